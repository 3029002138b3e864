// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import java.util.Iterator;
import org.w3c.dom.Node;

/** Nodes that an expression found. */
public interface XPathNodes extends Iterable<Node> {
    Iterator<Node> iterator();

    int size();

    Node get(int index) throws XPathException;
}
