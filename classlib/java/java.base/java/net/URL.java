// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.net.spi.URLStreamHandlerProvider;
import java.util.Hashtable;
import java.util.Locale;
import java.util.ServiceLoader;

/** A uniform resource locator. The protocols file, jar and http can be opened; others can be made and taken apart. */
public final class URL implements java.io.Serializable {
    private static final long serialVersionUID = -7627629688361524110L;
    private static final java.io.ObjectStreamField[] serialPersistentFields = {
        new java.io.ObjectStreamField("protocol", String.class),
        new java.io.ObjectStreamField("host", String.class),
        new java.io.ObjectStreamField("port", int.class),
        new java.io.ObjectStreamField("authority", String.class),
        new java.io.ObjectStreamField("file", String.class),
        new java.io.ObjectStreamField("ref", String.class),
        new java.io.ObjectStreamField("hashCode", int.class),
    };

    private static URLStreamHandlerFactory factory;
    private static final Hashtable<String, URLStreamHandler> HANDLERS = new Hashtable<String, URLStreamHandler>();

    private String protocol, host, authority, userInfo, path, query, ref;
    private int port = -1;
    transient URLStreamHandler handler;

    public URL(String protocol, String host, int port, String file) throws MalformedURLException {
        this(protocol, host, port, file, null);
    }

    public URL(String protocol, String host, String file) throws MalformedURLException {
        this(protocol, host, -1, file, null);
    }

    public URL(String protocol, String host, int port, String file, URLStreamHandler handler)
            throws MalformedURLException {
        this.protocol = protocol.toLowerCase(Locale.ROOT);
        if (host != null) {
            if (host.indexOf(':') >= 0 && !host.startsWith("[")) host = "[" + host + "]";
            if (port < -1) throw new MalformedURLException("Invalid port number :" + port);
            this.port = port;
            authority = port == -1 ? host : host + ":" + port;
        }
        this.host = host;
        int hash = file.indexOf('#');
        if (hash >= 0) ref = file.substring(hash + 1);
        setFile(hash < 0 ? file : file.substring(0, hash));
        this.handler = handler != null ? handler : handlerOf(this.protocol);
        if (this.handler == null) throw new MalformedURLException("unknown protocol: " + protocol);
    }

    public URL(String spec) throws MalformedURLException {
        this(null, spec);
    }

    public URL(URL context, String spec) throws MalformedURLException {
        this(context, spec, null);
    }

    public URL(URL context, String spec, URLStreamHandler handler) throws MalformedURLException {
        if (spec == null) throw new MalformedURLException("Cannot invoke \"String.length()\" because \"spec\" is null");
        int limit = spec.length(), start = 0;
        while (limit > 0 && spec.charAt(limit - 1) <= ' ') limit--;
        while (start < limit && spec.charAt(start) <= ' ') start++;
        if (spec.regionMatches(true, start, "url:", 0, 4)) start += 4;
        boolean refOnly = start < spec.length() && spec.charAt(start) == '#';
        String given = null;
        for (int i = start; !refOnly && i < limit && spec.charAt(i) != '/'; i++) {
            if (spec.charAt(i) != ':') continue;
            String s = spec.substring(start, i).toLowerCase(Locale.ROOT);
            if (isProtocol(s)) {
                given = s;
                start = i + 1;
            }
            break;
        }
        protocol = given;
        boolean relative = false;
        if (context != null && (given == null || given.equalsIgnoreCase(context.protocol))) {
            if (handler == null) handler = context.handler;
            if (context.path != null && context.path.startsWith("/")) given = null;
            if (given == null) {
                protocol = context.protocol;
                set(protocol, context.host, context.port, context.authority, context.userInfo, context.path, null,
                        null);
                relative = true;
            }
        }
        if (protocol == null) throw new MalformedURLException("no protocol: " + spec);
        this.handler = handler != null ? handler : handlerOf(protocol);
        if (this.handler == null) throw new MalformedURLException("unknown protocol: " + protocol);
        int hash = spec.indexOf('#', start);
        if (hash >= 0 && !protocol.equals("jar")) {
            ref = spec.substring(hash + 1, Math.max(hash + 1, limit));
            limit = Math.min(hash, limit);
        }
        if (relative && start == limit) {
            query = context.query;
            if (ref == null) ref = context.ref;
        }
        try {
            this.handler.parseURL(this, spec, start, limit);
        } catch (RuntimeException e) {
            MalformedURLException m = new MalformedURLException(e.getMessage());
            m.initCause(e);
            throw m;
        }
    }

    private static boolean isProtocol(String s) {
        if (s.isEmpty() || !Character.isLetter(s.charAt(0))) return false;
        for (int i = 1; i < s.length(); i++)
            if (!Character.isLetterOrDigit(s.charAt(i)) && "+-.".indexOf(s.charAt(i)) < 0) return false;
        return true;
    }

