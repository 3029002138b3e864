// SPDX-License-Identifier: MIT
package javax.xml.transform.dom;

import javax.xml.transform.Source;
import org.w3c.dom.Node;

/** A tree to read. */
public class DOMSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.dom.DOMSource/feature";

    private Node node;
    private String systemId;

    public DOMSource() {
    }

    public DOMSource(Node n) {
        node = n;
    }

    public DOMSource(Node node, String systemId) {
        this.node = node;
        this.systemId = systemId;
    }

    public void setNode(Node node) {
        this.node = node;
    }

    public Node getNode() {
        return node;
    }

    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    public String getSystemId() {
        return systemId;
    }

    @Override
    public boolean isEmpty() {
        return node == null && systemId == null;
    }
}
