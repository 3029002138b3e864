// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: entity declaration. */
public interface EntityDeclaration extends XMLEvent {
    String getPublicId();

    String getSystemId();

    String getName();

    String getNotationName();

    String getReplacementText();

    String getBaseURI();
}
