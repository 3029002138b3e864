// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The name of a bean, domain:key=value,..., or a pattern of names: * and ? in the domain and in values, ",*" or "*" for
 * any further properties. The canonical form has the keys sorted.
 */
public class ObjectName implements Comparable<ObjectName>, QueryExp {
    public static final ObjectName WILDCARD = wildcard();
    private static final long serialVersionUID = 1081892073854801359L;

    private transient String name;
    private transient String domain, canonical;
    private transient Map<String, String> properties;
    private transient boolean listPattern, valuePattern;

    public ObjectName(String name) throws MalformedObjectNameException {
        this.name = name.isEmpty() ? "*:*" : name;
        parse();
    }

    public ObjectName(String domain, String key, String value) throws MalformedObjectNameException {
        this(domain + ":" + Objects.requireNonNull(key) + "=" + Objects.requireNonNull(value));
    }

    public ObjectName(String domain, Hashtable<String, String> table) throws MalformedObjectNameException {
        this(text(domain, table));
    }

    private static ObjectName wildcard() {
        try {
            return new ObjectName("*:*");
        } catch (MalformedObjectNameException e) {
            throw new InternalError(e);
        }
    }

    private static String text(String domain, Hashtable<String, String> table) throws MalformedObjectNameException {
        if (table.isEmpty()) throw new MalformedObjectNameException("Key property list cannot be empty");
        StringBuilder sb = new StringBuilder(domain).append(':');
        for (Iterator<Map.Entry<String, String>> it = table.entrySet().iterator(); it.hasNext();) {
            Map.Entry<String, String> e = it.next();
            sb.append(e.getKey()).append('=').append(e.getValue()).append(it.hasNext() ? "," : "");
        }
        return sb.toString();
    }

    public static ObjectName getInstance(String name) throws MalformedObjectNameException, NullPointerException {
        return new ObjectName(name);
    }

    public static ObjectName getInstance(String domain, String key, String value) throws MalformedObjectNameException {
        return new ObjectName(domain, key, value);
    }

    public static ObjectName getInstance(String domain, Hashtable<String, String> table)
            throws MalformedObjectNameException {
        return new ObjectName(domain, table);
    }

    public static ObjectName getInstance(ObjectName name) {
        return Objects.requireNonNull(name);
    }

    private void parse() throws MalformedObjectNameException {
        int colon = name.indexOf(':');
        if (colon < 0) throw new MalformedObjectNameException("Key properties cannot be empty");
        domain = name.substring(0, colon);
        if (domain.indexOf('\n') >= 0)
            throw new MalformedObjectNameException("Invalid character '\\n' in domain name");
        properties = new LinkedHashMap<String, String>();
        String rest = name.substring(colon + 1);
        if (rest.isEmpty()) throw new MalformedObjectNameException("Key properties cannot be empty");
        for (int at = 0; at <= rest.length();) at = parseProperty(rest, at);
        StringBuilder sb = new StringBuilder(domain).append(':').append(getCanonicalKeyPropertyListString());
        if (listPattern) sb.append(properties.isEmpty() ? "*" : ",*");
        canonical = sb.toString();
    }

    /** Takes the property that begins at a place; gives the place after its comma. */
    private int parseProperty(String s, int at) throws MalformedObjectNameException {
        if (at == s.length()) throw new MalformedObjectNameException("Invalid ending comma");
        if (s.startsWith("*", at) && (at + 1 == s.length() || s.charAt(at + 1) == ',')) {
            if (listPattern)
                throw new MalformedObjectNameException("Cannot have several '*' characters in pattern property list");
            listPattern = true;
            return at + 2;
        }
        int equals = s.indexOf('=', at);
        if (equals < 0) throw new MalformedObjectNameException("Unterminated key property part");
        String key = s.substring(at, equals);
        if (key.isEmpty()) throw new MalformedObjectNameException("Invalid key (empty)");
        for (int i = 0; i < key.length(); i++)
            if (",:*?\n".indexOf(key.charAt(i)) >= 0)
                throw new MalformedObjectNameException("Invalid character '" + key.charAt(i)
                        + "' in key part of property");
        int end = equals + 1;
        if (s.startsWith("\"", end)) {
            for (end++; end < s.length() && s.charAt(end) != '"'; end++) if (s.charAt(end) == '\\') end++;
            if (end >= s.length()) throw new MalformedObjectNameException("Missing termination quote");
            end++;
            if (end < s.length() && s.charAt(end) != ',')
                throw new MalformedObjectNameException("Invalid ending character `" + s.charAt(end) + "'");
        } else {
            while (end < s.length() && s.charAt(end) != ',') {
                char c = s.charAt(end++);
                if (c == '=' || c == ':' || c == '"' || c == '\n')
                    throw new MalformedObjectNameException("Invalid character '" + (c == '\n' ? "\\n"
                            : String.valueOf(c))
                            + "' in value part of property");
            }
        }
        String value = s.substring(equals + 1, end);
        if (isWild(value)) valuePattern = true;
        if (properties.put(key, value) != null)
            throw new MalformedObjectNameException("key `" + key + "' already defined");
        return end + 1;
    }

