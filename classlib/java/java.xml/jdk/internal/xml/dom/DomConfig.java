// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.DOMStringList;
import org.w3c.dom.Node;

/** The parameters of normalizeDocument, of serializers and of parsers: those that can be set are obeyed. */
final class DomConfig implements DOMConfiguration {
    private static final String[] ON = { "cdata-sections", "comments", "entities", "namespaces",
            "namespace-declarations",
        "element-content-whitespace", "split-cdata-sections", "well-formed", "xml-declaration",
                "ignore-unknown-character-denormalizations" };
    private static final String[] OFF = { "canonical-form", "check-character-normalization", "datatype-normalization",
        "normalize-characters", "validate", "validate-if-schema", "discard-default-content" };
    private static final String[] CHANGEABLE = { "cdata-sections", "comments", "xml-declaration", "format-pretty-print",
        "namespace-declarations", "error-handler", "resource-resolver", "entities", "element-content-whitespace",
        "split-cdata-sections", "infoset" };

    private final Map<String, Object> values = new LinkedHashMap<String, Object>();

    DomConfig() {
        for (int i = 0; i < ON.length; i++) values.put(ON[i], Boolean.TRUE);
        for (int i = 0; i < OFF.length; i++) values.put(OFF[i], Boolean.FALSE);
        values.put("format-pretty-print", Boolean.FALSE);
        values.put("infoset", Boolean.FALSE);
        values.put("error-handler", null);
        values.put("resource-resolver", null);
    }

    boolean is(String name) {
        return Boolean.TRUE.equals(values.get(name));
    }

    @Override
    public Object getParameter(String name) {
        String key = name.toLowerCase(java.util.Locale.ROOT);
        if (!values.containsKey(key)) throw unknown(name);
        return values.get(key);
    }

    private static DOMException unknown(String name) {
        return new DOMException(DOMException.NOT_FOUND_ERR, "FEATURE_NOT_FOUND: The parameter " + name
                + " is not recognized.");
    }

    @Override
    public boolean canSetParameter(String name, Object value) {
        String key = name.toLowerCase(java.util.Locale.ROOT);
        if (!values.containsKey(key)) return false;
        for (int i = 0; i < CHANGEABLE.length; i++)
            if (CHANGEABLE[i].equals(key)) return true;
        return value == null || value.equals(values.get(key));
    }

    @Override
    public void setParameter(String name, Object value) {
        String key = name.toLowerCase(java.util.Locale.ROOT);
        if (!values.containsKey(key)) throw unknown(name);
        if (!canSetParameter(name, value)) throw new DOMException(DOMException.NOT_SUPPORTED_ERR,
                "FEATURE_NOT_SUPPORTED: The parameter " + name
                        + " is recognized but the requested value cannot be set.");
        values.put(key, value);
    }

    @Override
    public DOMStringList getParameterNames() {
        final List<String> names = new ArrayList<String>(values.keySet());
        return new DOMStringList() {
            @Override
            public String item(int index) {
                return index < 0 || index >= names.size() ? null : names.get(index);
            }

            @Override
            public int getLength() {
                return names.size();
            }

            @Override
            public boolean contains(String s) {
                return names.contains(s);
            }
        };
    }

    /** Takes out what the parameters don't want. */
    void apply(DomNode root) {
        for (DomNode n = (DomNode) root.getFirstChild(); n != null;) {
            DomNode next = n.next;
            int type = n.getNodeType();
            if (type == Node.COMMENT_NODE && !is("comments")) root.removeChild(n);
            else if (type == Node.CDATA_SECTION_NODE && !is("cdata-sections"))
                root.replaceChild(root.document().createTextNode(n.getNodeValue()), n);
            else apply(n);
            n = next;
        }
    }
}
