// SPDX-License-Identifier: MIT
package java.util.jar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The main attributes of a jar file, and attributes of single entries. */
public class Manifest implements Cloneable {
    private final Attributes main = new Attributes();
    private final Map<String, Attributes> entries = new LinkedHashMap<String, Attributes>();

    public Manifest() {
    }

    public Manifest(InputStream is) throws IOException {
        read(is);
    }

    public Manifest(Manifest man) {
        main.putAll(man.main);
        for (Map.Entry<String, Attributes> e : man.entries.entrySet())
            entries.put(e.getKey(), (Attributes) e.getValue().clone());
    }

    public Attributes getMainAttributes() {
        return main;
    }

    public Map<String, Attributes> getEntries() {
        return entries;
    }

    public Attributes getAttributes(String name) {
        return entries.get(name);
    }

    public void clear() {
        main.clear();
        entries.clear();
    }

    /** Lines of at most 72 bytes; a longer one goes on behind a line end and a space. */
    private static void writeLine(OutputStream out, String name, String value) throws IOException {
        byte[] b = (name + ": " + value).getBytes(StandardCharsets.UTF_8);
        int n = Math.min(72, b.length);
        out.write(b, 0, n);
        for (int i = n; i < b.length; i += n) {
            out.write('\r');
            out.write('\n');
            out.write(' ');
            n = Math.min(71, b.length - i);
            out.write(b, i, n);
        }
        out.write('\r');
        out.write('\n');
    }

    private static void writeAll(OutputStream out, Attributes a, Attributes.Name first) throws IOException {
        for (Map.Entry<Object, Object> e : a.entrySet())
            if (!e.getKey().equals(first)) writeLine(out, e.getKey().toString(), (String) e.getValue());
        out.write('\r');
        out.write('\n');
    }

    public void write(OutputStream out) throws IOException {
        Attributes.Name version = Attributes.Name.MANIFEST_VERSION;
        if (main.getValue(version) == null) version = Attributes.Name.SIGNATURE_VERSION;
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        if (main.getValue(version) != null) {
            writeLine(b, version.toString(), main.getValue(version));
            writeAll(b, main, version);
        } else {
            b.write('\r');
            b.write('\n');
        }
        for (Map.Entry<String, Attributes> e : entries.entrySet()) {
            writeLine(b, "Name", e.getKey());
            writeAll(b, e.getValue(), null);
        }
        b.writeTo(out);
        out.flush();
    }

    public void read(InputStream is) throws IOException {
        byte[] b = is.readAllBytes();
        Attributes a = main;
        String name = null;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int number = 0;
        boolean sectionStart = false;
        for (int i = 0; i <= b.length;) {
            int j = i;
            while (j < b.length && b[j] != '\n' && b[j] != '\r') j++;
            int next = j + 1 < b.length && b[j] == '\r' && b[j + 1] == '\n' ? j + 2 : j + 1;
            number++;
            if (i < j && b[i] == ' ') {
                if (line.size() == 0) throw new IOException("misplaced continuation line (line " + number + ")");
                split(line.toString(StandardCharsets.UTF_8), number - 1); // only values go on in another line
                line.write(b, i + 1, j - i - 1);
            } else {
                if (line.size() > 0) {
                    String[] kv = split(line.toString(StandardCharsets.UTF_8), number - 1);
                    if (sectionStart) {
                        if (!kv[0].equalsIgnoreCase("Name")) throw new IOException("invalid manifest format (line "
                                + (number - 1) + ")");
                        a = entries.get(kv[1]);
                        if (a == null) entries.put(kv[1], a = new Attributes());
                        sectionStart = false;
                    } else {
                        try {
                            a.putValue(kv[0], kv[1]);
                        } catch (IllegalArgumentException e) {
                            throw new IOException("invalid header field name: " + kv[0] + " (line " + (number - 1)
                                    + ")");
                        }
                    }
                    line.reset();
                }
                if (i == j) sectionStart = true;
                line.write(b, i, j - i);
            }
            i = next;
        }
    }

    private static String[] split(String s, int number) throws IOException {
        int colon = s.indexOf(':');
        if (colon < 0 || colon + 1 >= s.length() || s.charAt(colon + 1) != ' ')
            throw new IOException("invalid header field (line " + number + ")");
        return new String[] {s.substring(0, colon), s.substring(colon + 2)};
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Manifest && main.equals(((Manifest) o).main) && entries.equals(((Manifest) o).entries);
    }

    @Override
    public int hashCode() {
        return main.hashCode() + entries.hashCode();
    }

    @Override
    public Object clone() {
        return new Manifest(this);
    }
}
