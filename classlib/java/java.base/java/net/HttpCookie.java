// SPDX-License-Identifier: MIT
package java.net;

import java.time.DateTimeException;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A cookie: a name, a value, and where and how long it counts. */
public final class HttpCookie implements Cloneable {
    private final String name;
    private String value, comment, commentURL, domain, path, portlist;
    private boolean discard, secure, httpOnly;
    private long maxAge = -1;
    private final long born = System.currentTimeMillis();
    private int version = 1;

    public HttpCookie(String name, String value) {
        name = name.trim();
        if (name.isEmpty() || !isToken(name) || name.charAt(0) == '$')
            throw new IllegalArgumentException("Illegal cookie name");
        this.name = name;
        this.value = value;
    }

    private static boolean isToken(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < 0x20 || c >= 0x7f || ",; ".indexOf(c) >= 0) return false;
        }
        return true;
    }

    /** The cookies of a header "Set-Cookie:" (one) or "Set-Cookie2:" (several, between commas). */
    public static List<HttpCookie> parse(String header) {
        List<HttpCookie> l = new ArrayList<HttpCookie>();
        int version = versionOf(header.toLowerCase(Locale.ROOT));
        String rest = header;
        if (header.regionMatches(true, 0, "set-cookie2:", 0, 12)) {
            rest = header.substring(12);
        } else if (header.regionMatches(true, 0, "set-cookie:", 0, 11)) {
            rest = header.substring(11);
        }
        if (version == 0) {
            l.add(one(rest, 0));
            return l;
        }
        for (String s : splitOutsideQuotes(rest, ',')) l.add(one(s, 1));
        return l;
    }

    /** Only Netscape's cookies have a date, and only those of the RFCs a version or an age. */
    private static int versionOf(String header) {
        if (header.contains("expires=")) return 0;
        return header.contains("version=") || header.contains("max-age") || header.startsWith("set-cookie2:") ? 1 : 0;
    }

    private static List<String> splitOutsideQuotes(String s, char by) {
        List<String> l = new ArrayList<String>();
        boolean quoted = false;
        int from = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"') quoted = !quoted;
            if (c != by || quoted) continue;
            l.add(s.substring(from, i));
            from = i + 1;
        }
        l.add(s.substring(from));
        return l;
    }

    private static String unquoted(String s) {
        boolean q = s.length() > 1 && (s.charAt(0) == '"' && s.endsWith("\"") || s.charAt(0) == '\''
                && s.endsWith("'"));
        return q ? s.substring(1, s.length() - 1) : s;
    }

    private static HttpCookie one(String text, int version) {
        List<String> parts = splitOutsideQuotes(text, ';');
        int eq = parts.get(0).indexOf('=');
        if (eq < 0) throw new IllegalArgumentException("Invalid cookie name-value pair");
        String v = parts.get(0).substring(eq + 1).trim();
        HttpCookie c = new HttpCookie(parts.get(0).substring(0, eq), version == 1 ? unquoted(v) : v);
        for (String p : parts.subList(1, parts.size())) {
            int e = p.indexOf('=');
            c.attribute((e < 0 ? p : p.substring(0, e)).trim().toLowerCase(Locale.ROOT),
                    e < 0 ? null : unquoted(p.substring(e + 1).trim()));
        }
        c.version = version;
        return c;
    }

    private void attribute(String n, String v) {
        switch (n) {
        case "comment": if (comment == null) comment = v; break;
        case "commenturl": if (commentURL == null) commentURL = v; break;
        case "discard": discard = true; break;
        case "domain": if (domain == null && v != null) setDomain(v); break;
        case "path": if (path == null) path = v; break;
        case "port": if (portlist == null) portlist = v == null ? "" : v; break;
        case "secure": secure = true; break;
        case "httponly": httpOnly = true; break;
        case "max-age": limit(v); break;
        case "version": version(v); break;
        case "expires": if (maxAge == -1) maxAge = v == null ? 0 : until(v); break;
        default: break;
        }
    }

    private void limit(String v) {
        try {
            if (maxAge == -1) maxAge = Long.parseLong(v);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("Illegal cookie max-age attribute");
        }
    }

    private void version(String v) {
        try {
            setVersion(Integer.parseInt(v));
        } catch (NumberFormatException e) {
            return;
        }
    }

    /** Seconds until a date; 0 if it is over or no date. */
    private static long until(String date) {
        try {
            long at = ZonedDateTime.parse(date.replaceAll("(\\d)-(\\w{3})-(\\d{4})", "$1 $2 $3"),
                    DateTimeFormatter.RFC_1123_DATE_TIME).toEpochSecond();
            return Math.max(0, at - System.currentTimeMillis() / 1000);
        } catch (DateTimeException e) {
            return 0;
        }
    }

    public boolean hasExpired() {
        if (maxAge == 0) return true;
        return maxAge > 0 && (System.currentTimeMillis() - born) / 1000 > maxAge;
    }

    public void setComment(String purpose) {
        comment = purpose;
    }

    public String getComment() {
        return comment;
    }

    public void setCommentURL(String purpose) {
        commentURL = purpose;
    }

    public String getCommentURL() {
        return commentURL;
    }

    public void setDiscard(boolean discard) {
        this.discard = discard;
    }

    public boolean getDiscard() {
        return discard;
    }

    public void setPortlist(String ports) {
        portlist = ports;
    }

    public String getPortlist() {
        return portlist;
    }

    public void setDomain(String pattern) {
        domain = pattern == null ? null : pattern.toLowerCase(Locale.ROOT);
    }

    public String getDomain() {
        return domain;
    }

    public void setMaxAge(long expiry) {
        maxAge = expiry;
    }

    public long getMaxAge() {
        return maxAge;
    }

    public void setPath(String uri) {
        path = uri;
    }

    public String getPath() {
        return path;
    }

    public void setSecure(boolean flag) {
        secure = flag;
    }

    public boolean getSecure() {
        return secure;
    }

    public String getName() {
        return name;
    }

    public void setValue(String newValue) {
        value = newValue;
    }

    public String getValue() {
        return value;
    }

    public int getVersion() {
        return version;
    }

    public void setVersion(int v) {
        if (v != 0 && v != 1) throw new IllegalArgumentException("cookie version should be 0 or 1");
        version = v;
    }

    public boolean isHttpOnly() {
        return httpOnly;
    }

    public void setHttpOnly(boolean httpOnly) {
        this.httpOnly = httpOnly;
    }

    /** RFC 2965: equal, or a name with no dot of its own before a domain that begins with one. */
    public static boolean domainMatches(String domain, String host) {
        if (domain == null || host == null) return false;
        boolean local = ".local".equalsIgnoreCase(domain);
        int dot = domain.indexOf('.');
        if (dot == 0) dot = domain.indexOf('.', 1);
        if (!local && (dot == -1 || dot == domain.length() - 1)) return false;
        if (host.indexOf('.') == -1 && (local || domain.equalsIgnoreCase(host + ".local"))) return true;
        int more = host.length() - domain.length();
        if (more == 0) return host.equalsIgnoreCase(domain);
        if (more > 0) {
            return host.substring(more).equalsIgnoreCase(domain) && host.substring(0, more).indexOf('.') == -1;
        }
        return more == -1 && domain.charAt(0) == '.' && host.equalsIgnoreCase(domain.substring(1));
    }

    @Override
    public String toString() {
        if (version == 0) return name + "=" + value;
        return name + "=\"" + value + '"' + suffix("Path", path) + suffix("Domain", domain) + suffix("Port", portlist);
    }

    private static String suffix(String key, String value) {
        return value == null ? "" : ";$" + key + "=\"" + value + '"';
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof HttpCookie)) return false;
        HttpCookie c = (HttpCookie) obj;
        return name.equalsIgnoreCase(c.name) && (domain == null ? c.domain == null : domain.equalsIgnoreCase(c.domain))
                && Objects.equals(path, c.path);
    }

    @Override
    public int hashCode() {
        return name.toLowerCase(Locale.ROOT).hashCode()
                + (domain == null ? 0 : domain.toLowerCase(Locale.ROOT).hashCode())
                        + (path == null ? 0 : path.hashCode());
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
