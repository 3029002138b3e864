// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: namespace. */
public interface Namespace extends Attribute {
    String getPrefix();

    String getNamespaceURI();

    boolean isDefaultNamespaceDeclaration();
}