    /** While the services themselves are looked for, URLs do without them. */
    private static final ThreadLocal<Boolean> LOOKING = new ThreadLocal<Boolean>();

    /** The handler that a service has for a protocol; those that everything stands on are the library's. */
    private static URLStreamHandler provided(String protocol) {
        boolean own = protocol.equals("file") || protocol.equals("jrt") || protocol.equals("jar");
        if (own || LOOKING.get() != null) return null;
        LOOKING.set(Boolean.TRUE);
        try {
            for (URLStreamHandlerFactory f : ServiceLoader.load(URLStreamHandlerProvider.class,
                    ClassLoader.getSystemClassLoader())) {
                URLStreamHandler h = f.createURLStreamHandler(protocol);
                if (h != null) return h;
            }
            return null;
        } finally {
            LOOKING.remove();
        }
    }

    static URLStreamHandler handlerOf(String protocol) {
        URLStreamHandler h = HANDLERS.get(protocol);
        if (h != null) return h;
        if (factory != null) h = factory.createURLStreamHandler(protocol);
        if (h == null) h = provided(protocol);
        if (h == null) h = Protocols.handler(protocol);
        if (h != null) HANDLERS.put(protocol, h);
        return h;
    }

    public static void setURLStreamHandlerFactory(URLStreamHandlerFactory fac) {
        synchronized (HANDLERS) {
            if (factory != null) throw new Error("factory already defined");
            HANDLERS.clear();
            factory = fac;
        }
    }

    private void setFile(String file) {
        int q = file.lastIndexOf('?');
        path = q < 0 ? file : file.substring(0, q);
        query = q < 0 ? null : file.substring(q + 1);
    }

    void set(String protocol, String host, int port, String authority, String userInfo, String path, String query,
            String ref) {
        this.protocol = protocol;
        this.host = host;
        this.port = port;
        this.authority = authority;
        this.userInfo = userInfo;
        this.path = path;
        this.query = query;
        this.ref = ref;
    }

    public String getQuery() {
        return query;
    }

    public String getPath() {
        return path;
    }

    public String getUserInfo() {
        return userInfo;
    }

    public String getAuthority() {
        return authority;
    }

    public int getPort() {
        return port;
    }

    public int getDefaultPort() {
        return handler.getDefaultPort();
    }

    public String getProtocol() {
        return protocol;
    }

    public String getHost() {
        return host == null ? "" : host;
    }

    public String getFile() {
        return query == null ? path == null ? "" : path : path + "?" + query;
    }

    public String getRef() {
        return ref;
    }

    public boolean equals(Object obj) {
        return obj instanceof URL && handler.equals(this, (URL) obj);
    }

    public int hashCode() {
        return handler.hashCode(this);
    }

    public boolean sameFile(URL other) {
        return handler.sameFile(this, other);
    }

    public String toString() {
        return toExternalForm();
    }

    public String toExternalForm() {
        return handler.toExternalForm(this);
    }

    public URI toURI() throws URISyntaxException {
        return new URI(toString());
    }

    public URLConnection openConnection() throws IOException {
        return handler.openConnection(this);
    }

    public URLConnection openConnection(Proxy proxy) throws IOException {
        if (proxy == null) throw new IllegalArgumentException("proxy can not be null");
        return handler.openConnection(this, proxy);
    }

    public InputStream openStream() throws IOException {
        return openConnection().getInputStream();
    }

    public Object getContent() throws IOException {
        return openConnection().getContent();
    }

    public Object getContent(Class<?>[] classes) throws IOException {
        return openConnection().getContent(classes);
    }

    public static URL of(URI uri, URLStreamHandler handler) throws MalformedURLException {
        if (!uri.isAbsolute()) throw new IllegalArgumentException("URI is not absolute");
        if (handler == null && !uri.isOpaque()) return new URL(uri.toString());
        return new URL(null, uri.toString(), handler);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws IOException {
        java.io.ObjectOutputStream.PutField f = s.putFields();
        f.put("protocol", protocol);
        f.put("host", host);
        f.put("port", port);
        f.put("authority", authority);
        f.put("file", getFile());
        f.put("ref", ref);
        f.put("hashCode", -1);
        s.writeFields();
    }

    private void readObject(java.io.ObjectInputStream s) throws IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField f = s.readFields();
        protocol = (String) f.get("protocol", null);
        host = (String) f.get("host", null);
        port = f.get("port", -1);
        authority = (String) f.get("authority", null);
        ref = (String) f.get("ref", null);
        String file = (String) f.get("file", null);
        if (file != null) setFile(file);
        if (authority == null && host != null && !host.isEmpty()) authority = port < 0 ? host : host + ":" + port;
        int at = authority == null ? -1 : authority.lastIndexOf('@');
        if (at >= 0) userInfo = authority.substring(0, at);
        handler = handlerOf(protocol);
        if (handler == null) throw new IOException("unknown protocol: " + protocol);
    }
}
