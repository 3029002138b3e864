// SPDX-License-Identifier: MIT
package javax.xml.xpath;

/** An expression is wrong, or its evaluation failed. */
public class XPathExpressionException extends XPathException {
    private static final long serialVersionUID = -1837080260374986980L;

    public XPathExpressionException(String message) {
        super(message);
    }

    public XPathExpressionException(Throwable throwable) {
        super(throwable);
    }
}
