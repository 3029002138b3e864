// SPDX-License-Identifier: MIT
package javax.security.auth.x500;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.NotActiveException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.security.Principal;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import jdk.internal.security.Der;

/** A name of X.500, written as RFC 1779 or RFC 2253 have it or encoded in DER. */
public final class X500Principal implements Principal, Serializable {
    private static final long serialVersionUID = -500463348111345721L;

    public static final String RFC1779 = "RFC1779";
    public static final String RFC2253 = "RFC2253";
    public static final String CANONICAL = "CANONICAL";

    /** Relative names in the order of the encoding, which is not that of the strings. */
    private transient List<List<Part>> name;
    private transient String canonical; // once it was asked for

    public X500Principal(String name) {
        this(name, Map.of());
    }

    public X500Principal(String name, Map<String, String> keywordMap) {
        Objects.requireNonNull(name, "provided null name");
        Objects.requireNonNull(keywordMap, "provided null keyword map");
        try {
            for (Map.Entry<String, String> e : keywordMap.entrySet())
                if (!e.getKey().equals(e.getKey().toUpperCase(Locale.ENGLISH)) || !e.getValue().matches("[0-2](\\.[0-9]+)+"))
                    throw new IllegalArgumentException("bad keyword");
            this.name = new NameReader(name, keywordMap).read();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("improperly specified input name: " + name, e);
        }
    }

    public X500Principal(byte[] name) {
        try {
            this.name = decoded(new Der(name));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("improperly specified input name", e);
        }
    }

    /** Takes from the stream what the name needs, no more; a stream that can go back is where it was if that fails. */
    public X500Principal(InputStream is) {
        Objects.requireNonNull(is, "provided null input stream");
        if (is.markSupported()) is.mark(Integer.MAX_VALUE);
        try {
            this.name = decoded(new Der(element(is)));
        } catch (IOException | RuntimeException e) {
            try {
                if (is.markSupported()) is.reset();
            } catch (IOException again) {
                e.addSuppressed(again);
            }
            throw new IllegalArgumentException("improperly specified input stream", e);
        }
    }

    private static byte[] element(InputStream is) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        head.write(is.read());
        int length = is.read();
        head.write(length);
        if (length > 127) {
            byte[] more = is.readNBytes(length & 127);
            if (more.length > 3) throw new IOException("too long");
            head.writeBytes(more);
            length = 0;
            for (byte b : more) length = length << 8 | b & 255;
        }
        head.writeBytes(is.readNBytes(Math.max(0, length)));
        return head.toByteArray();
    }

    private static List<List<Part>> decoded(Der in) {
        List<List<Part>> name = new ArrayList<>();
        for (Der sets = in.next(Der.SEQUENCE); sets.hasNext();) {
            List<Part> relative = new ArrayList<>();
            for (Der set = sets.next(Der.SET); set.hasNext();) {
                Der pair = set.next(Der.SEQUENCE);
                relative.add(new Part(pair.type(), pair.whole()));
            }
            name.add(relative);
        }
        return name;
    }

    @Override
    public String getName() {
        return getName(RFC2253);
    }

    public String getName(String format) {
        Objects.requireNonNull(format, "provided null format");
        if (format.equalsIgnoreCase(CANONICAL)) return canonical();
        return getName(format, Map.of());
    }

    public String getName(String format, Map<String, String> oidMap) {
        Objects.requireNonNull(format, "provided null format");
        Objects.requireNonNull(oidMap, "provided null OID map");
        for (Map.Entry<String, String> e : oidMap.entrySet())
            if (!e.getKey().matches("[0-2](\\.[0-9]+)+") || !e.getValue().matches("[A-Za-z][A-Za-z0-9]*"))
                throw new IllegalArgumentException("improperly specified OID map");
        if (format.equalsIgnoreCase(RFC1779)) return written(" + ", ", ", p -> p.quoted('a', oidMap));
        if (format.equalsIgnoreCase(RFC2253)) return written("+", ",", p -> p.escaped(oidMap));
        throw new IllegalArgumentException("invalid format specified");
    }

    private String written(String plus, String comma, java.util.function.Function<Part, String> part) {
        StringBuilder s = new StringBuilder();
        for (int i = name.size() - 1; i >= 0; i--) {
            s.append(name.get(i).stream().map(part).collect(Collectors.joining(plus)));
            if (i > 0) s.append(comma);
        }
        return s.toString();
    }

    private String canonical() {
        if (canonical == null) {
            StringBuilder s = new StringBuilder();
            for (int i = name.size() - 1; i >= 0; i--) {
                s.append(name.get(i).stream().sorted(Comparator.comparing((Part p) -> !p.hasKeyword())
                    .thenComparing(Part::canonical)).map(Part::canonical).collect(Collectors.joining("+")));
                if (i > 0) s.append(',');
            }
            String folded = s.toString().toUpperCase(Locale.US).toLowerCase(Locale.US);
            canonical = Normalizer.normalize(folded, Normalizer.Form.NFKD);
        }
        return canonical;
    }

    public byte[] getEncoded() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (List<Part> relative : name) {
            List<byte[]> parts = new ArrayList<>();
            for (Part p : relative) {
                ByteArrayOutputStream one = new ByteArrayOutputStream();
                p.write(one);
                parts.add(one.toByteArray());
            }
            parts.sort(Arrays::compareUnsigned);
            ByteArrayOutputStream set = new ByteArrayOutputStream();
            parts.forEach(set::writeBytes);
            out.writeBytes(Der.element(Der.SET, set.toByteArray()));
        }
        return Der.element(Der.SEQUENCE, out.toByteArray());
    }

    @Override
    public String toString() {
        return written(" + ", ", ", p -> p.quoted('c', Map.of()));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof X500Principal && canonical().equals(((X500Principal) o).canonical());
    }

    @Override
    public int hashCode() {
        return canonical().hashCode();
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.writeObject(getEncoded());
    }

    private void readObject(ObjectInputStream s) throws IOException, NotActiveException, ClassNotFoundException {
        name = decoded(new Der((byte[]) s.readObject()));
    }
}
