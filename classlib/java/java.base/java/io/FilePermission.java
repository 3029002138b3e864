package java.io;

import java.security.Permission;
import java.util.StringJoiner;

/**
 * A right to use files: a path and actions. A path may end in "/*", all files of a directory, or "/-", all files below
 * it; "&lt;&lt;ALL FILES&gt;&gt;" is every file. No relative path implies an absolute one, nor the other way.
 */
public final class FilePermission extends Permission implements Serializable {
    private static final long serialVersionUID = 7930732926638008763L;
    private static final String ALL_FILES = "<<ALL FILES>>";
    private static final String[] ACTIONS = {"read", "write", "execute", "delete", "readlink"};

    /** Which of ACTIONS, one bit each. */
    private final transient int mask;
    /** The path without its wildcard, "." and ".." taken out; null for all files. */
    private final transient String path;
    /** '*', '-', or 0 for one file. */
    private final transient char wild;
    private final String actions;

    public FilePermission(String path, String actions) {
        super(path);
        mask = maskOf(actions);
        this.actions = textOf(mask);
        boolean all = path.equals(ALL_FILES);
        char last = all || path.isEmpty() ? 0 : path.charAt(path.length() - 1);
        boolean ends = (last == '*' || last == '-') && (path.length() == 1 || path.charAt(path.length() - 2) == '/');
        wild = ends ? last : 0;
        this.path = all ? null
                : new File(ends ? path.substring(0, path.length() - 1) : path).toPath().normalize().toString();
    }

    private static int maskOf(String actions) {
        int mask = 0;
        if (actions != null) {
            for (String word : actions.split(",", -1)) {
                int i = 0;
                while (i < ACTIONS.length && !ACTIONS[i].equalsIgnoreCase(word.trim())) {
                    i++;
                }
                if (i == ACTIONS.length) {
                    throw new IllegalArgumentException("invalid permission: " + actions);
                }
                mask |= 1 << i;
            }
        }
        if (mask == 0) {
            throw new IllegalArgumentException("invalid actions mask");
        }
        return mask;
    }

    private static String textOf(int mask) {
        StringJoiner text = new StringJoiner(",");
        for (int i = 0; i < ACTIONS.length; i++) {
            if ((mask & 1 << i) != 0) {
                text.add(ACTIONS[i]);
            }
        }
        return text.toString();
    }

    @Override
    public boolean implies(Permission p) {
        return p instanceof FilePermission && (mask & ((FilePermission) p).mask) == ((FilePermission) p).mask
                && covers((FilePermission) p);
    }

    private boolean covers(FilePermission p) {
        if (path == null || p.path == null) {
            return path == null;
        }
        if (path.startsWith("/") != p.path.startsWith("/")) {
            return false;
        }
        String below = path.isEmpty() || path.endsWith("/") ? path : path + "/";
        if (wild == '-') {
            return p.path.startsWith(below) && (p.wild != 0 || p.path.length() > below.length())
                    || p.wild != 0 && p.path.equals(path);
        }
        if (wild == '*') {
            return p.wild == '*' ? p.path.equals(path)
                    : p.wild == 0 && p.path.startsWith(below) && p.path.indexOf('/', below.length()) < 0
                            && p.path.length() > below.length();
        }
        return p.wild == 0 && p.path.equals(path);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof FilePermission)) {
            return false;
        }
        FilePermission p = (FilePermission) o;
        return mask == p.mask && wild == p.wild && (path == null ? p.path == null : path.equals(p.path));
    }

    @Override
    public int hashCode() {
        return path == null ? 0 : path.hashCode();
    }

    @Override
    public String getActions() {
        return actions;
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
    }
}
