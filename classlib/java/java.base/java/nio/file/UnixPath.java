// SPDX-License-Identifier: MIT
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import jdk.internal.io.Posix;

/** A path of the default file system: names between single slashes, no slash at the end. */
final class UnixPath implements Path {
    private final String path;
    private String[] names;

    UnixPath(String path) {
        int nul = path.indexOf('\0');
        if (nul >= 0) throw new InvalidPathException(path, "Nul character not allowed");
        this.path = new File(path).getPath();
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

    static UnixPath of(Path p) {
        if (p == null) throw new NullPointerException();
        if (!(p instanceof UnixPath)) throw new ProviderMismatchException();
        return (UnixPath) p;
    }

    /** The string for a system call. */
    String call() {
        return path.isEmpty() ? "." : path;
    }

    private static UnixPath join(boolean absolute, String[] names, int from, int to) {
        StringBuilder sb = new StringBuilder(absolute ? "/" : "");
        for (int i = from; i < to; i++) {
            if (i > from) sb.append('/');
            sb.append(names[i]);
        }
        return new UnixPath(sb.toString());
    }

    @Override
    public FileSystem getFileSystem() {
        return FileSystems.getDefault();
    }

    @Override
    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    @Override
    public Path getRoot() {
        return isAbsolute() ? new UnixPath("/") : null;
    }

    @Override
    public Path getFileName() {
        String[] n = names();
        return n.length == 0 ? null : new UnixPath(n[n.length - 1]);
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
        return new UnixPath(names()[index]);
    }

    @Override
    public Path subpath(int beginIndex, int endIndex) {
        if (beginIndex < 0 || endIndex > names().length || beginIndex >= endIndex) throw new IllegalArgumentException();
        return join(false, names(), beginIndex, endIndex);
    }

    @Override
    public boolean startsWith(Path other) {
        if (!(java.util.Objects.requireNonNull(other) instanceof UnixPath) || other.isAbsolute() != isAbsolute())
            return false;
        String[] a = names(), b = ((UnixPath) other).names();
        if (b.length > a.length || (other.toString().isEmpty() != path.isEmpty())) return false;
        for (int i = 0; i < b.length; i++) if (!a[i].equals(b[i])) return false;
        return true;
    }

    @Override
    public boolean endsWith(Path other) {
        if (!(java.util.Objects.requireNonNull(other) instanceof UnixPath)) return false;
        String[] a = names(), b = ((UnixPath) other).names();
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
        UnixPath o = of(other);
        if (o.isAbsolute() || path.isEmpty()) return o;
        if (o.path.isEmpty()) return this;
        return new UnixPath(path + "/" + o.path);
    }

    @Override
    public Path relativize(Path other) {
        UnixPath o = of(other);
        if (o.equals(this)) return new UnixPath("");
        if (isAbsolute() != o.isAbsolute()) throw new IllegalArgumentException("'other' is different type of Path");
        if (path.isEmpty()) return o;
        String[] a = ((UnixPath) normalize()).names(), b = ((UnixPath) o.normalize()).names();
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
        return new UnixPath(sb.toString());
    }

    @Override
    public URI toUri() {
        URI u = toFile().toURI();
        return URI.create("file://" + u.getRawPath());
    }

    @Override
    public Path toAbsolutePath() {
        return isAbsolute() ? this : new UnixPath(toFile().getAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        Path abs = toAbsolutePath();
        if (options.length > 0) {
            Files.readAttributes(this, java.nio.file.attribute.BasicFileAttributes.class, options);
            return abs.normalize();
        }
        String real = Posix.realpath(abs.toString());
        if (real == null) {
            Files.readAttributes(this, java.nio.file.attribute.BasicFileAttributes.class);
            throw new FileSystemException(path);
        }
        return new UnixPath(real);
    }

    @Override
    public int compareTo(Path other) {
        return path.compareTo(of(other).path);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof UnixPath && path.equals(((UnixPath) o).path);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return path;
    }
}
