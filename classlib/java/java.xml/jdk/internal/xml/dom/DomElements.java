// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.util.ArrayList;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * The elements of a name below a node: found as far as they are asked for, and again after a change of the
 * document.
 */
final class DomElements implements NodeList {
    private final DomParent root;
    private final String uri, name;
    private final boolean qualified;
    private final ArrayList<Node> found = new ArrayList<Node>();
    private DomNode at;
    private boolean complete;
    private int changes;

    DomElements(DomParent root, String uri, String name, boolean qualified) {
        this.root = root;
        this.uri = uri;
        this.name = name;
        this.qualified = qualified;
        changes = root.document().changes;
        at = root;
    }

    private boolean matches(DomNode n) {
        if (n.getNodeType() != Node.ELEMENT_NODE) return false;
        if (!qualified) return name.equals("*") || name.equals(n.getNodeName());
        return ("*".equals(uri) || Dom.same(uri, n.getNamespaceURI()))
                && ("*".equals(name) || name.equals(n.getLocalName()));
    }

    private void find(int count) {
        if (changes != root.document().changes) {
            changes = root.document().changes;
            found.clear();
            at = root;
            complete = false;
        }
        while (!complete && found.size() < count) {
            at = DomParent.following(at, root);
            if (at == null) complete = true;
            else if (matches(at)) found.add(at);
        }
    }

    @Override
    public int getLength() {
        find(Integer.MAX_VALUE);
        return found.size();
    }

    @Override
    public Node item(int index) {
        if (index < 0) return null;
        find(index + 1);
        return index < found.size() ? found.get(index) : null;
    }
}
