// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.ProviderMismatchException;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A path as names between single slashes, with no slash at the end: all that can be said about a path without a look
 * at the files. Subclasses belong to one kind of file system each.
 */
public abstract class SlashPath implements Path {
    protected final String path;
    private String[] names;

    protected SlashPath(String path) {
        int nul = path.indexOf('\0');
        if (nul >= 0) throw new InvalidPathException(path, "Nul character not allowed");
        this.path = new File(path).getPath();
    }

    /** Another path of the same file system. */
    protected abstract SlashPath make(String path);

    /** The other path, if it is of the same kind. */
    private SlashPath same(Path p) {
        if (p.getClass() != getClass()) throw new ProviderMismatchException();
        return (SlashPath) p;
    }

    /** The parts of a path joined by slashes; empty ones do not count. */
    public static String joined(String first, String... more) {
        if (more.length == 0) return first;
        StringBuilder sb = new StringBuilder(first);
        for (int i = 0; i < more.length; i++) {
            if (more[i].isEmpty()) continue;
            if (sb.length() > 0) sb.append('/');
            sb.append(more[i]);
        }
        return sb.toString();
    }

    private String[] names() {
        if (names == null) {
            ArrayList<String> l = new ArrayList<String>();
            int i = isAbsolute() ? 1 : 0;
            if (path.isEmpty()) l.add("");
            while (i < path.length()) {
                int j = path.indexOf('/', i);
                if (j < 0) j = path.length();
                l.add(path.substring(i, j));
                i = j + 1;
            }
            names = l.toArray(new String[l.size()]);
        }
        return names;
    }

    private SlashPath join(boolean absolute, String[] names, int from, int to) {
        StringBuilder sb = new StringBuilder(absolute ? "/" : "");
        for (int i = from; i < to; i++) {
            if (i > from) sb.append('/');
            sb.append(names[i]);
        }
        return make(sb.toString());
    }

    @Override
    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    @Override
    public Path getRoot() {
        return isAbsolute() ? make("/") : null;
    }

    @Override
    public Path getFileName() {
        String[] n = names();
        return n.length == 0 ? null : make(n[n.length - 1]);
    }

    @Override
    public Path getParent() {
        String[] n = names();
        if (n.length == 0) return null;
        if (n.length == 1) return getRoot();
        return join(isAbsolute(), n, 0, n.length - 1);
    }

    @Override
    public int getNameCount() {
        return names().length;
    }

    @Override
    public Path getName(int index) {
        if (index < 0 || index >= names().length) throw new IllegalArgumentException();
        return make(names()[index]);
    }

