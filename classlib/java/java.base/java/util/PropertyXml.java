// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The XML form of properties: a properties element with an optional comment and entry elements with keys. */
final class PropertyXml {
    private PropertyXml() {
    }

    private static String quote(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    static void store(Properties p, OutputStream os, String comment, Charset cs) throws IOException {
        StringBuilder sb = new StringBuilder();
        sb.append("<?xml version=\"1.0\" encoding=\"").append(cs.name()).append("\" standalone=\"no\"?>\n");
        sb.append("<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">\n<properties>\n");
        if (comment != null) sb.append("<comment>").append(quote(comment)).append("</comment>\n");
        synchronized (p) {
            for (Map.Entry<Object, Object> e : p.entrySet())
                sb.append("<entry key=\"").append(quote((String) e.getKey())).append("\">")
                        .append(quote((String) e.getValue())).append("</entry>\n");
        }
        os.write(sb.append("</properties>\n").toString().getBytes(cs));
        os.flush();
    }

    static void load(Properties p, InputStream in) throws IOException {
        byte[] bytes = in.readAllBytes();
        in.close();
        String s = new String(bytes, encoding(new String(bytes, StandardCharsets.ISO_8859_1)));
        s = uncommented(s);
        if (s.indexOf("<!DOCTYPE") < 0)
            throw new InvalidPropertiesFormatException("a document of properties has a DOCTYPE declaration");
        int at = s.indexOf("<properties");
        if (at < 0 || s.indexOf("</properties>", at) < 0)
            throw new InvalidPropertiesFormatException("no properties element");
        while ((at = s.indexOf("<entry", at)) >= 0) {
            int key = s.indexOf("key", at), close = s.indexOf('>', at);
            if (key < 0 || close < key) throw new InvalidPropertiesFormatException("entry without key");
            int q = key + 3;
            while (q < close && s.charAt(q) != '"' && s.charAt(q) != '\'') q++;
            int end = s.indexOf(s.charAt(q), q + 1);
            if (q >= close || end < 0) throw new InvalidPropertiesFormatException("entry without key");
            close = s.indexOf('>', end);
            if (close < 0) throw new InvalidPropertiesFormatException("unfinished entry");
            String value = "";
            at = close + 1;
            if (s.charAt(close - 1) != '/') {
                int stop = s.indexOf("</entry>", at);
                if (stop < 0) throw new InvalidPropertiesFormatException("unfinished entry");
                value = s.substring(at, stop);
                at = stop;
            }
            p.put(unquote(s.substring(q + 1, end)), unquote(value));
        }
    }

    /** Without the comments. */
    private static String uncommented(String s) throws InvalidPropertiesFormatException {
        StringBuilder sb = new StringBuilder();
        int at = 0;
        for (int i; (i = s.indexOf("<!", at)) >= 0;) {
            boolean comment = s.startsWith("<!--", i), data = s.startsWith(DATA, i);
            int end = comment ? s.indexOf("-->", i + 4) : data ? s.indexOf("]]>", i) : i - 1;
            if (end < 0 && i > 0) throw new InvalidPropertiesFormatException("unfinished comment or data");
            sb.append(s, at, comment ? i : end + 3);
            at = end + 3;
        }
        return sb.append(s, at, s.length()).toString();
    }

    private static final String DATA = "<![CDATA[";

    private static Charset encoding(String head) throws InvalidPropertiesFormatException {
        int at = head.indexOf("encoding="), end = head.indexOf("?>");
        if (at < 0 || end < at) return StandardCharsets.UTF_8;
        int q = head.indexOf(head.charAt(at + 9), at + 10);
        if (q < 0) throw new InvalidPropertiesFormatException("malformed XML declaration");
        return Charset.forName(head.substring(at + 10, q));
    }

    private static String unquote(String s) throws InvalidPropertiesFormatException {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (s.startsWith(DATA, i)) {
                int end = s.indexOf("]]>", i);
                sb.append(s, i + DATA.length(), end);
                i = end + 2;
                continue;
            }
            if (c != '&') {
                sb.append(c);
                continue;
            }
            int semi = s.indexOf(';', i);
            if (semi < 0) throw new InvalidPropertiesFormatException("unfinished entity");
            String name = s.substring(i + 1, semi);
            if (name.equals("amp")) sb.append('&');
            else if (name.equals("lt")) sb.append('<');
            else if (name.equals("gt")) sb.append('>');
            else if (name.equals("quot")) sb.append('"');
            else if (name.equals("apos")) sb.append('\'');
            else if (name.startsWith("#x")) sb.appendCodePoint(Integer.parseInt(name.substring(2), 16));
            else if (name.startsWith("#")) sb.appendCodePoint(Integer.parseInt(name.substring(1)));
            else throw new InvalidPropertiesFormatException("unknown entity " + name);
            i = semi;
        }
        return sb.toString();
    }
}
