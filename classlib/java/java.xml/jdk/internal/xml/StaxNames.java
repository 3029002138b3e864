// SPDX-License-Identifier: MIT
package jdk.internal.xml;

/** The names of the events of StAX, for messages. */
final class StaxNames {
    private static final String[] NAMES = { "UNKNOWN_EVENT_TYPE", "START_ELEMENT", "END_ELEMENT",
            "PROCESSING_INSTRUCTION", "CHARACTERS",
        "COMMENT", "SPACE", "START_DOCUMENT", "END_DOCUMENT", "ENTITY_REFERENCE", "ATTRIBUTE", "DTD", "CDATA",
                "NAMESPACE",
        "NOTATION_DECLARATION", "ENTITY_DECLARATION" };

    private StaxNames() {
    }

    static String event(int type) {
        return type > 0 && type < NAMES.length ? NAMES[type] : NAMES[0] + ", " + type;
    }
}
