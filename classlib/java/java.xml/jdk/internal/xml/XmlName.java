// SPDX-License-Identifier: MIT
package jdk.internal.xml;

/** A name of a document, split at its colon. Made once per name and document (XmlNames). */
final class XmlName {
    /** As it stands; all three interned. */
    final String raw;
    /** "" without a colon. */
    final String prefix;
    final String local;
    /** False if colons stand where Namespaces in XML allows none. */
    final boolean qualified;

    XmlName next;
    final int hash;

    XmlName(String raw, int hash) {
        this.raw = raw.intern();
        this.hash = hash;
        int colon = raw.indexOf(':');
        qualified = colon < 0 || colon > 0 && colon < raw.length() - 1 && raw.indexOf(':', colon + 1) < 0
                && XmlChars.isNameStart(raw.codePointAt(colon + 1));
        prefix = colon > 0 && qualified ? raw.substring(0, colon).intern() : "";
        local = colon > 0 && qualified ? raw.substring(colon + 1).intern() : this.raw;
    }
}
