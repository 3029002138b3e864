// SPDX-License-Identifier: MIT
package javax.xml.xpath;

public class XPathFunctionException extends XPathExpressionException {
    public XPathFunctionException(String name) {
        super(name);
    }

    public XPathFunctionException(Throwable throwable) {
        super(throwable);
    }
}
