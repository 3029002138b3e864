// SPDX-License-Identifier: MIT
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.security.Permission;
import java.time.DateTimeException;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A way to what a URL names. */
public abstract class URLConnection {
    protected URL url;
    protected boolean doInput = true;
    protected boolean doOutput = false;
    protected boolean allowUserInteraction = false;
    protected boolean useCaches = true;
    protected long ifModifiedSince = 0;
    protected boolean connected = false;
    private int connectTimeout, readTimeout;
    private static volatile boolean defaultUseCaches = true, defaultInteraction;
    private static final Map<String, Boolean> CACHES_OF = new ConcurrentHashMap<String, Boolean>();
    private static volatile FileNameMap names;
    private static ContentHandlerFactory contents;
    /** What the request says: name and value by turns, in order. */
    private final List<String> properties = new ArrayList<String>();

    protected URLConnection(URL url) {
        this.url = url;
        Boolean b = url == null ? null : CACHES_OF.get(url.getProtocol());
        useCaches = b != null ? b : defaultUseCaches;
        allowUserInteraction = defaultInteraction;
    }

    public abstract void connect() throws IOException;

    public void setConnectTimeout(int timeout) {
        if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
        connectTimeout = timeout;
    }

    public int getConnectTimeout() {
        return connectTimeout;
    }

    public void setReadTimeout(int timeout) {
        if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
        readTimeout = timeout;
    }

    public int getReadTimeout() {
        return readTimeout;
    }

    public URL getURL() {
        return url;
    }

    public int getContentLength() {
        long n = getContentLengthLong();
        return n > Integer.MAX_VALUE ? -1 : (int) n;
    }

    public long getContentLengthLong() {
        return getHeaderFieldLong("content-length", -1);
    }

    public String getContentType() {
        return getHeaderField("content-type");
    }

    public String getContentEncoding() {
        return getHeaderField("content-encoding");
    }

    public long getExpiration() {
        return getHeaderFieldDate("expires", 0);
    }

    public long getDate() {
        return getHeaderFieldDate("date", 0);
    }

    public long getLastModified() {
        return getHeaderFieldDate("last-modified", 0);
    }

    public String getHeaderField(String name) {
        return null;
    }

    public Map<String, List<String>> getHeaderFields() {
        return Collections.emptyMap();
    }

