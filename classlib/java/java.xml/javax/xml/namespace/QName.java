// SPDX-License-Identifier: MIT
package javax.xml.namespace;

import java.io.Serializable;

/** A name in a namespace; the prefix is no part of its identity. */
public class QName implements Serializable {
    private static final long serialVersionUID = -9120448754896609940L;

    private final String namespaceURI, localPart, prefix;

    public QName(String namespaceURI, String localPart) {
        this(namespaceURI, localPart, "");
    }

    public QName(String namespaceURI, String localPart, String prefix) {
        if (localPart == null) throw new IllegalArgumentException("local part cannot be \"null\" when creating a "
                + "QName");
        if (prefix == null) throw new IllegalArgumentException("prefix cannot be \"null\" when creating a QName");
        this.namespaceURI = namespaceURI == null ? "" : namespaceURI;
        this.localPart = localPart;
        this.prefix = prefix;
    }

    public QName(String localPart) {
        this("", localPart, "");
    }

    public String getNamespaceURI() {
        return namespaceURI;
    }

    public String getLocalPart() {
        return localPart;
    }

    public String getPrefix() {
        return prefix == null ? "" : prefix;
    }

    @Override
    public final boolean equals(Object o) {
        if (!(o instanceof QName)) return false;
        QName q = (QName) o;
        return localPart.equals(q.localPart) && namespaceURI.equals(q.namespaceURI);
    }

    @Override
    public final int hashCode() {
        return namespaceURI.hashCode() ^ localPart.hashCode();
    }

    @Override
    public String toString() {
        return namespaceURI.isEmpty() ? localPart : "{" + namespaceURI + "}" + localPart;
    }

    /** What toString makes, read again. */
    public static QName valueOf(String s) {
        if (s == null) throw new IllegalArgumentException("cannot create QName from \"null\" or \"\" String");
        if (!s.startsWith("{")) return new QName("", s, "");
        if (s.startsWith("{}")) throw new IllegalArgumentException("Namespace URI .equals(XMLConstants.NULL_NS_URI), "
                + ".equals(\"\"), only the local part, \"" + s.substring(2) + "\", should be provided.");
        int end = s.indexOf('}');
        if (end < 0) throw new IllegalArgumentException("cannot create QName from \"" + s
                + "\", missing closing \"}\"");
        return new QName(s.substring(1, end), s.substring(end + 1), "");
    }
}
