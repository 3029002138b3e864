// SPDX-License-Identifier: MIT
package javax.security.auth.x500;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import jdk.internal.security.Der;

/** Reads a name as RFC 1779 and RFC 2253 write it: the last relative name comes first in the result. */
final class NameReader {
    private final String s;
    private final Map<String, String> own;
    private int at;

    NameReader(String s, Map<String, String> own) {
        this.s = s;
        this.own = own;
    }

    List<List<Part>> read() {
        List<List<Part>> name = new ArrayList<>();
        skip();
        if (at == s.length()) return name;
        for (;;) {
            name.add(0, relative());
            if (at == s.length()) return name;
            at++;
        }
    }

    private static IllegalArgumentException bad() {
        return new IllegalArgumentException("not a name");
    }

    private char here() {
        return at < s.length() ? s.charAt(at) : 0;
    }

    private void skip() {
        while (here() == ' ' || here() == '\n') at++;
    }

    private boolean ends() {
        return at == s.length() || ",;+".indexOf(here()) >= 0;
    }

    private List<Part> relative() {
        List<Part> parts = new ArrayList<>();
        parts.add(part());
        while (here() == '+') {
            at++;
            parts.add(part());
        }
        return parts;
    }

    private Part part() {
        int equals = s.indexOf('=', at);
        if (equals < 0) throw bad();
        String type = Part.typeOf(s.substring(at, equals).strip(), own);
        if (type == null) throw bad();
        at = equals + 1;
        skip();
        Part part = here() == '#' ? new Part(type, hex()) : Part.of(type, here() == '"' ? quoted() : plain());
        skip();
        if (!ends()) throw bad();
        return part;
    }

    private int pair() {
        int high = Character.digit(here(), 16), low = at + 1 < s.length() ? Character.digit(s.charAt(at + 1), 16) : -1;
        if (high < 0 || low < 0) throw bad();
        at += 2;
        return high << 4 | low;
    }

    private byte[] hex() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        at++;
        while (!ends() && here() != ' ') out.write(pair());
        byte[] b = out.toByteArray();
        Der d = new Der(b);
        d.whole();
        if (d.hasNext()) throw bad();
        return b;
    }

    /** What follows a backslash: a sign, or bytes of UTF-8, two digits each. */
    private String escape(String signs) {
        at++;
        if (at == s.length()) throw bad();
        if (signs.indexOf(here()) >= 0) return String.valueOf(s.charAt(at++));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(pair());
        while (here() == '\\' && at + 2 < s.length() && Character.digit(s.charAt(at + 1), 16) >= 0
                && Character.digit(s.charAt(at + 2), 16) >= 0) {
            at++;
            out.write(pair());
        }
        return new String(out.toByteArray(), StandardCharsets.UTF_8);
    }

    private String quoted() {
        StringBuilder out = new StringBuilder();
        for (at++; here() != '"';) {
            if (at == s.length()) throw bad();
            if (here() == '\\') out.append(escape("\\\" ,=+<>#;\n"));
            else out.append(s.charAt(at++));
        }
        at++;
        return out.toString();
    }

    /** Blanks at its end are not part of it, unless they are escaped. */
    private String plain() {
        StringBuilder out = new StringBuilder();
        int length = 0;
        while (!ends()) {
            char c = here();
            if (c == '\\') {
                out.append(escape(",=+<>#;\\\" \n"));
                length = out.length();
            } else if ("=<>\"".indexOf(c) >= 0) {
                throw bad();
            } else {
                out.append(c);
                at++;
                length = c == ' ' || c == '\n' ? length : out.length();
            }
        }
        out.setLength(length);
        return out.toString();
    }
}
