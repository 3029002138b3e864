// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** Evaluates expressions of XPath. */
public interface XPath {
    void reset();

    void setXPathVariableResolver(XPathVariableResolver xPathVariableResolver);

    XPathVariableResolver getXPathVariableResolver();

    void setXPathFunctionResolver(XPathFunctionResolver xPathFunctionResolver);

    XPathFunctionResolver getXPathFunctionResolver();

    void setNamespaceContext(NamespaceContext namespaceContext);

    NamespaceContext getNamespaceContext();

    XPathExpression compile(String expression) throws XPathExpressionException;

    Object evaluate(String expression, Object item, QName returnType) throws XPathExpressionException;

    String evaluate(String expression, Object item) throws XPathExpressionException;

    Object evaluate(String expression, InputSource source, QName returnType) throws XPathExpressionException;

    String evaluate(String expression, InputSource source) throws XPathExpressionException;

    default <T> T evaluateExpression(String expression, Object item, Class<T> type) throws XPathExpressionException {
        return TypedResults.evaluate(compile(expression), item, type);
    }

    default XPathEvaluationResult<?> evaluateExpression(String expression, Object item)
            throws XPathExpressionException {
        return TypedResults.any(compile(expression), item);
    }

    default <T> T evaluateExpression(String expression, InputSource source, Class<T> type)
            throws XPathExpressionException {
        return TypedResults.evaluate(compile(expression), source, type);
    }

    default XPathEvaluationResult<?> evaluateExpression(String expression, InputSource source)
            throws XPathExpressionException {
        return TypedResults.any(compile(expression), source);
    }
}
