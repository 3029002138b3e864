// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: entity reference. */
public interface EntityReference extends XMLEvent {
    EntityDeclaration getDeclaration();

    String getName();
}
