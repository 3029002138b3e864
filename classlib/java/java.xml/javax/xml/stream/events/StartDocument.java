// SPDX-License-Identifier: MIT
package javax.xml.stream.events;

/** An event of StAX: start document. */
public interface StartDocument extends XMLEvent {
    String getSystemId();

    String getCharacterEncodingScheme();

    boolean encodingSet();

    boolean isStandalone();

    boolean standaloneSet();

    String getVersion();
}
