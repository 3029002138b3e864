// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * The ways that system properties say, each time anew: http.proxyHost, https.proxyHost and ftp.proxyHost with their
 * ports, http.nonProxyHosts and ftp.nonProxyHosts; socksProxyHost for plain connections and for what has no other.
 */
final class SystemProxies extends ProxySelector {
    private static final String LOCAL = "localhost|127.*|[::1]|0.0.0.0|[::0]";
    private static final List<Proxy> DIRECT = List.of(Proxy.NO_PROXY);

    @Override
    public List<Proxy> select(URI uri) {
        if (uri == null) throw new IllegalArgumentException("URI can't be null.");
        String scheme = uri.getScheme(), host = host(uri);
        if (scheme == null || host == null)
            throw new IllegalArgumentException("protocol = " + scheme + " host = " + host);
        scheme = scheme.toLowerCase(Locale.ROOT);
        boolean web = scheme.equals("http") || scheme.equals("https");
        if (web || scheme.equals("ftp")) {
            String spared = System.getProperty(web ? "http.nonProxyHosts" : "ftp.nonProxyHosts", "");
            int port = scheme.equals("https") ? 443 : 80;
            Proxy p = proxy(Proxy.Type.HTTP, scheme + ".proxyHost", scheme + ".proxyPort", port);
            if (p != null) return matches(host, spared) || matches(host, LOCAL) ? DIRECT : List.of(p);
        } else if (!scheme.equals("socket")) {
            return DIRECT;
        }
        Proxy socks = proxy(Proxy.Type.SOCKS, "socksProxyHost", "socksProxyPort", 1080);
        String spared = System.getProperty("socksNonProxyHosts", LOCAL);
        return socks == null || matches(host, spared) ? DIRECT : List.of(socks);
    }

    private static String host(URI uri) {
        if (uri.getHost() != null) return uri.getHost();
        String authority = uri.getAuthority();
        if (authority == null) return null;
        int at = authority.lastIndexOf('@'), colon = authority.lastIndexOf(':');
        return authority.substring(at + 1, colon > at ? colon : authority.length());
    }

    /** Null if there is none. */
    private static Proxy proxy(Proxy.Type type, String hostName, String portName, int usual) {
        String host = System.getProperty(hostName);
        if (host == null || host.isEmpty()) return null;
        int port = Integer.getInteger(portName, usual);
        return new Proxy(type, InetSocketAddress.createUnresolved(host, port <= 0 || port > 65535 ? usual : port));
    }

    /** patterns: names between bars, each with a star at its beginning or end. */
    private static boolean matches(String host, String patterns) {
        String h = host.toLowerCase(Locale.ROOT);
        for (String p : patterns.toLowerCase(Locale.ROOT).split("\\|")) {
            boolean open = p.endsWith("*"), begins = p.startsWith("*");
            String part = p.substring(begins ? 1 : 0, Math.max(begins ? 1 : 0, p.length() - (open ? 1 : 0)));
            boolean hit = begins && open ? h.contains(part) : begins ? h.endsWith(part)
                    : open ? h.startsWith(part) : h.equals(part);
            if (hit && !p.isEmpty()) return true;
        }
        return false;
    }

    @Override
    public void connectFailed(URI uri, SocketAddress sa, IOException e) {
        if (uri == null || sa == null || e == null) throw new IllegalArgumentException("Arguments can't be null.");
    }
}
