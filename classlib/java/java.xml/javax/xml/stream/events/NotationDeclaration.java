// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: notation declaration. */
public interface NotationDeclaration extends XMLEvent {
    String getName();

    String getPublicId();

    String getSystemId();
}
