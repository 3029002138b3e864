// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Results by class, on top of results by name. */
final class TypedResults {
    private TypedResults() {
    }

    private static final class Nodes implements XPathNodes {
        private final List<Node> list = new ArrayList<Node>();

        Nodes(NodeList nodes) {
            for (int i = 0; i < nodes.getLength(); i++) list.add(nodes.item(i));
        }

        @Override
        public Iterator<Node> iterator() {
            return list.iterator();
        }

        @Override
        public int size() {
            return list.size();
        }

        @Override
        public Node get(int index) throws XPathException {
            if (index < 0 || index >= list.size()) throw new IndexOutOfBoundsException();
            return list.get(index);
        }
    }

    private static final class Result<T> implements XPathEvaluationResult<T> {
        private final XPathResultType type;
        private final T value;

        Result(XPathResultType type, T value) {
            this.type = type;
            this.value = value;
        }

        @Override
        public XPathResultType type() {
            return type;
        }

        @Override
        public T value() {
            return value;
        }
    }

    /** The expression's value on a node or a source, as an instance of the class. */
    static <T> T evaluate(XPathExpression e, Object item, Class<T> type) throws XPathExpressionException {
        if (type == XPathEvaluationResult.class) return type.cast(any(e, item));
        if (XPathEvaluationResult.XPathResultType.getQNameType(type) == null)
            throw new IllegalArgumentException("The type " + type.getName() + " is not supported.");
        if (type == Integer.class) return type.cast(((Double) value(e, item, XPathConstants.NUMBER)).intValue());
        if (type == Long.class) return type.cast(((Double) value(e, item, XPathConstants.NUMBER)).longValue());
        Object v = value(e, item, XPathEvaluationResult.XPathResultType.getQNameType(type));
        return type.cast(v instanceof NodeList && type == XPathNodes.class ? new Nodes((NodeList) v) : v);
    }

    /** Of whatever type it is: nodes if it can be nodes. */
    static XPathEvaluationResult<?> any(XPathExpression e, Object item) throws XPathExpressionException {
        try {
            NodeList nodes = (NodeList) value(e, item, XPathConstants.NODESET);
            return new Result<XPathNodes>(XPathEvaluationResult.XPathResultType.NODESET, new Nodes(nodes));
        } catch (XPathExpressionException notNodes) {
            return new Result<String>(XPathEvaluationResult.XPathResultType.STRING,
                    (String) value(e, item, XPathConstants.STRING));
        }
    }

    private static Object value(XPathExpression e, Object item, javax.xml.namespace.QName type)
            throws XPathExpressionException {
        return item instanceof org.xml.sax.InputSource ? e.evaluate((org.xml.sax.InputSource) item, type)
                : e.evaluate(item, type);
    }
}
