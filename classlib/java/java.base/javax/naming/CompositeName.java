// SPDX-License-Identifier: MIT
package javax.naming;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Vector;

/** Parts between slashes; quotes around a part, or a backslash before a sign, take its meaning away. */
public class CompositeName implements Name {
    private static final long serialVersionUID = 1667768148915813118L;

    private transient Vector<String> parts = new Vector<>();

    protected CompositeName(Enumeration<String> comps) {
        while (comps.hasMoreElements()) parts.add(comps.nextElement());
    }

    /** A slash alone is one empty part, further ones one more each. */
    public CompositeName(String n) throws InvalidNameException {
        boolean named = false;
        for (int at = 0; at < n.length(); at++) {
            int begin = at;
            StringBuilder part = new StringBuilder();
            at = part(n, at, part);
            named |= part.length() > 0;
            boolean last = at >= n.length();
            parts.add(part.toString());
            if (!last && at == n.length() - 1 && (named || begin < at)) parts.add("");
        }
    }

    public CompositeName() {
    }

    /** Reads a part; the place of the slash behind it, or the end. */
    private static int part(String n, int at, StringBuilder part) throws InvalidNameException {
        char quote = n.charAt(at) == '"' || n.charAt(at) == '\'' ? n.charAt(at++) : 0;
        for (; at < n.length(); at++) {
            char c = n.charAt(at);
            if (c == '\\') {
                if (at + 1 == n.length()) throw new InvalidNameException(n + ": unescaped \\ at end of component");
                char next = n.charAt(at + 1);
                if ("\\/\"'".indexOf(next) >= 0) at++;
                part.append(n.charAt(at));
            } else if (quote != 0 && c == quote) {
                at++;
                if (at < n.length() && n.charAt(at) != '/')
                    throw new InvalidNameException(n + ": close quote appears before end of component");
                return at;
            } else if (quote == 0 && c == '/') {
                return at;
            } else {
                part.append(c);
            }
        }
        if (quote != 0) throw new InvalidNameException(n + ": no close quote");
        return at;
    }

    private static String written(String part) {
        boolean quoted = part.indexOf('/') >= 0 || part.startsWith("\"") || part.startsWith("'");
        if (!quoted) return part;
        return '"' + part.replace("\"", "\\\"") + '"';
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        boolean named = false;
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) sb.append('/');
            sb.append(written(parts.get(i)));
            named |= !parts.get(i).isEmpty();
        }
        return named || parts.isEmpty() ? sb.toString() : sb.append('/').toString();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof CompositeName && parts.equals(((CompositeName) obj).parts);
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (String p : parts) sum += p.hashCode();
        return sum;
    }

    @Override
    public int compareTo(Object obj) {
        if (!(obj instanceof CompositeName)) throw new ClassCastException("Not a CompositeName");
        Vector<String> other = ((CompositeName) obj).parts;
        for (int i = 0; i < Math.min(parts.size(), other.size()); i++) {
            int order = parts.get(i).compareTo(other.get(i));
            if (order != 0) return order;
        }
        return parts.size() - other.size();
    }

    @Override
    public Object clone() {
        return new CompositeName(parts.elements());
    }

    @Override
    public int size() {
        return parts.size();
    }

    @Override
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    @Override
    public Enumeration<String> getAll() {
        return parts.elements();
    }

    @Override
    public String get(int posn) {
        return parts.elementAt(posn);
    }

    private CompositeName range(int from, int to) {
        if (from < 0 || to > parts.size() || from > to)
            throw new ArrayIndexOutOfBoundsException("Array index out of range: " + (from == 0 ? to : from));
        return new CompositeName(Collections.enumeration(parts.subList(from, to)));
    }

    @Override
    public Name getPrefix(int posn) {
        return range(0, posn);
    }

    @Override
    public Name getSuffix(int posn) {
        return range(posn, parts.size());
    }

    @Override
    public boolean startsWith(Name n) {
        return n instanceof CompositeName && n.size() <= size() && range(0, n.size()).equals(n);
    }

    @Override
    public boolean endsWith(Name n) {
        return n instanceof CompositeName && n.size() <= size() && range(size() - n.size(), size()).equals(n);
    }

    @Override
    public Name addAll(Name suffix) throws InvalidNameException {
        return addAll(size(), suffix);
    }

    @Override
    public Name addAll(int posn, Name n) throws InvalidNameException {
        if (!(n instanceof CompositeName)) throw new InvalidNameException("Not a composite name: " + n);
        if (posn < 0 || posn > size()) throw new ArrayIndexOutOfBoundsException(posn);
        List<String> more = new Vector<>(((CompositeName) n).parts);
        parts.addAll(posn, more);
        return this;
    }

    @Override
    public Name add(String comp) throws InvalidNameException {
        parts.add(comp);
        return this;
    }

    @Override
    public Name add(int posn, String comp) throws InvalidNameException {
        parts.insertElementAt(comp, posn);
        return this;
    }

    @Override
    public Object remove(int posn) throws InvalidNameException {
        String old = parts.elementAt(posn);
        parts.removeElementAt(posn);
        return old;
    }

    /** As documented: the number of parts, then each. */
    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.writeInt(size());
        for (String p : parts) s.writeObject(p);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        parts = new Vector<>();
        for (int n = s.readInt(); n > 0; n--) parts.add((String) s.readObject());
    }
}
