// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A cookie handler: a policy and a store. */
public class CookieManager extends CookieHandler {
    private CookiePolicy policy;
    private final CookieStore store;

    public CookieManager() {
        this(null, null);
    }

    public CookieManager(CookieStore store, CookiePolicy cookiePolicy) {
        this.policy = cookiePolicy == null ? CookiePolicy.ACCEPT_ORIGINAL_SERVER : cookiePolicy;
        this.store = store == null ? new Memory() : store;
    }

    public void setCookiePolicy(CookiePolicy cookiePolicy) {
        if (cookiePolicy != null) policy = cookiePolicy;
    }

    public CookieStore getCookieStore() {
        return store;
    }

    @Override
    public Map<String, List<String>> get(URI uri, Map<String, List<String>> requestHeaders) throws IOException {
        if (uri == null || requestHeaders == null) throw new IllegalArgumentException("Argument is null");
        String path = uri.getPath() == null || uri.getPath().isEmpty() ? "/" : uri.getPath();
        List<HttpCookie> fit = new ArrayList<HttpCookie>();
        for (HttpCookie c : store.get(uri)) {
            if (c.getSecure() && !"https".equalsIgnoreCase(uri.getScheme())) continue;
            if (c.getPath() != null && !under(path, c.getPath())) continue;
            if (c.getPortlist() != null && !c.getPortlist().isEmpty() && !hasPort(c.getPortlist(), uri)) continue;
            fit.add(c);
        }
        Collections.sort(fit, new java.util.Comparator<HttpCookie>() {
            @Override
            public int compare(HttpCookie a, HttpCookie b) {
                int x = a.getPath() == null ? 0 : a.getPath().length(), y = b.getPath() == null ? 0
                        : b.getPath().length();
                return y - x;
            }
        });
        List<String> l = new ArrayList<String>();
        for (HttpCookie c : fit) {
            if (l.isEmpty() && c.getVersion() > 0) l.add("$Version=\"1\"");
            l.add(c.toString());
        }
        Map<String, List<String>> m = new LinkedHashMap<String, List<String>>();
        m.put("Cookie", l);
        return Collections.unmodifiableMap(m);
    }

    private static boolean under(String path, String above) {
        return path.equals(above) || path.startsWith(above.endsWith("/") ? above : above + "/");
    }

    private static boolean hasPort(String list, URI uri) {
        int port = uri.getPort() != -1 ? uri.getPort() : "https".equals(uri.getScheme()) ? 443 : 80;
        for (String s : list.split(",")) if (s.trim().equals(Integer.toString(port))) return true;
        return false;
    }

    @Override
    public void put(URI uri, Map<String, List<String>> responseHeaders) throws IOException {
        if (uri == null || responseHeaders == null) throw new IllegalArgumentException("Argument is null");
        for (Map.Entry<String, List<String>> e : responseHeaders.entrySet()) {
            String n = e.getKey();
            if (n == null || !n.equalsIgnoreCase("Set-Cookie") && !n.equalsIgnoreCase("Set-Cookie2")) continue;
            for (String v : e.getValue()) {
                List<HttpCookie> cookies;
                try {
                    cookies = HttpCookie.parse(n + ":" + v);
                } catch (IllegalArgumentException bad) {
                    continue;
                }
                for (HttpCookie c : cookies) keep(uri, c);
            }
        }
    }

    private void keep(URI uri, HttpCookie c) {
        if (c.getPath() == null) {
            String p = uri.getPath();
            int slash = p == null ? -1 : p.lastIndexOf('/');
            c.setPath(slash < 0 ? "/" : p.substring(0, slash + 1));
        }
        if (c.getDomain() == null) {
            String h = uri.getHost();
            if (h != null && !h.contains(".")) h += ".local";
            c.setDomain(h);
        }
        if (c.getPortlist() != null && c.getPortlist().isEmpty()) {
            int port = uri.getPort();
            c.setPortlist("" + (port != -1 ? port : "https".equals(uri.getScheme()) ? 443 : 80));
        }
        if (policy.shouldAccept(uri, c)) store.add(uri, c);
    }

    /** Cookies in memory, with the URI that each came from. Its methods are synchronized. */
    private static final class Memory implements CookieStore {
        private final Map<HttpCookie, URI> all = new LinkedHashMap<HttpCookie, URI>();

        private static URI base(URI uri) {
            if (uri == null) return null;
            try {
                return new URI("http", uri.getHost(), null, null, null);
            } catch (URISyntaxException e) {
                return uri;
            }
        }

        private void expire() {
            for (java.util.Iterator<HttpCookie> it = all.keySet().iterator(); it.hasNext();)
                if (it.next().hasExpired()) it.remove();
        }

        @Override
        public synchronized void add(URI uri, HttpCookie cookie) {
            all.remove(cookie);
            if (cookie.getMaxAge() != 0) all.put(cookie, base(uri));
        }

        @Override
        public synchronized List<HttpCookie> get(URI uri) {
            if (uri == null) throw new NullPointerException("uri is null");
            expire();
            List<HttpCookie> l = new ArrayList<HttpCookie>();
            String host = uri.getHost();
            for (Map.Entry<HttpCookie, URI> e : all.entrySet()) {
                HttpCookie c = e.getKey();
                boolean fits = HttpCookie.domainMatches(c.getDomain(), host)
                        || c.getDomain() != null && c.getDomain().equalsIgnoreCase(host + ".local")
                        || c.getVersion() == 0 && host != null && c.getDomain() != null
                        && (host.equalsIgnoreCase(c.getDomain()) || host.endsWith("." + c.getDomain()))
                        || base(uri).equals(e.getValue());
                if (fits) l.add(c);
            }
            return Collections.unmodifiableList(l);
        }

        @Override
        public synchronized List<HttpCookie> getCookies() {
            expire();
            return Collections.unmodifiableList(new ArrayList<HttpCookie>(all.keySet()));
        }

        @Override
        public synchronized List<URI> getURIs() {
            java.util.LinkedHashSet<URI> s = new java.util.LinkedHashSet<URI>(all.values());
            s.remove(null);
            return new ArrayList<URI>(s);
        }

        @Override
        public synchronized boolean remove(URI uri, HttpCookie cookie) {
            if (cookie == null) throw new NullPointerException("cookie is null");
            boolean had = all.containsKey(cookie);
            all.remove(cookie);
            return had;
        }

        @Override
        public synchronized boolean removeAll() {
            boolean had = !all.isEmpty();
            all.clear();
            return had;
        }
    }
}
