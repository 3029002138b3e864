// SPDX-License-Identifier: MIT
package java.io;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Random;
import jdk.internal.io.Posix;

/** A path of the file system, kept without double or trailing slashes. */
public class File implements Serializable, Comparable<File> {
    private static final long serialVersionUID = 301077366599181567L;
    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private static final class Temp {
        static final Random random = new Random();
    }

    private final String path;

    private static String normalize(String p) {
        int n = p.length();
        boolean bad = n > 1 && p.charAt(n - 1) == '/' || p.indexOf("//") >= 0;
        if (!bad) return p;
        StringBuilder sb = new StringBuilder(n);
        for (int i = 0; i < n; i++) {
            char c = p.charAt(i);
            if (c == '/' && sb.length() > 0 && sb.charAt(sb.length() - 1) == '/') continue;
            sb.append(c);
        }
        n = sb.length();
        if (n > 1 && sb.charAt(n - 1) == '/') sb.setLength(n - 1);
        return sb.toString();
    }

    private static String join(String parent, String child) {
        child = normalize(child);
        if (child.isEmpty() || child.equals("/")) return parent;
        if (child.charAt(0) == '/') return parent.equals("/") ? child : parent + child;
        return parent.equals("/") ? "/" + child : parent + "/" + child;
    }

    public File(String pathname) {
        if (pathname == null) throw new NullPointerException();
        path = normalize(pathname);
    }

    public File(String parent, String child) {
        if (child == null) throw new NullPointerException();
        path = parent == null ? normalize(child) : join(parent.isEmpty() ? "/" : normalize(parent), child);
    }

    public File(File parent, String child) {
        if (child == null) throw new NullPointerException();
        path = parent == null ? normalize(child) : join(parent.path.isEmpty() ? "/" : parent.path, child);
    }

    public File(URI uri) {
        String p = uri.getPath();
        refuse(!uri.isAbsolute(), "URI is not absolute");
        refuse(uri.isOpaque(), "URI is not hierarchical");
        refuse(!"file".equalsIgnoreCase(uri.getScheme()), "URI scheme is not \"file\"");
        refuse(uri.getRawAuthority() != null, "URI has an authority component");
        refuse(uri.getRawFragment() != null, "URI has a fragment component");
        refuse(uri.getRawQuery() != null, "URI has a query component");
        refuse(p.isEmpty(), "URI path component is empty");
        path = normalize(p);
    }

