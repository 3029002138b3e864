// SPDX-License-Identifier: MIT
package jdk.internal.xml.xpath;

import javax.xml.namespace.NamespaceContext;
import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Node;

/** What an expression is evaluated in: a node, its place in a list, and what the caller brings. */
final class Context {
    /** What the caller brings; each may be null. */
    static final class Environment {
        NamespaceContext namespaces;
        XPathVariableResolver variables;
        XPathFunctionResolver functions;
    }

    /** Null: there is nothing to look at. */
    final Node node;
    final int position, size;
    final Environment environment;

    Context(Node node, int position, int size, Environment environment) {
        this.node = node;
        this.position = position;
        this.size = size;
        this.environment = environment;
    }

    Context at(Node n, int newPosition, int newSize) {
        return new Context(n, newPosition, newSize, environment);
    }
}
