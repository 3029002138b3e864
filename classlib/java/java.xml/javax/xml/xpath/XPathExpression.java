// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** An expression that was read. */
public interface XPathExpression {
    Object evaluate(Object item, QName returnType) throws XPathExpressionException;

    String evaluate(Object item) throws XPathExpressionException;

    Object evaluate(InputSource source, QName returnType) throws XPathExpressionException;

    String evaluate(InputSource source) throws XPathExpressionException;

    default <T> T evaluateExpression(Object item, Class<T> type) throws XPathExpressionException {
        return TypedResults.evaluate(this, item, type);
    }

    default XPathEvaluationResult<?> evaluateExpression(Object item) throws XPathExpressionException {
        return TypedResults.any(this, item);
    }

    default <T> T evaluateExpression(InputSource source, Class<T> type) throws XPathExpressionException {
        return TypedResults.evaluate(this, source, type);
    }

    default XPathEvaluationResult<?> evaluateExpression(InputSource source) throws XPathExpressionException {
        return TypedResults.any(this, source);
    }
}
