// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import java.io.IOException;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathFactoryConfigurationException;
import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import jdk.internal.xml.DomReader;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Makes evaluators of XPath 1.0 over DOM trees. */
public final class XPathMaker extends XPathFactory {
    private XPathVariableResolver variables;
    private XPathFunctionResolver functions;
    private boolean secure = true;

    @Override
    public boolean isObjectModelSupported(String objectModel) {
        if (objectModel == null) throw new NullPointerException();
        if (objectModel.isEmpty()) throw new IllegalArgumentException();
        return objectModel.equals(DEFAULT_OBJECT_MODEL_URI);
    }

    @Override
    public void setFeature(String name, boolean value) throws XPathFactoryConfigurationException {
        if (name == null) throw new NullPointerException();
        if (!name.equals(XMLConstants.FEATURE_SECURE_PROCESSING)) throw unknown(name);
        secure = value;
    }

    @Override
    public boolean getFeature(String name) throws XPathFactoryConfigurationException {
        if (name == null) throw new NullPointerException();
        if (!name.equals(XMLConstants.FEATURE_SECURE_PROCESSING)) throw unknown(name);
        return secure;
    }

    private static XPathFactoryConfigurationException unknown(String name) {
        return new XPathFactoryConfigurationException("Feature \"" + name + "\" is not known to this XPathFactory.");
    }

    @Override
    public void setXPathVariableResolver(XPathVariableResolver resolver) {
        if (resolver == null) throw new NullPointerException();
        variables = resolver;
    }

    @Override
    public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
        if (resolver == null) throw new NullPointerException();
        functions = resolver;
    }

    @Override
    public XPath newXPath() {
        return new Evaluator(variables, functions);
    }

    private static final class Evaluator implements XPath {
        private final XPathVariableResolver firstVariables;
        private final XPathFunctionResolver firstFunctions;
        private final Context.Environment environment = new Context.Environment();

        Evaluator(XPathVariableResolver variables, XPathFunctionResolver functions) {
            firstVariables = variables;
            firstFunctions = functions;
            reset();
        }

        @Override
        public void reset() {
            environment.variables = firstVariables;
            environment.functions = firstFunctions;
            environment.namespaces = null;
        }

        @Override
        public void setXPathVariableResolver(XPathVariableResolver resolver) {
            if (resolver == null) throw new NullPointerException();
            environment.variables = resolver;
        }

        @Override
        public XPathVariableResolver getXPathVariableResolver() {
            return environment.variables;
        }

        @Override
        public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
            if (resolver == null) throw new NullPointerException();
            environment.functions = resolver;
        }

        @Override
        public XPathFunctionResolver getXPathFunctionResolver() {
            return environment.functions;
        }

        @Override
        public void setNamespaceContext(NamespaceContext context) {
            if (context == null) throw new NullPointerException();
            environment.namespaces = context;
        }

        @Override
        public NamespaceContext getNamespaceContext() {
            return environment.namespaces;
        }

        @Override
        public XPathExpression compile(String expression) throws XPathExpressionException {
            if (expression == null) throw new NullPointerException();
            return new Compiled(Reader.read(expression, environment.namespaces), environment);
        }

        @Override
        public Object evaluate(String expression, Object item, QName returnType) throws XPathExpressionException {
            return compile(expression).evaluate(item, returnType);
        }

        @Override
        public String evaluate(String expression, Object item) throws XPathExpressionException {
            return compile(expression).evaluate(item);
        }

        @Override
        public Object evaluate(String expression, InputSource source, QName returnType)
                throws XPathExpressionException {
            return compile(expression).evaluate(source, returnType);
        }

        @Override
        public String evaluate(String expression, InputSource source) throws XPathExpressionException {
            return compile(expression).evaluate(source);
        }
    }

    private static final class Compiled implements XPathExpression {
        private final Expression expression;
        private final Context.Environment environment;

        Compiled(Expression expression, Context.Environment environment) {
            this.expression = expression;
            this.environment = environment;
        }

        @Override
        public Object evaluate(Object item, QName returnType) throws XPathExpressionException {
            if (returnType == null) throw new NullPointerException();
            if (item != null && !(item instanceof Node))
                throw new XPathExpressionException("The context must be a node, not a " + item.getClass().getName());
            Object v = expression.evaluate(new Context((Node) item, 1, 1, environment));
            if (returnType.equals(XPathConstants.STRING)) return Values.string(v);
            if (returnType.equals(XPathConstants.NUMBER)) return Values.number(v);
            if (returnType.equals(XPathConstants.BOOLEAN)) return Values.bool(v);
            if (returnType.equals(XPathConstants.NODESET)) return new Values.Nodes(Values.nodes(v));
            if (!returnType.equals(XPathConstants.NODE))
                throw new IllegalArgumentException("Unsupported return type: " + returnType);
            List<Node> nodes = Values.nodes(v);
            return nodes.isEmpty() ? null : nodes.get(0);
        }

        @Override
        public String evaluate(Object item) throws XPathExpressionException {
            return (String) evaluate(item, XPathConstants.STRING);
        }

        @Override
        public Object evaluate(InputSource source, QName returnType) throws XPathExpressionException {
            if (source == null || returnType == null) throw new NullPointerException();
            try {
                return evaluate(DomReader.read(source, null, null), returnType);
            } catch (IOException | SAXException e) {
                throw new XPathExpressionException(e);
            }
        }

        @Override
        public String evaluate(InputSource source) throws XPathExpressionException {
            return (String) evaluate(source, XPathConstants.STRING);
        }
    }
}
