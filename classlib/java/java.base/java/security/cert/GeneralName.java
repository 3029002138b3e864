// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.security.auth.x500.X500Principal;
import jdk.internal.security.Der;

/** A GeneralName of RFC 5280, 4.2.1.6: one of nine kinds, by the number of its tag, and what is in the element. */
final class GeneralName {
    private static final int OTHER = 0, MAIL = 1, DNS = 2, X400 = 3, DIRECTORY = 4, PARTY = 5, LOCATION = 6, ADDRESS = 7, REGISTERED = 8;
    private static final int CONTEXT = 0x80, CONSTRUCTED = 0x20;
    private static final int OCTETS = 4, IA5 = 0x16;

    private final int kind;
    private final byte[] content;

    private GeneralName(int kind, byte[] content) {
        this.kind = kind;
        this.content = content;
    }

    /** As X509CertSelector takes it: a string, where the kind can be written as one. */
    static GeneralName of(int kind, String name) throws IOException {
        switch (kind) {
        case MAIL:
        case DNS:
        case LOCATION:
            if (name.isEmpty() || !StandardCharsets.US_ASCII.newEncoder().canEncode(name)) throw new IOException("not a name: " + name);
            return new GeneralName(kind, name.getBytes(StandardCharsets.US_ASCII));
        case DIRECTORY:
            return new GeneralName(kind, principal(name).getEncoded());
        case ADDRESS:
            return new GeneralName(kind, address(name));
        case REGISTERED:
            return new GeneralName(kind, new Der(identifier(name)).next(Der.TYPE).bytes());
        default:
            throw new IOException("a name of type " + kind + " has no form as a string");
        }
    }

    /** As X509CertSelector takes it: the value with the tag of its own type. */
    static GeneralName of(int kind, byte[] encoded) throws IOException {
        int[] tags = {Der.SEQUENCE, IA5, IA5, Der.SEQUENCE, Der.SEQUENCE, Der.SEQUENCE, IA5, OCTETS, Der.TYPE};
        if (kind < OTHER || kind > REGISTERED) throw new IOException("unknown type of name: " + kind);
        try {
            if (kind == DIRECTORY) return new GeneralName(kind, new X500Principal(encoded).getEncoded());
            return new GeneralName(kind, new Der(encoded).next(tags[kind]).bytes());
        } catch (IllegalArgumentException e) {
            throw new IOException("bad encoding of a name", e);
        }
    }

    /** The next element, as an extension has it. */
    static GeneralName read(Der in) {
        for (int kind = OTHER; kind <= REGISTERED; kind++) {
            boolean isConstructed = kind == OTHER || kind == X400 || kind == DIRECTORY || kind == PARTY;
            int tag = CONTEXT | kind | (isConstructed ? CONSTRUCTED : 0);
            if (in.isNext(tag)) return new GeneralName(kind, in.next(tag).bytes());
        }
        throw new IllegalArgumentException("no name");
    }

    static List<GeneralName> all(Der names) {
        List<GeneralName> all = new ArrayList<>();
        while (names.hasNext()) all.add(read(names));
        return all;
    }

    static GeneralName of(X500Principal name) {
        return new GeneralName(DIRECTORY, name.getEncoded());
    }

    static X500Principal principal(String name) throws IOException {
        try {
            return new X500Principal(name);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    static X500Principal principal(byte[] name) throws IOException {
        try {
            return new X500Principal(name);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** The encoding of an object identifier. */
    static byte[] identifier(String dotted) throws IOException {
        if (!dotted.matches("([01]\\.[1-3]?[0-9]|2\\.[0-9]+)(\\.[0-9]+)*")) throw new IOException("no object identifier: " + dotted);
        return Der.type(dotted);
    }

    /** Four or sixteen bytes; with a mask behind a stroke twice as many. */
    private static byte[] address(String name) throws IOException {
        if (name.isEmpty() || !name.matches("[0-9a-fA-F:./]+")) throw new IOException("no address: " + name);
        String[] parts = name.split("/", -1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] first = InetAddress.getByName(parts[0]).getAddress();
        out.writeBytes(first);
        if (parts.length > 2) throw new IOException("no address: " + name);
        if (parts.length == 2) out.writeBytes(mask(parts[1], first.length));
        return out.toByteArray();
    }

    private static byte[] mask(String mask, int length) throws IOException {
        if (!mask.matches("[0-9]{1,3}")) return InetAddress.getByName(mask).getAddress();
        int bits = Integer.parseInt(mask);
        if (bits > 8 * length) throw new IOException("the mask is too long: " + mask);
        byte[] set = new byte[length];
        for (int i = 0; i < bits; i++) set[i / 8] |= (byte) (0x80 >> i % 8);
        return set;
    }

    private String text() {
        return new String(content, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof GeneralName) || ((GeneralName) o).kind != kind) return false;
        GeneralName other = (GeneralName) o;
        switch (kind) {
        case MAIL:
        case DNS:
        case LOCATION:
            return text().equals(other.text());
        case DIRECTORY:
            return new X500Principal(content).equals(new X500Principal(other.content));
        default:
            return Arrays.equals(content, other.content);
        }
    }

    @Override
    public int hashCode() {
        return kind;
    }

    boolean isKindOf(GeneralName other) {
        return kind == other.kind;
    }

    /** RFC 5280, 4.2.1.10: whether this name lies in the subtree that begins at a name of the same kind. */
    boolean isWithin(GeneralName base) {
        switch (kind) {
        case MAIL:
            return base.text().indexOf('@') > 0 ? equals(base) : isHostWithin(text().substring(text().lastIndexOf('@') + 1), base.text());
        case DNS:
            return base.text().isEmpty() || equals(base) || text().endsWith("." + base.text());
        case LOCATION:
            return isHostWithin(host(), base.text());
        case DIRECTORY:
            return isBelow(base);
        case ADDRESS:
            return isAddressWithin(base.content);
        default:
            return equals(base);
        }
    }

    /** A constraint with a leading dot means what lies below, another one the host itself. */
    private static boolean isHostWithin(String host, String base) {
        return base.isEmpty() || (base.startsWith(".") ? host.endsWith(base) : host.equals(base));
    }

    private String host() {
        try {
            String host = new URI(text()).getHost();
            return host == null ? "" : host;
        } catch (URISyntaxException e) {
            return "";
        }
    }

    private boolean isBelow(GeneralName base) {
        Der mine = new Der(content).next(Der.SEQUENCE), other = new Der(base.content).next(Der.SEQUENCE);
        ByteArrayOutputStream begin = new ByteArrayOutputStream();
        while (other.hasNext()) {
            if (!mine.hasNext()) return false;
            other.whole();
            begin.writeBytes(mine.whole());
        }
        return new X500Principal(Der.element(Der.SEQUENCE, begin.toByteArray())).equals(new X500Principal(base.content));
    }

    private boolean isAddressWithin(byte[] base) {
        if (base.length != 2 * content.length) return false;
        for (int i = 0; i < content.length; i++)
            if (((content[i] ^ base[i]) & base[content.length + i]) != 0) return false;
        return true;
    }
}
