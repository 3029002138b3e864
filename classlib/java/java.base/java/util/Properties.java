// SPDX-License-Identifier: MIT
package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** String properties with defaults. The entries stand in a concurrent map, so reading takes no lock. */
public class Properties extends Hashtable<Object, Object> {
    private static final long serialVersionUID = 4112578634029874840L;
    protected volatile Properties defaults;
    private transient volatile ConcurrentHashMap<Object, Object> map;

    public Properties() {
        this(null, 8);
    }

    public Properties(int initialCapacity) {
        this(null, initialCapacity);
    }

    public Properties(Properties defaults) {
        this(defaults, 8);
    }

    private Properties(Properties defaults, int initialCapacity) {
        super((Void) null);
        map = new ConcurrentHashMap<Object, Object>(initialCapacity);
        this.defaults = defaults;
    }

    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object v = map.get(key);
        if (v instanceof String) return (String) v;
        Properties d = defaults;
        return d == null ? null : d.getProperty(key);
    }

    public String getProperty(String key, String defaultValue) {
        String v = getProperty(key);
        return v == null ? defaultValue : v;
    }

    public synchronized void load(Reader reader) throws IOException {
        Objects.requireNonNull(reader, "reader parameter is null");
        new PropertyReader(reader).load(this);
    }

    public synchronized void load(InputStream inStream) throws IOException {
        Objects.requireNonNull(inStream, "inStream parameter is null");
        new PropertyReader(new InputStreamReader(inStream, StandardCharsets.ISO_8859_1)).load(this);
    }

    /** Writes one key or value; outside of it (key) every space is escaped, in it only a leading one. */
    private static String escape(String s, boolean key, boolean unicode) {
        StringBuilder sb = new StringBuilder(s.length() * 2);
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            int k = "\t\n\r\f".indexOf(c);
            if (k >= 0) {
                sb.append('\\').append("tnrf".charAt(k));
            } else if (c == ' ') {
                if (i == 0 || key) sb.append('\\');
                sb.append(' ');
            } else if ("\\=:#!".indexOf(c) >= 0) {
                sb.append('\\').append(c);
            } else if ((c < 0x20 || c > 0x7E) && unicode) {
                sb.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) sb.append("0123456789ABCDEF".charAt(c >> shift & 15));
            } else {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    private static void writeComments(BufferedWriter bw, String comments) throws IOException {
        StringBuilder sb = new StringBuilder("#");
        for (int i = 0; i < comments.length(); i++) {
            char c = comments.charAt(i);
            if (c == '\n' || c == '\r') {
                if (c == '\r' && i + 1 < comments.length() && comments.charAt(i + 1) == '\n') i++;
                sb.append(System.lineSeparator());
                char next = i + 1 < comments.length() ? comments.charAt(i + 1) : 0;
                if (next != '#' && next != '!') sb.append('#');
            } else if (c > 255) {
                sb.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) sb.append("0123456789ABCDEF".charAt(c >> shift & 15));
            } else {
                sb.append(c);
            }
        }
        bw.write(sb.toString());
        bw.newLine();
    }

    @Deprecated
    public void save(OutputStream out, String comments) {
        try {
            store(out, comments);
        } catch (IOException e) {
            // This method reports no failures; store does.
            return;
        }
    }

    public void store(Writer writer, String comments) throws IOException {
        store0(writer instanceof BufferedWriter ? (BufferedWriter) writer : new BufferedWriter(writer), comments,
                false);
    }

    public void store(OutputStream out, String comments) throws IOException {
        store0(new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.ISO_8859_1)), comments, true);
    }

    private void store0(BufferedWriter bw, String comments, boolean unicode) throws IOException {
        if (comments != null) writeComments(bw, comments);
        bw.write("#" + new Date().toString());
        bw.newLine();
        synchronized (this) {
            for (Map.Entry<Object, Object> e : entrySet()) {
                bw.write(escape((String) e.getKey(), true, unicode) + "="
                        + escape((String) e.getValue(), false, unicode));
                bw.newLine();
            }
        }
        bw.flush();
    }

    public synchronized void loadFromXML(InputStream in) throws IOException, InvalidPropertiesFormatException {
        PropertyXml.load(this, Objects.requireNonNull(in));
    }

    public void storeToXML(OutputStream os, String comment) throws IOException {
        storeToXML(os, comment, "UTF-8");
    }

    public void storeToXML(OutputStream os, String comment, String encoding) throws IOException {
        Charset charset;
        try {
            charset = Charset.forName(encoding);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new UnsupportedEncodingException(encoding);
        }
        storeToXML(os, comment, charset);
    }

    public void storeToXML(OutputStream os, String comment, Charset charset) throws IOException {
        PropertyXml.store(this, Objects.requireNonNull(os), comment, charset);
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> h = new Hashtable<String, Object>();
        enumerate(h);
        return h.keys();
    }

    private void enumerate(Map<String, Object> to) {
        if (defaults != null) defaults.enumerate(to);
        forEach((key, value) -> to.put((String) key, value));
    }

    private void enumerateStrings(Map<String, String> to) {
        if (defaults != null) defaults.enumerateStrings(to);
        for (Map.Entry<Object, Object> e : entrySet())
            if (e.getKey() instanceof String && e.getValue() instanceof String)
                to.put((String) e.getKey(), (String) e.getValue());
    }

    public Set<String> stringPropertyNames() {
        Map<String, String> h = new HashMap<String, String>();
        enumerateStrings(h);
        return Collections.unmodifiableSet(h.keySet());
    }

    private ArrayList<String> lines() {
        ArrayList<String> out = new ArrayList<String>();
        Map<String, Object> h = new HashMap<String, Object>();
        enumerate(h);
        for (Map.Entry<String, Object> e : h.entrySet()) {
            String v = (String) e.getValue();
            out.add(e.getKey() + "=" + (v.length() > 40 ? v.substring(0, 37) + "..." : v));
        }
        return out;
    }

    public void list(PrintStream out) {
        out.println("-- listing properties --");
        for (String s : lines()) out.println(s);
    }

    public void list(PrintWriter out) {
        out.println("-- listing properties --");
        for (String s : lines()) out.println(s);
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public Enumeration<Object> keys() {
        return Collections.enumeration(map.keySet());
    }

    @Override
    public Enumeration<Object> elements() {
        return Collections.enumeration(map.values());
    }

    @Override
    public boolean contains(Object value) {
        return map.contains(value);
    }

    @Override
    public boolean containsValue(Object value) {
        return map.containsValue(value);
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override
    public Object get(Object key) {
        return map.get(key);
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        return map.put(key, value);
    }

    @Override
    public synchronized Object remove(Object key) {
        return map.remove(key);
    }

    @Override
    public synchronized void putAll(Map<?, ?> t) {
        map.putAll(t);
    }

    @Override
    public synchronized void clear() {
        map.clear();
    }

    @Override
    public synchronized String toString() {
        return map.toString();
    }

    @Override
    public Set<Object> keySet() {
        return Collections.synchronizedSet(map.keySet(), this);
    }

    @Override
    public Collection<Object> values() {
        return Collections.synchronizedCollection(map.values(), this);
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        return Collections.synchronizedSet(map.entrySet(), this);
    }

    @Override
    public synchronized boolean equals(Object o) {
        return map.equals(o);
    }

    @Override
    public synchronized int hashCode() {
        return map.hashCode();
    }

    @Override
    public Object getOrDefault(Object key, Object defaultValue) {
        return map.getOrDefault(key, defaultValue);
    }

    @Override
    public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
        map.forEach(action);
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
        map.replaceAll(function);
    }

    @Override
    public synchronized Object putIfAbsent(Object key, Object value) {
        return map.putIfAbsent(key, value);
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        return map.remove(key, value);
    }

    @Override
    public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
        return map.replace(key, oldValue, newValue);
    }

    @Override
    public synchronized Object replace(Object key, Object value) {
        return map.replace(key, value);
    }

    @Override
    public synchronized Object computeIfAbsent(Object key, Function<? super Object, ?> mappingFunction) {
        return map.computeIfAbsent(key, mappingFunction);
    }

    @Override
    public synchronized Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> f) {
        return map.computeIfPresent(key, f);
    }

    @Override
    public synchronized Object compute(Object key, BiFunction<? super Object, ? super Object, ?> f) {
        return map.compute(key, f);
    }

    @Override
    public synchronized Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> f) {
        return map.merge(key, value, f);
    }

    @Override
    protected void rehash() {
    }

    @Override
    public synchronized Object clone() {
        Properties p = (Properties) super.clone();
        p.map = new ConcurrentHashMap<Object, Object>(map);
        return p;
    }

    @Override
    void readEntries(java.io.ObjectInputStream s, int length, int n) throws IOException, ClassNotFoundException {
        map = new ConcurrentHashMap<Object, Object>(Math.max(8, Math.min(n, 1 << 16)));
        for (int i = 0; i < n; i++) {
            Object k = s.readObject();
            map.put(k, s.readObject());
        }
    }
}
