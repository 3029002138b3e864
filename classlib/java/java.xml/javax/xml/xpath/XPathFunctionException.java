// SPDX-License-Identifier: MIT
package javax.xml.xpath;

/** A function failed. */
public class XPathFunctionException extends XPathExpressionException {
    public XPathFunctionException(String message) {
        super(message);
    }

    public XPathFunctionException(Throwable throwable) {
        super(throwable);
    }
}
