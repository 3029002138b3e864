// SPDX-License-Identifier: MIT
package javax.xml.xpath;

/** A factory that is wanted can not be had. */
public class XPathFactoryConfigurationException extends XPathException {
    public XPathFactoryConfigurationException(String message) {
        super(message);
    }

    public XPathFactoryConfigurationException(Throwable throwable) {
        super(throwable);
    }
}