    private static void refuse(boolean bad, String why) {
        if (bad) throw new IllegalArgumentException(why);
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String getParent() {
        int i = path.lastIndexOf('/');
        if (i > 0) return path.substring(0, i);
        return i == 0 && path.length() > 1 ? "/" : null;
    }

    public File getParentFile() {
        String p = getParent();
        return p == null ? null : new File(p);
    }

    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    public String getAbsolutePath() {
        if (isAbsolute()) return path;
        String dir = System.getProperty("user.dir");
        if (path.isEmpty()) return dir;
        return dir.equals("/") ? "/" + path : dir + "/" + path;
    }

    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    /** The absolute path without ".", ".." and links; what does not exist is taken as it stands. */
    public String getCanonicalPath() throws IOException {
        if (invalid()) throw new IOException("Invalid file path");
        String abs = getAbsolutePath();
        String real = Posix.realpath(abs);
        if (real != null) return real;
        ArrayList<String> parts = new ArrayList<String>();
        String done = "";
        for (int i = 1, j; i <= abs.length(); i = j + 1) {
            j = abs.indexOf('/', i);
            if (j < 0) j = abs.length();
            String part = abs.substring(i, j);
            if (part.isEmpty() || part.equals(".")) continue;
            if (part.equals("..")) {
                done = done.substring(0, Math.max(0, done.lastIndexOf('/')));
                continue;
            }
            real = Posix.realpath(done + "/" + part);
            done = real != null ? (real.equals("/") ? "" : real) : done + "/" + part;
        }
        return done.isEmpty() ? "/" : done;
    }

    public File getCanonicalFile() throws IOException {
        return new File(getCanonicalPath());
    }

    private String slashed() {
        String p = getAbsolutePath();
        return isDirectory() && !p.endsWith("/") ? p + "/" : p;
    }

    @Deprecated
    public URL toURL() throws MalformedURLException {
        if (invalid()) throw new MalformedURLException("Invalid file path");
        return new URL("file", "", slashed());
    }

    public URI toURI() {
        try {
            String p = slashed();
            return new URI("file", null, p.startsWith("//") ? "//" + p : p, null);
        } catch (URISyntaxException e) {
            throw new Error(e);
        }
    }

    private boolean invalid() {
        return path.indexOf('\0') >= 0;
    }

    private boolean can(int mode) {
        return !invalid() && Posix.access(path, mode) == 0;
    }

    public boolean canRead() {
        return can(4);
    }

    public boolean canWrite() {
        return can(2);
    }

    public boolean canExecute() {
        return can(1);
    }

    /** The slots of stat, or null if there is no such file. */
    private long[] stat() {
        if (invalid()) return null;
        long[] st = new long[Posix.STAT_SLOTS];
        return Posix.stat(path, true, st) < 0 ? null : st;
    }

    private boolean isType(int type) {
        long[] st = stat();
        return st != null && (st[Posix.MODE] & Posix.TYPE_MASK) == type;
    }

    public boolean exists() {
        return stat() != null;
    }

    public boolean isDirectory() {
        return isType(Posix.TYPE_DIR);
    }

    public boolean isFile() {
        return isType(Posix.TYPE_FILE);
    }

    public boolean isHidden() {
        return getName().startsWith(".") && exists();
    }

    public long lastModified() {
        long[] st = stat();
        return st == null ? 0 : Math.floorDiv(st[Posix.MTIME], 1000000L);
    }

    public long length() {
        long[] st = stat();
        return st == null ? 0 : st[Posix.SIZE];
    }

    public boolean createNewFile() throws IOException {
        if (invalid()) throw new IOException("Invalid file path");
        int fd = Posix.open(path, Posix.READ | Posix.WRITE | Posix.CREATE | Posix.EXCLUSIVE, 0666);
        if (fd == -Posix.EEXIST) return false;
        if (fd < 0) throw new IOException(Posix.message(fd));
        Posix.close(fd);
        return true;
    }

    public boolean delete() {
        if (invalid()) return false;
        int r = Posix.unlink(path);
        return r == 0 || Posix.rmdir(path) == 0;
    }

    public void deleteOnExit() {
        if (!invalid()) DeleteOnExit.add(path);
    }

    public String[] list() {
        return invalid() ? null : Posix.list(path.isEmpty() ? "." : path, null);
    }

    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) return names;
        int n = 0;
        for (String name : names) if (filter.accept(this, name)) names[n++] = name;
        return Arrays.copyOf(names, n);
    }

    public File[] listFiles() {
        return listFiles((FilenameFilter) null);
    }

    public File[] listFiles(FilenameFilter filter) {
        String[] names = list(filter);
        File[] files = names == null ? null : new File[names.length];
        int n = 0;
        if (names != null) for (String name : names) files[n++] = new File(this, name);
        return files;
    }

    public File[] listFiles(FileFilter filter) {
        File[] all = listFiles();
        if (all == null || filter == null) return all;
        int n = 0;
        for (File file : all) if (filter.accept(file)) all[n++] = file;
        return Arrays.copyOf(all, n);
    }

    public boolean mkdir() {
        return !invalid() && Posix.mkdir(path, 0777) == 0;
    }

    public boolean mkdirs() {
        if (exists()) return false;
        if (mkdir()) return true;
        try {
            File whole = getCanonicalFile(), above = whole.getParentFile();
            boolean there = above != null && (above.mkdirs() || above.exists());
            return there && whole.mkdir();
        } catch (IOException e) {
            return false;
        }
    }

    public boolean renameTo(File dest) {
        if (dest == null) throw new NullPointerException();
        return !invalid() && !dest.invalid() && Posix.rename(path, dest.path) == 0;
    }

    public boolean setLastModified(long time) {
        if (time < 0) throw new IllegalArgumentException("Negative time");
        long[] st = stat();
        return st != null && Posix.utimes(path, st[Posix.ATIME], time * 1000000L) == 0;
    }

    private boolean changeMode(int bits, boolean on) {
        long[] st = stat();
        if (st == null) return false;
        int mode = (int) st[Posix.MODE] & 07777;
        return Posix.chmod(path, on ? mode | bits : mode & ~bits) == 0;
    }

    public boolean setReadOnly() {
        return changeMode(0222, false);
    }

    public boolean setWritable(boolean writable, boolean ownerOnly) {
        return changeMode(ownerOnly ? 0200 : 0222, writable);
    }

    public boolean setWritable(boolean writable) {
        return setWritable(writable, true);
    }

    public boolean setReadable(boolean readable, boolean ownerOnly) {
        return changeMode(ownerOnly ? 0400 : 0444, readable);
    }

    public boolean setReadable(boolean readable) {
        return setReadable(readable, true);
    }

    public boolean setExecutable(boolean executable, boolean ownerOnly) {
        return changeMode(ownerOnly ? 0100 : 0111, executable);
    }

    public boolean setExecutable(boolean executable) {
        return setExecutable(executable, true);
    }

    public static File[] listRoots() {
        return new File[] {new File("/")};
    }

    private long space(int kind) {
        return invalid() ? 0 : Math.max(0, Posix.space(path, kind));
    }

    public long getTotalSpace() {
        return space(0);
    }

    public long getFreeSpace() {
        return space(1);
    }

    public long getUsableSpace() {
        return space(2);
    }

    public static File createTempFile(String prefix, String suffix, File directory) throws IOException {
        if (prefix.length() < 3) throw new IllegalArgumentException("Prefix string \"" + prefix
                + "\" too short: length must be at least 3");
        if (suffix == null) suffix = ".tmp";
        File dir = directory != null ? directory : new File(System.getProperty("java.io.tmpdir"));
        String name = new File(prefix).getName();
        while (true) {
            File f = new File(dir, name + Long.toUnsignedString(Temp.random.nextLong()) + suffix);
            int fd = Posix.open(f.path, Posix.READ | Posix.WRITE | Posix.CREATE | Posix.EXCLUSIVE, 0666);
            if (fd >= 0) {
                Posix.close(fd);
                return f;
            }
            if (fd != -Posix.EEXIST) throw new IOException(Posix.message(fd));
        }
    }

    public static File createTempFile(String prefix, String suffix) throws IOException {
        return createTempFile(prefix, suffix, null);
    }

    public int compareTo(File other) {
        return path.compareTo(other.path);
    }

    public boolean equals(Object obj) {
        return obj instanceof File && path.equals(((File) obj).path);
    }

    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    public String toString() {
        return path;
    }

    public Path toPath() {
        return Path.of(path);
    }

    private synchronized void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeChar(separatorChar);
    }

    /** The path with this system's separators. */
    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        char written = s.readChar();
        if (written != separatorChar) jdk.internal.io.FinalField.set(File.class, "path", this, path.replace(written, separatorChar));
    }
}
