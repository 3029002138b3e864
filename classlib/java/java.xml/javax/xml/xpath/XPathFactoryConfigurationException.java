// SPDX-License-Identifier: MIT
package javax.xml.xpath;

public class XPathFactoryConfigurationException extends XPathException {
    public XPathFactoryConfigurationException(String name) {
        super(name);
    }

    public XPathFactoryConfigurationException(Throwable throwable) {
        super(throwable);
    }
}
