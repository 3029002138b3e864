// SPDX-License-Identifier: MIT
package java.net;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;

/** A uniform resource identifier: [scheme:]scheme-specific-part[#fragment], the middle one hierarchical or opaque. */
public final class URI implements Comparable<URI>, Serializable {
    private static final long serialVersionUID = -6052424284110960213L;
    private static final String MARK = "-_.!~*'()", RESERVED = ";/?:@&=+$,[]";
    private static final String PATH = MARK + ":@&=+$,;/", USER = MARK + ";:&=+$,", REG_NAME = MARK + "$,;:@&=+",
            URIC = MARK + RESERVED;

    private final String string;
    private transient String scheme, fragment, authority, userInfo, host, path, query, ssp;
    private transient int port = -1;

    public URI(String str) throws URISyntaxException {
        string = str;
        parse(false);
    }

    public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment)
            throws URISyntaxException {
        string = build(scheme, null, null, userInfo, host, port, path, query, fragment);
        checkPath(string, scheme, path);
        parse(true);
    }

    public URI(String scheme, String authority, String path, String query, String fragment) throws URISyntaxException {
        string = build(scheme, null, authority, null, null, -1, path, query, fragment);
        checkPath(string, scheme, path);
        parse(false);
    }

    public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
        this(scheme, null, host, -1, path, null, fragment);
    }

    public URI(String scheme, String ssp, String fragment) throws URISyntaxException {
        string = build(scheme, ssp, null, null, null, -1, null, null, fragment);
        parse(false);
    }

    public static URI create(String str) {
        try {
            return new URI(str);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static void checkPath(String s, String scheme, String path) throws URISyntaxException {
        if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/')
            throw new URISyntaxException(s, "Relative path in absolute URI");
    }

    private static String build(String scheme, String ssp, String authority, String userInfo, String host, int port,
            String path, String query, String fragment) {
        StringBuilder sb = new StringBuilder();
        if (scheme != null) sb.append(scheme).append(':');
        if (ssp != null) {
            quote(sb, ssp, URIC);
        } else {
            if (host != null) {
                sb.append("//");
                if (userInfo != null) {
                    quote(sb, userInfo, USER);
                    sb.append('@');
                }
                boolean bare = host.indexOf(':') >= 0 && !host.startsWith("[");
                sb.append(bare ? "[" : "").append(host).append(bare ? "]" : "");
                if (port != -1) sb.append(':').append(port);
            } else if (authority != null) {
                sb.append("//");
                quote(sb, authority, REG_NAME + "[]");
            }
            if (path != null) quote(sb, path, PATH);
            if (query != null) {
                sb.append('?');
                quote(sb, query, URIC);
            }
        }
        if (fragment != null) {
            sb.append('#');
            quote(sb, fragment, URIC);
        }
        return sb.toString();
    }

    private static boolean isOther(char c) {
        return c >= 0x80 && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    private static boolean isAlnum(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    private static boolean isEscape(String s, int i) {
        return s.charAt(i) == '%' && i + 2 < s.length() && Character.digit(s.charAt(i + 1), 16) >= 0
                && Character.digit(s.charAt(i + 2), 16) >= 0;
    }

    private static void escape(StringBuilder sb, String s) {
        byte[] b = s.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < b.length; i++) {
            sb.append('%').append("0123456789ABCDEF".charAt(b[i] >> 4 & 15));
            sb.append("0123456789ABCDEF".charAt(b[i] & 15));
        }
    }

    /**
     * Escapes everything that is not allowed; the path constructors escape % itself, except where escapes may stand.
     */
    private static void quote(StringBuilder sb, String s, String legal) {
        boolean escapes = legal == URIC || legal.endsWith("[]");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (isAlnum(c) || c < 0x80 && legal.indexOf(c) >= 0 || isOther(c) || escapes && isEscape(s, i))
                sb.append(c);
            else escape(sb, s.substring(i, i + 1));
        }
    }

    private URISyntaxException bad(String reason, int i) {
        return new URISyntaxException(string, reason, i);
    }

    private void check(int from, int to, String legal, String what) throws URISyntaxException {
        for (int i = from; i < to; i++) {
            char c = string.charAt(i);
            if (isAlnum(c) || c < 0x80 && legal.indexOf(c) >= 0 || isOther(c)) continue;
            if (c == '%') {
                if (!isEscape(string, i) || i + 3 > to) throw bad("Malformed escape pair", i);
                i += 2;
                continue;
            }
            throw bad("Illegal character in " + what, i);
        }
    }

    private int find(String any, int from, int to) {
        for (int i = from; i < to; i++) if (any.indexOf(string.charAt(i)) >= 0) return i;
        return to;
    }

    private void parse(boolean server) throws URISyntaxException {
        String s = string;
        int n = s.length(), end = find("#", 0, n), i = find("/?#:", 0, end), from = 0;
        if (i < end && s.charAt(i) == ':') {
            if (i == 0) throw bad("Expected scheme name", 0);
            for (int k = 0; k < i; k++) {
                char c = s.charAt(k);
                if (!(c < 0x80 && (isAlnum(c) && (k > 0 || c > '9') || k > 0 && "+-.".indexOf(c) >= 0)))
                    throw bad("Illegal character in scheme name", k);
            }
            scheme = s.substring(0, i);
            from = i + 1;
        }
        if (from < end && (s.charAt(from) == '/' || scheme == null)) {
            hierarchical(from, end, server);
        } else if (scheme == null) {
            path = "";
        } else {
            if (from >= end) throw bad("Expected scheme-specific part", from);
            check(from, end, URIC, "opaque part");
        }
        ssp = s.substring(from, end);
        if (end < n) {
            check(end + 1, n, URIC, "fragment");
            fragment = s.substring(end + 1);
        }
    }

    private void hierarchical(int p, int end, boolean server) throws URISyntaxException {
        String s = string;
        if (s.startsWith("//", p)) {
            p += 2;
            int q = find("/?", p, end);
            if (q > p) {
                authority(p, q, server);
                p = q;
            } else if (q >= end) {
                throw bad("Expected authority", p);
            }
        }
        int q = find("?", p, end);
        check(p, q, PATH, "path");
        path = s.substring(p, q);
        if (q < end) {
            check(q + 1, end, URIC, "query");
            query = s.substring(q + 1, end);
        }
    }

    /** Server-based if it can be read so: [user@]host[:port]; else a registry's name. */
    private void authority(int p, int q, boolean server) throws URISyntaxException {
        String s = string;
        authority = s.substring(p, q);
        int at = authority.lastIndexOf('@');
        int h = p + at + 1;
        int close = s.charAt(h < q ? h : p) == '[' ? s.indexOf(']', h) : -1;
        int colon = s.indexOf(':', close > 0 ? close : h);
        if (colon < 0 || colon > q) colon = q;
        String name = s.substring(h, colon);
        boolean good = close > 0 ? close == colon - 1 && isIpv6(name) : isHostName(name);
        int number = -1;
        for (int i = colon + 1; good && i < q; i++) {
            int d = s.charAt(i) - '0';
            good = d >= 0 && d <= 9 && number < 100000000;
            number = Math.max(0, number) * 10 + d;
        }
        if (good) {
            host = name;
            port = number;
            if (at >= 0) {
                check(p, p + at, USER, "user info");
                userInfo = authority.substring(0, at);
            }
            return;
        }
        if (close > 0 || s.charAt(h < q ? h : p) == '[') throw bad("Malformed IPv6 address", h + 1);
        if (server) throw bad(host(h, colon), h);
        try {
            check(p, q, REG_NAME + "[]", "authority");
        } catch (URISyntaxException e) {
            throw bad(e.getReason(), p);
        }
    }

    private String host(int from, int to) {
        return from == to ? "Expected hostname" : "Illegal character in hostname";
    }

    private static boolean isIpv6(String h) {
        int colons = 0;
        for (int i = 1; i < h.length() - 1; i++) {
            char c = h.charAt(i);
            if (c == '%') return colons > 1;
            if (c == ':') colons++;
            else if (Character.digit(c, 16) < 0 && c != '.') return false;
        }
        return colons > 1;
    }

    /** Labels of letters, digits and inner dashes; the last one starts with a letter, or all is an IPv4 address. */
    private static boolean isHostName(String h) {
        if (h.isEmpty()) return false;
        int label = 0, dots = 0;
        boolean digitsOnly = true;
        for (int i = 0; i < h.length(); i++) {
            char c = h.charAt(i);
            if (c == '.') {
                if (i == label || h.charAt(i - 1) == '-') return false;
                label = i + 1;
                dots++;
                continue;
            }
            if (c >= 0x80 || !isAlnum(c) && (c != '-' || i == label)) return false;
            if (c < '0' || c > '9') digitsOnly = false;
        }
        if (digitsOnly) {
            if (dots != 3 || label == h.length()) return false;
            String[] part = h.split("\\.");
            for (int i = 0; i < 4; i++) if (part[i].length() > 3 || Integer.parseInt(part[i]) > 255) return false;
            return true;
        }
        if (h.endsWith("-")) return false;
        char first = h.charAt(label == h.length() ? h.lastIndexOf('.', label - 2) + 1 : label);
        return first < '0' || first > '9';
    }

    public URI parseServerAuthority() throws URISyntaxException {
        if (host != null || authority == null) return this;
        throw new URISyntaxException(string, "Illegal character in hostname", string.indexOf("//") + 2);
    }

    /** Without "." segments, and without ".." ones that have a segment to undo. */
    private static String normalize(String p) {
        if (p.indexOf('.') < 0 && p.indexOf("//") < 0) return p;
        boolean absolute = p.startsWith("/");
        java.util.ArrayList<String> out = new java.util.ArrayList<String>();
        boolean slash = false;
        for (int i = 0; i < p.length();) {
            int j = p.indexOf('/', i);
            slash = j >= 0;
            if (j < 0) j = p.length();
            String seg = p.substring(i, j);
            i = j + 1;
            if (seg.isEmpty()) continue;
            if (seg.equals(".")) {
                slash = true;
                continue;
            }
            if (seg.equals("..") && !out.isEmpty() && !out.get(out.size() - 1).equals("..")) {
                out.remove(out.size() - 1);
                slash = true;
                continue;
            }
            out.add(seg);
        }
        StringBuilder sb = new StringBuilder(absolute ? "/" : "");
        for (int i = 0; i < out.size(); i++) {
            if (i > 0) sb.append('/');
            sb.append(out.get(i));
        }
        if (slash && !out.isEmpty()) sb.append('/');
        String r = sb.toString();
        int colon = r.indexOf(':');
        if (!absolute && colon >= 0 && (r.indexOf('/') < 0 || colon < r.indexOf('/')) && !p.startsWith(r))
            return "./" + r;
        return r;
    }

    /** A URI from raw parts. */
    private static URI of(String scheme, String authority, String path, String query, String fragment) {
        StringBuilder sb = new StringBuilder();
        if (scheme != null) sb.append(scheme).append(':');
        if (authority != null) sb.append("//").append(authority);
        sb.append(path);
        if (query != null) sb.append('?').append(query);
        if (fragment != null) sb.append('#').append(fragment);
        return create(sb.toString());
    }

    public URI normalize() {
        if (isOpaque() || path.isEmpty()) return this;
        String p = normalize(path);
        return p.equals(path) ? this : of(scheme, authority, p, query, fragment);
    }

    public URI resolve(URI given) {
        if (given.isOpaque() || isOpaque()) return given;
        if (given.scheme == null && given.authority == null && given.path.isEmpty() && given.fragment != null
                && given.query == null) {
            return given.fragment.equals(fragment) ? this : of(scheme, authority, path, query, given.fragment);
        }
        if (given.scheme != null) return given;
        if (given.authority != null) return of(scheme, given.authority, given.path, given.query, given.fragment);
        String p = given.path;
        if (!p.startsWith("/")) {
            int i = path.lastIndexOf('/');
            p = normalize(path.substring(0, i + 1) + p);
        }
        return of(scheme, authority, p, given.query, given.fragment);
    }

    public URI resolve(String str) {
        return resolve(create(str));
    }

    public URI relativize(URI given) {
        if (given.isOpaque() || isOpaque()) return given;
        if (!equalIgnoringCase(scheme, given.scheme) || !same(authority, given.authority)) return given;
        String base = normalize(path), other = normalize(given.path);
        if (!base.equals(other)) {
            if (!base.endsWith("/")) base += "/";
            if (!other.startsWith(base)) return given;
        }
        return of(null, null, other.substring(Math.min(base.length(), other.length())), given.query, given.fragment);
    }

    public URL toURL() throws MalformedURLException {
        if (!isAbsolute()) throw new IllegalArgumentException("URI is not absolute");
        return new URL(string);
    }

    /** Escapes undone; bytes that are no UTF-8 become U+FFFD. */
    static String decode(String s) {
        if (s == null || s.indexOf('%') < 0) return s;
        StringBuilder sb = new StringBuilder();
        byte[] b = new byte[s.length() / 3];
        for (int i = 0; i < s.length();) {
            if (!isEscape(s, i)) {
                sb.append(s.charAt(i++));
                continue;
            }
            int n = 0;
            for (; i < s.length() && isEscape(s, i); i += 3)
                b[n++] = (byte) Integer.parseInt(s.substring(i + 1, i + 3), 16);
            sb.append(new String(b, 0, n, StandardCharsets.UTF_8));
        }
        return sb.toString();
    }

    public String getScheme() {
        return scheme;
    }

    public boolean isAbsolute() {
        return scheme != null;
    }

    public boolean isOpaque() {
        return path == null;
    }

    public String getRawSchemeSpecificPart() {
        return ssp;
    }

    public String getSchemeSpecificPart() {
        return decode(ssp);
    }

    public String getRawAuthority() {
        return authority;
    }

    public String getAuthority() {
        return decode(authority);
    }

    public String getRawUserInfo() {
        return userInfo;
    }

    public String getUserInfo() {
        return decode(userInfo);
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRawPath() {
        return path;
    }

    public String getPath() {
        return decode(path);
    }

    public String getRawQuery() {
        return query;
    }

    public String getQuery() {
        return decode(query);
    }

    public String getRawFragment() {
        return fragment;
    }

    public String getFragment() {
        return decode(fragment);
    }

    private static boolean same(String a, String b) {
        return compare(a, b) == 0;
    }

    private static boolean equalIgnoringCase(String a, String b) {
        return a == null ? b == null : a.equalsIgnoreCase(b);
    }

    /** Escapes are compared without regard to case. */
    private static int compare(String a, String b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        if (a.indexOf('%') < 0 || b.indexOf('%') < 0) return a.compareTo(b);
        return upperEscapes(a).compareTo(upperEscapes(b));
    }

    private static String upperEscapes(String s) {
        if (s == null || s.indexOf('%') < 0) return s;
        StringBuilder sb = new StringBuilder(s);
        for (int i = 0; i + 2 < s.length(); i++) {
            if (!isEscape(s, i)) continue;
            sb.setCharAt(i + 1, Character.toUpperCase(s.charAt(i + 1)));
            sb.setCharAt(i + 2, Character.toUpperCase(s.charAt(i + 2)));
        }
        return sb.toString();
    }

    @Override
    public boolean equals(Object ob) {
        return ob == this || ob instanceof URI && isOpaque() == ((URI) ob).isOpaque() && compareTo((URI) ob) == 0;
    }

    @Override
    public int hashCode() {
        int h = scheme == null ? 0 : scheme.toLowerCase(java.util.Locale.ROOT).hashCode();
        h = h * 31 + java.util.Objects.hashCode(upperEscapes(fragment));
        if (isOpaque()) return h * 31 + upperEscapes(ssp).hashCode();
        h = h * 31 + upperEscapes(path).hashCode();
        h = h * 31 + java.util.Objects.hashCode(upperEscapes(query));
        if (host == null) return h * 31 + java.util.Objects.hashCode(upperEscapes(authority));
        return (h * 31 + host.toLowerCase(java.util.Locale.ROOT).hashCode()) * 31 + port;
    }

    @Override
    public int compareTo(URI that) {
        int c = scheme == null || that.scheme == null ? compare(scheme, that.scheme)
                : scheme.compareToIgnoreCase(that.scheme);
        if (c != 0) return c;
        if (isOpaque()) {
            if (!that.isOpaque()) return 1;
            c = compare(ssp, that.ssp);
            return c != 0 ? c : compare(fragment, that.fragment);
        }
        if (that.isOpaque()) return -1;
        if (host != null && that.host != null) {
            c = compare(userInfo, that.userInfo);
            if (c == 0) c = host.compareToIgnoreCase(that.host);
            if (c == 0) c = port - that.port;
        } else {
            c = compare(authority, that.authority);
        }
        if (c == 0) c = compare(path, that.path);
        if (c == 0) c = compare(query, that.query);
        return c != 0 ? c : compare(fragment, that.fragment);
    }

    @Override
    public String toString() {
        return string;
    }

    public String toASCIIString() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, c; i < string.length(); i += Character.charCount(c)) {
            c = string.codePointAt(i);
            if (c < 0x80) sb.append((char) c);
            else escape(sb, new String(Character.toChars(c)));
        }
        return sb.toString();
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        port = -1;
        try {
            parse(false);
        } catch (URISyntaxException e) {
            throw new java.io.InvalidObjectException("Invalid URI", e);
        }
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
    }
}
