// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.util.List;

/** Chooses the way to a resource; by default as system properties say. */
public abstract class ProxySelector {
    private static volatile ProxySelector theDefault = new SystemProxies();

    public ProxySelector() {
    }

    public static ProxySelector getDefault() {
        return theDefault;
    }

    public static void setDefault(ProxySelector ps) {
        theDefault = ps;
    }

    public abstract List<Proxy> select(URI uri);

    public abstract void connectFailed(URI uri, SocketAddress sa, IOException ioe);

    public static ProxySelector of(InetSocketAddress proxyAddress) {
        return new Fixed(proxyAddress == null ? Proxy.NO_PROXY : new Proxy(Proxy.Type.HTTP, proxyAddress));
    }

    /** One proxy for http and https, and a direct way for all else. */
    private static final class Fixed extends ProxySelector {
        private final Proxy proxy;

        Fixed(Proxy proxy) {
            this.proxy = proxy;
        }

        @Override
        public List<Proxy> select(URI uri) {
            String scheme = uri.getScheme();
            if (scheme == null) throw new IllegalArgumentException("protocol can't be null");
            boolean web = scheme.equalsIgnoreCase("http") || scheme.equalsIgnoreCase("https");
            return List.of(web ? proxy : Proxy.NO_PROXY);
        }

        @Override
        public void connectFailed(URI uri, SocketAddress sa, IOException e) {
            if (uri == null || sa == null || e == null) throw new IllegalArgumentException("Arguments can't be null.");
        }
    }
}