    private static boolean isWild(String s) {
        boolean quoted = s.startsWith("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (quoted && c == '\\') i++;
            else if (c == '*' || c == '?') return true;
        }
        return false;
    }

    public boolean isPattern() {
        return isDomainPattern() || isPropertyPattern();
    }

    public boolean isDomainPattern() {
        return domain.indexOf('*') >= 0 || domain.indexOf('?') >= 0;
    }

    public boolean isPropertyPattern() {
        return listPattern || valuePattern;
    }

    public boolean isPropertyListPattern() {
        return listPattern;
    }

    public boolean isPropertyValuePattern() {
        return valuePattern;
    }

    public boolean isPropertyValuePattern(String property) {
        String v = properties.get(Objects.requireNonNull(property));
        if (v == null) throw new IllegalArgumentException("No such property: " + property);
        return isWild(v);
    }

    public String getCanonicalName() {
        return canonical;
    }

    public String getDomain() {
        return domain;
    }

    public String getKeyProperty(String property) {
        return properties.get(Objects.requireNonNull(property));
    }

    public Hashtable<String, String> getKeyPropertyList() {
        return new Hashtable<String, String>(properties);
    }

    private static String list(Map<String, String> m) {
        ArrayList<String> l = new ArrayList<String>();
        for (Iterator<Map.Entry<String, String>> it = m.entrySet().iterator(); it.hasNext();) {
            Map.Entry<String, String> e = it.next();
            l.add(e.getKey() + "=" + e.getValue());
        }
        return String.join(",", l);
    }

    public String getKeyPropertyListString() {
        return list(properties);
    }

    public String getCanonicalKeyPropertyListString() {
        return list(new TreeMap<String, String>(properties));
    }

    public static String quote(String s) {
        StringBuilder sb = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\n') sb.append("\\n");
            else if (c == '\\' || c == '"' || c == '*' || c == '?') sb.append('\\').append(c);
            else sb.append(c);
        }
        return sb.append('"').toString();
    }

    public static String unquote(String q) {
        int n = q.length();
        if (n < 2 || q.charAt(0) != '"' || q.charAt(n - 1) != '"')
            throw new IllegalArgumentException("Argument not quoted");
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i < n - 1; i++) {
            char c = q.charAt(i);
            if (c == '\\') {
                if (++i == n - 1) throw new IllegalArgumentException("Trailing backslash");
                c = q.charAt(i);
                if (c == 'n') c = '\n';
                else if (c != '\\' && c != '"' && c != '*' && c != '?')
                    throw new IllegalArgumentException("Bad character '" + c + "' after backslash");
            } else if (c == '*' || c == '?' || c == '"' || c == '\n') {
                throw new IllegalArgumentException("Invalid unescaped character '" + c + "' in the string to unquote");
            }
            sb.append(c);
        }
        return sb.toString();
    }

    /** Whether a name fits this one, which may be a pattern. */
    @Override
    public boolean apply(ObjectName other) {
        if (other.isPattern()) return false;
        if (!fits(other.domain, 0, domain, 0)) return false;
        if (!listPattern && other.properties.size() != properties.size()) return false;
        for (Iterator<Map.Entry<String, String>> it = properties.entrySet().iterator(); it.hasNext();) {
            Map.Entry<String, String> e = it.next();
            String v = other.properties.get(e.getKey());
            if (v == null || !(isWild(e.getValue()) ? fits(v, 0, e.getValue(), 0)
                    : v.equals(e.getValue()))) return false;
        }
        return true;
    }

    private static boolean fits(String s, int i, String pattern, int j) {
        for (; j < pattern.length(); i++, j++) {
            char p = pattern.charAt(j);
            if (p == '*') {
                for (int k = i; k <= s.length(); k++) if (fits(s, k, pattern, j + 1)) return true;
                return false;
            }
            if (i >= s.length() || p != '?' && p != s.charAt(i)) return false;
        }
        return i == s.length();
    }

    @Override
    public void setMBeanServer(MBeanServer mbs) {
    }

    /** The stream has the name as it was written, after no fields. */
    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(name);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        name = (String) in.readObject();
    }

    private Object readResolve() throws java.io.InvalidObjectException {
        try {
            return new ObjectName(name);
        } catch (MalformedObjectNameException e) {
            throw new java.io.InvalidObjectException(e.getMessage());
        }
    }

    @Override
    public int compareTo(ObjectName other) {
        int c = domain.compareTo(other.domain);
        if (c != 0) return c;
        String mine = properties.get("type"), theirs = other.properties.get("type");
        c = (mine == null ? "" : mine).compareTo(theirs == null ? "" : theirs);
        return c != 0 ? c : canonical.compareTo(other.canonical);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ObjectName && canonical.equals(((ObjectName) o).canonical);
    }

    @Override
    public int hashCode() {
        return canonical.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
