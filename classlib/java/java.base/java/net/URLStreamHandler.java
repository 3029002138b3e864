// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;

/** What a protocol does with its URLs. */
public abstract class URLStreamHandler {
    public URLStreamHandler() {
    }

    protected abstract URLConnection openConnection(URL u) throws IOException;

    protected URLConnection openConnection(URL u, Proxy p) throws IOException {
        throw new UnsupportedOperationException("Method not implemented.");
    }

    /** Reads spec[start..limit) into u, which holds the context's parts. */
    protected void parseURL(URL u, String spec, int start, int limit) {
        String authority = u.getAuthority(), user = u.getUserInfo(), host = u.getHost(), path = u.getPath();
        String query = u.getQuery();
        int port = u.getPort();
        boolean queryOnly = false;
        int q = spec.indexOf('?', start);
        if (q >= 0 && q < limit) {
            query = spec.substring(q + 1, limit);
            queryOnly = q == start;
            limit = q;
        }
        if (start <= limit - 2 && spec.startsWith("//", start)) {
            start += 2;
            int i = spec.indexOf('/', start);
            if (i < 0 || i > limit) i = limit;
            authority = host = spec.substring(start, i);
            int at = host.lastIndexOf('@');
            user = at >= 0 ? host.substring(0, at) : null;
            host = host.substring(at + 1);
            port = -1;
            int colon = host.startsWith("[") ? endOfAddress(host, authority) : host.indexOf(':');
            if (colon >= 0) {
                if (colon + 1 < host.length()) port = Integer.parseInt(host, colon + 1, host.length(), 10);
                host = host.substring(0, colon);
            }
            if (port < -1) throw new IllegalArgumentException("Invalid port number :" + port);
            start = i;
            path = "";
            if (q < 0) query = null;
        }
        if (start < limit) {
            if (spec.charAt(start) == '/') {
                path = spec.substring(start, limit);
            } else if (path != null && !path.isEmpty()) {
                path = path.substring(0, path.lastIndexOf('/') + 1) + spec.substring(start, limit);
                if (authority != null && !authority.isEmpty() && !path.startsWith("/")) path = "/" + path;
            } else {
                path = (authority != null && !authority.isEmpty() ? "/" : "") + spec.substring(start, limit);
            }
            // An absolute path stays as it is written.
            if (spec.charAt(start) != '/') path = dots(path);
            if (q < 0) query = null;
        } else if (queryOnly && path != null) {
            path = path.substring(0, Math.max(0, path.lastIndexOf('/'))) + "/";
        }
        setURL(u, u.getProtocol(), host, port, authority, user, path == null ? "" : path, query, u.getRef());
    }

    /** Where the colon is behind an address in brackets, or -1. */
    private static int endOfAddress(String host, String authority) {
        int end = host.indexOf(']') + 1;
        if (end < 3 || end < host.length() && host.charAt(end) != ':')
            throw new IllegalArgumentException("Invalid authority field: " + authority);
        String address = host.substring(0, end);
        if (!InetAddress.isLiteral6(address.substring(1, end - 1)))
            throw new IllegalArgumentException("Invalid host: " + address);
        return end < host.length() ? end : -1;
    }

    /** Without "/./" and "/x/../". */
    private static String dots(String p) {
        for (int i; (i = p.indexOf("/./")) >= 0;) p = p.substring(0, i) + p.substring(i + 2);
        for (int i = 0; (i = p.indexOf("/../", i)) >= 0;) {
            int before = i > 0 ? p.lastIndexOf('/', i - 1) : -1;
            if (before >= 0 && !p.startsWith("/../", before)) {
                p = p.substring(0, before) + p.substring(i + 3);
                i = 0;
            } else {
                i += 3;
            }
        }
        while (p.endsWith("/..")) {
            int i = p.lastIndexOf('/', p.length() - 4);
            if (i < 0) break;
            p = p.substring(0, i + 1);
        }
        if (p.startsWith("./") && p.length() > 2) p = p.substring(2);
        return p.endsWith("/.") ? p.substring(0, p.length() - 1) : p;
    }

    protected int getDefaultPort() {
        return -1;
    }

    private static String file(URL u) {
        return u.getFile() == null ? "" : u.getFile();
    }

    protected boolean equals(URL u1, URL u2) {
        return java.util.Objects.equals(u1.getRef(), u2.getRef()) && sameFile(u1, u2);
    }

    protected int hashCode(URL u) {
        int h = u.getProtocol() == null ? 0 : u.getProtocol().hashCode();
        if (u.getHost() != null) h += u.getHost().toLowerCase(java.util.Locale.ROOT).hashCode();
        h += file(u).hashCode() + (u.getPort() == -1 ? getDefaultPort() : u.getPort());
        return u.getRef() == null ? h : h + u.getRef().hashCode();
    }

    protected boolean sameFile(URL u1, URL u2) {
        if (!(u1.getProtocol() == null ? u2.getProtocol() == null
                : u1.getProtocol().equalsIgnoreCase(u2.getProtocol())))
            return false;
        int p1 = u1.getPort() == -1 ? u1.getDefaultPort() : u1.getPort();
        int p2 = u2.getPort() == -1 ? u2.getDefaultPort() : u2.getPort();
        return file(u1).equals(file(u2)) && p1 == p2 && hostsEqual(u1, u2);
    }

    protected InetAddress getHostAddress(URL u) {
        String h = u.getHost();
        if (h == null || h.isEmpty()) return null;
        try {
            return InetAddress.getByName(h);
        } catch (UnknownHostException e) {
            return null;
        }
    }

    protected boolean hostsEqual(URL u1, URL u2) {
        String a = u1.getHost(), b = u2.getHost();
        return a == null ? b == null : a.equalsIgnoreCase(b);
    }

    protected String toExternalForm(URL u) {
        StringBuilder sb = new StringBuilder().append(u.getProtocol()).append(':');
        if (u.getAuthority() != null && !u.getAuthority().isEmpty()) sb.append("//").append(u.getAuthority());
        if (u.getPath() != null) sb.append(u.getPath());
        if (u.getQuery() != null) sb.append('?').append(u.getQuery());
        if (u.getRef() != null) sb.append('#').append(u.getRef());
        return sb.toString();
    }

    protected void setURL(URL u, String protocol, String host, int port, String authority, String userInfo,
            String path, String query, String ref) {
        if (this != u.handler) throw new SecurityException("handler for url different from this handler");
        u.set(u.getProtocol(), host, port, authority, userInfo, path, query, ref);
    }

    @Deprecated
    protected void setURL(URL u, String protocol, String host, int port, String file, String ref) {
        int q = file.lastIndexOf('?');
        String authority = host == null || host.isEmpty() ? null : port == -1 ? host : host + ":" + port;
        setURL(u, protocol, host, port, authority, null, q < 0 ? file : file.substring(0, q),
                q < 0 ? null : file.substring(q + 1), ref);
    }
}
