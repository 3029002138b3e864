// SPDX-License-Identifier: MIT
package jdk.internal.xml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;

/**
 * The namespaces in scope: declarations of all open elements one after the other, with a mark where each
 * element begins.
 */
final class XmlNamespaces implements NamespaceContext {
    private String[] prefix = new String[16], uri = new String[16];
    private int[] mark = new int[16];
    private int count, depth;

    XmlNamespaces() {
        declare("xml", XMLConstants.XML_NS_URI);
        declare("xmlns", XMLConstants.XMLNS_ATTRIBUTE_NS_URI);
    }

    void push() {
        if (depth == mark.length) mark = Arrays.copyOf(mark, depth * 2);
        mark[depth++] = count;
    }

    void pop() {
        count = mark[--depth];
    }

    /** In the element pushed last; "" undoes. */
    void declare(String p, String u) {
        if (count == prefix.length) {
            prefix = Arrays.copyOf(prefix, count * 2);
            uri = Arrays.copyOf(uri, count * 2);
        }
        prefix[count] = p;
        uri[count++] = u;
    }

    /** Null if there is none. */
    String find(String p) {
        for (int i = count - 1; i >= 0; i--)
            if (prefix[i].equals(p)) return uri[i].isEmpty() ? null : uri[i];
        return null;
    }

    // ---- those of the element pushed last

    int declared() {
        return depth == 0 ? 0 : count - mark[depth - 1];
    }

    String declaredPrefix(int i) {
        return prefix[mark[depth - 1] + i];
    }

    String declaredUri(int i) {
        return uri[mark[depth - 1] + i];
    }

    boolean declares(String p) {
        for (int i = declared() - 1; i >= 0; i--)
            if (declaredPrefix(i).equals(p)) return true;
        return false;
    }

    // ---- NamespaceContext

    @Override
    public String getNamespaceURI(String p) {
        if (p == null) throw new IllegalArgumentException("The prefix cannot be null");
        return find(p);
    }

    @Override
    public String getPrefix(String namespace) {
        Iterator<String> all = getPrefixes(namespace);
        return all.hasNext() ? all.next() : null;
    }

    @Override
    public Iterator<String> getPrefixes(String namespace) {
        if (namespace == null) throw new IllegalArgumentException("The namespace URI cannot be null");
        List<String> found = new ArrayList<String>();
        for (int i = count - 1; i >= 0; i--)
            if (uri[i].equals(namespace) && namespace.equals(find(prefix[i]))
                    && !found.contains(prefix[i])) found.add(prefix[i]);
        return found.iterator();
    }

    /** What is in scope now, and stays so. */
    XmlNamespaces copy() {
        XmlNamespaces c = new XmlNamespaces();
        c.prefix = prefix.clone();
        c.uri = uri.clone();
        c.mark = mark.clone();
        c.count = count;
        c.depth = depth;
        return c;
    }
}
