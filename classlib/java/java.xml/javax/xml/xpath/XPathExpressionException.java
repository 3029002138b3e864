// SPDX-License-Identifier: MIT
package javax.xml.xpath;

/** An expression is wrong, or its evaluation failed. */
public class XPathExpressionException extends XPathException {
    public XPathExpressionException(String message) {
        super(message);
    }

    public XPathExpressionException(Throwable throwable) {
        super(throwable);
    }
}
