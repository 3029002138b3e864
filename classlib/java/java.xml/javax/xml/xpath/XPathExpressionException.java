// SPDX-License-Identifier: MIT
package javax.xml.xpath;

public class XPathExpressionException extends XPathException {
    public XPathExpressionException(String name) {
        super(name);
    }

    public XPathExpressionException(Throwable throwable) {
        super(throwable);
    }
}