    public int getHeaderFieldInt(String name, int def) {
        try {
            return Integer.parseInt(getHeaderField(name));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    public long getHeaderFieldLong(String name, long def) {
        try {
            return Long.parseLong(getHeaderField(name));
        } catch (NumberFormatException e) {
            return def;
        }
    }

    /** Milliseconds of a date as HTTP writes them: "Sun, 06 Nov 1994 08:49:37 GMT". */
    public long getHeaderFieldDate(String name, long def) {
        String v = getHeaderField(name);
        if (v == null) return def;
        try {
            return ZonedDateTime.parse(v.trim(), DateTimeFormatter.RFC_1123_DATE_TIME).toInstant().toEpochMilli();
        } catch (DateTimeException e) {
            return def;
        }
    }

    public String getHeaderFieldKey(int n) {
        return null;
    }

    public String getHeaderField(int n) {
        return null;
    }

    public Object getContent() throws IOException {
        InputStream in = getInputStream();
        ContentHandler h = handler();
        return h == null ? in : h.getContent(this);
    }

    public Object getContent(Class<?>[] classes) throws IOException {
        InputStream in = getInputStream();
        ContentHandler h = handler();
        if (h != null) return h.getContent(this, classes);
        for (Class<?> c : classes) if (c.isInstance(in)) return in;
        return null;
    }

    private ContentHandler handler() throws UnknownServiceException {
        String type = getContentType();
        if (type == null || contents == null) return null;
        int semi = type.indexOf(';');
        return contents.createContentHandler((semi < 0 ? type : type.substring(0, semi)).trim());
    }

    public static synchronized void setContentHandlerFactory(ContentHandlerFactory fac) {
        if (contents != null) throw new Error("factory already defined");
        contents = fac;
    }

    public Permission getPermission() throws IOException {
        return new java.security.AllPermission();
    }

    public InputStream getInputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support input");
    }

    public OutputStream getOutputStream() throws IOException {
        throw new UnknownServiceException("protocol doesn't support output");
    }

    public String toString() {
        return getClass().getName() + ":" + url;
    }

    private void checkConnected() {
        if (connected) throw new IllegalStateException("Already connected");
    }

    public void setDoInput(boolean doinput) {
        checkConnected();
        doInput = doinput;
    }

    public boolean getDoInput() {
        return doInput;
    }

    public void setDoOutput(boolean dooutput) {
        checkConnected();
        doOutput = dooutput;
    }

    public boolean getDoOutput() {
        return doOutput;
    }

    public void setAllowUserInteraction(boolean allow) {
        checkConnected();
        allowUserInteraction = allow;
    }

    public boolean getAllowUserInteraction() {
        return allowUserInteraction;
    }

    public void setUseCaches(boolean usecaches) {
        checkConnected();
        useCaches = usecaches;
    }

    public boolean getUseCaches() {
        return useCaches;
    }

    public void setIfModifiedSince(long since) {
        checkConnected();
        ifModifiedSince = since;
    }

    public long getIfModifiedSince() {
        return ifModifiedSince;
    }

    public boolean getDefaultUseCaches() {
        return defaultUseCaches;
    }

    public void setDefaultUseCaches(boolean def) {
        defaultUseCaches = def;
    }

    public static void setDefaultAllowUserInteraction(boolean allow) {
        defaultInteraction = allow;
    }

    public static boolean getDefaultAllowUserInteraction() {
        return defaultInteraction;
    }

    public static void setDefaultUseCaches(String protocol, boolean def) {
        CACHES_OF.put(protocol.toLowerCase(Locale.US), def);
    }

    public static boolean getDefaultUseCaches(String protocol) {
        Boolean b = CACHES_OF.get(protocol.toLowerCase(Locale.US));
        return b != null ? b : defaultUseCaches;
    }

    @Deprecated
    public static void setDefaultRequestProperty(String key, String value) {
    }

    @Deprecated
    public static String getDefaultRequestProperty(String key) {
        return null;
    }

    public void setRequestProperty(String key, String value) {
        checkConnected();
        if (key == null) throw new NullPointerException("key is null");
        for (int i = properties.size() - 2; i >= 0; i -= 2) {
            if (!properties.get(i).equalsIgnoreCase(key)) continue;
            properties.remove(i + 1);
            properties.remove(i);
        }
        properties.add(key);
        properties.add(value);
    }

    public void addRequestProperty(String key, String value) {
        checkConnected();
        if (key == null) throw new NullPointerException("key is null");
        properties.add(key);
        properties.add(value);
    }

    public String getRequestProperty(String key) {
        checkConnected();
        return property(key);
    }

    /** The value that was given last; null if there is none. */
    final String property(String key) {
        for (int i = properties.size() - 2; i >= 0; i -= 2)
            if (properties.get(i).equalsIgnoreCase(key)) return properties.get(i + 1);
        return null;
    }

    final List<String> properties() {
        return properties;
    }

    public Map<String, List<String>> getRequestProperties() {
        checkConnected();
        return grouped(properties, false);
    }

    /** Names with all their values; the values of each name last first, if wanted. */
    static Map<String, List<String>> grouped(List<String> pairs, boolean lastFirst) {
        Map<String, List<String>> m = new LinkedHashMap<String, List<String>>();
        for (int i = 0; i < pairs.size(); i += 2) {
            List<String> l = m.get(pairs.get(i));
            if (l == null) m.put(pairs.get(i), l = new ArrayList<String>());
            l.add(lastFirst ? 0 : l.size(), pairs.get(i + 1));
        }
        for (Map.Entry<String, List<String>> e : m.entrySet()) e.setValue(Collections.unmodifiableList(e.getValue()));
        return Collections.unmodifiableMap(m);
    }

    public static FileNameMap getFileNameMap() {
        FileNameMap m = names;
        return m != null ? m : new FileNameMap() {
            @Override
            public String getContentTypeFor(String fileName) {
                return typeByName(fileName);
            }
        };
    }

    public static void setFileNameMap(FileNameMap map) {
        names = map;
    }

    public static String guessContentTypeFromName(String name) {
        return getFileNameMap().getContentTypeFor(name);
    }

    /** What the first bytes say; the stream must be able to go back. */
    public static String guessContentTypeFromStream(InputStream is) throws IOException {
        if (!is.markSupported()) return null;
        is.mark(32);
        byte[] b = is.readNBytes(32);
        is.reset();
        String marked = markedText(b);
        if (marked != null) return marked.startsWith("<?xml") ? "application/xml" : null;
        String s = new String(b, StandardCharsets.ISO_8859_1);
        if (s.startsWith("GIF8")) return "image/gif";
        if (s.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
        if (s.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
        if (s.startsWith("\u00ca\u00fe\u00ba\u00be")) return "application/java-vm";
        if (s.startsWith("\u00ac\u00ed")) return "application/x-java-serialized-object";
        if (s.startsWith("<?xml")) return "application/xml";
        String low = s.toLowerCase(Locale.ROOT);
        if (low.startsWith("<!") || low.startsWith("<html") || low.startsWith("<head") || low.startsWith("<body"))
            return "text/html";
        return null;
    }

    /** The text behind a byte order mark, as far as it can be read; null if there is none. */
    private static String markedText(byte[] b) {
        int first = 0;
        for (int i = 0; i < 4; i++) first = first << 8 | (i < b.length ? b[i] & 255 : 1);
        if (first == 0xfffe0000 || first == 0xfeff) return new String(b, Charset.forName("UTF-32"));
        if (first >>> 16 == 0xfeff || first >>> 16 == 0xfffe) return new String(b, StandardCharsets.UTF_16);
        return first >>> 8 == 0xefbbbf ? new String(b, 3, b.length - 3, StandardCharsets.UTF_8) : null;
    }

    private static String typeByName(String name) {
        String[] types = {".txt", "text/plain", ".java", "text/plain", ".html", "text/html", ".htm", "text/html",
                ".xml",
            "application/xml", ".jar", "application/java-archive", ".zip", "application/zip", ".png", "image/png",
                    ".gif",
            "image/gif", ".jpg", "image/jpeg", ".jpeg", "image/jpeg", ".pdf", "application/pdf"};
        for (int i = 0; i < types.length; i += 2) if (name.endsWith(types[i])) return types[i + 1];
        return null;
    }
}
