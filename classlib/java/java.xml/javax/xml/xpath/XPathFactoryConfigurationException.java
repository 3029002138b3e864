// SPDX-License-Identifier: MIT
package javax.xml.xpath;

/** A factory that is wanted can not be had. */
public class XPathFactoryConfigurationException extends XPathException {
    private static final long serialVersionUID = -1837080260374986980L;

    public XPathFactoryConfigurationException(String message) {
        super(message);
    }

    public XPathFactoryConfigurationException(Throwable throwable) {
        super(throwable);
    }
}