    @Override
    public Path subpath(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > names().length || beginIndex >= endIndex) throw new IllegalArgumentException();
        return join(false, names(), beginIndex, endIndex);
    }

    @Override
    public boolean startsWith(Path other) {
        if (other.getFileSystem() != getFileSystem() || other.isAbsolute() != isAbsolute())
            return false;
        String[] a = names(), b = ((SlashPath) other).names();
        if (b.length > a.length || (other.toString().isEmpty() != path.isEmpty())) return false;
        for (int i = 0; i < b.length; i++) if (!a[i].equals(b[i])) return false;
        return true;
    }

    @Override
    public boolean endsWith(Path other) {
        if (other.getFileSystem() != getFileSystem()) return false;
        String[] a = names(), b = ((SlashPath) other).names();
        if (other.isAbsolute()) return equals(other);
        if (b.length > a.length || other.toString().isEmpty() != path.isEmpty()) return false;
        for (int i = 0; i < b.length; i++) if (!a[a.length - b.length + i].equals(b[i])) return false;
        return true;
    }

    @Override
    public Path normalize() {
        ArrayList<String> out = new ArrayList<String>();
        for (String s : names()) {
            if (s.equals(".")) continue;
            if (s.equals("..")) {
                if (!out.isEmpty() && !out.get(out.size() - 1).equals("..")) {
                    out.remove(out.size() - 1);
                    continue;
                }
                if (isAbsolute()) continue;
            }
            out.add(s);
        }
        return join(isAbsolute(), out.toArray(new String[out.size()]), 0, out.size());
    }

    @Override
    public Path resolve(Path other) {
        SlashPath o = same(other);
        if (o.isAbsolute() || path.isEmpty()) return o;
        if (o.path.isEmpty()) return this;
        return make(path + "/" + o.path);
    }

    @Override
    public Path relativize(Path other) {
        SlashPath o = same(other);
        if (o.equals(this)) return make("");
        if (isAbsolute() != o.isAbsolute()) throw new IllegalArgumentException("'other' is different type of Path");
        if (path.isEmpty()) return o;
        String[] a = ((SlashPath) normalize()).names(), b = ((SlashPath) o.normalize()).names();
        if (a.length == 1 && a[0].isEmpty()) a = new String[0];
        if (b.length == 1 && b[0].isEmpty()) b = new String[0];
        int same = 0;
        while (same < a.length && same < b.length && a[same].equals(b[same])) same++;
        StringBuilder sb = new StringBuilder();
        for (int i = same; i < a.length; i++) {
            if (a[i].equals("..")) throw new IllegalArgumentException("Unable to compute relative  path from " + this
                    + " to " + other);
            sb.append(sb.length() > 0 ? "/" : "").append("..");
        }
        for (int i = same; i < b.length; i++) sb.append(sb.length() > 0 ? "/" : "").append(b[i]);
        return make(sb.toString());
    }

    @Override
    public int compareTo(Path other) {
        return path.compareTo(same(other).path);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof SlashPath && path.equals(((SlashPath) o).path)
                && getFileSystem() == ((SlashPath) o).getFileSystem();
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return path;
    }

    /** A matcher of whole paths: "glob:pattern" or "regex:pattern". */
    public static PathMatcher matcher(String syntaxAndPattern) {
        int colon = syntaxAndPattern.indexOf(':');
        if (colon <= 0) throw new IllegalArgumentException();
        String syntax = syntaxAndPattern.substring(0, colon), text = syntaxAndPattern.substring(colon + 1);
        String regex;
        if (syntax.equalsIgnoreCase("glob")) regex = globRegex(text);
        else if (syntax.equalsIgnoreCase("regex")) regex = text;
        else throw new UnsupportedOperationException("Syntax '" + syntax + "' not recognized");
        final Pattern p = Pattern.compile(regex);
        return new PathMatcher() {
            @Override
            public boolean matches(Path path) {
                return p.matcher(path.toString()).matches();
            }
        };
    }

    /** The regular expression of a glob: * within a name, ** across names, ?, [..], {a,b}, backslash. */
    static String globRegex(String g) {
        StringBuilder sb = new StringBuilder();
        boolean group = false;
        for (int i = 0; i < g.length(); i++) {
            char c = g.charAt(i);
            if (c == '\\') {
                if (++i == g.length()) throw new PatternSyntaxException("No character to escape", g, i - 1);
                sb.append(Pattern.quote(g.substring(i, i + 1)));
            } else if (c == '*') {
                boolean two = i + 1 < g.length() && g.charAt(i + 1) == '*';
                sb.append(two ? ".*" : "[^/]*");
                if (two) i++;
            } else if (c == '?') {
                sb.append("[^/]");
            } else if (c == '[') {
                int end = g.indexOf(']', i + 2);
                if (end < 0) throw new PatternSyntaxException("Missing ']'", g, g.length() - 1);
                String set = g.substring(i + 1, end);
                boolean not = set.startsWith("!");
                sb.append("[[^/]&&[").append(not ? "^" : "");
                sb.append((not ? set.substring(1) : set).replace("\\", "\\\\").replace("[", "\\[")
                        .replace("^", "\\^").replace("&&", "\\&&"));
                sb.append("]]");
                i = end;
            } else if (c == '{') {
                if (group) throw new PatternSyntaxException("Cannot nest groups", g, i);
                group = true;
                sb.append("(?:(?:");
            } else if (c == '}' && group) {
                group = false;
                sb.append("))");
            } else if (c == ',' && group) {
                sb.append(")|(?:");
            } else if (Character.isLetterOrDigit(c) || c >= 0x80) {
                sb.append(c);
            } else {
                sb.append('\\').append(c);
            }
        }
        if (group) throw new PatternSyntaxException("Missing '}", g, g.length() - 1);
        return sb.toString();
    }
}
