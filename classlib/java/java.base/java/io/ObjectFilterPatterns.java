// SPDX-License-Identifier: MIT
package java.io;

import java.util.ArrayList;
import java.util.List;

/**
 * A filter from text: limits "maxdepth=n", "maxrefs=n", "maxbytes=n", "maxarray=n", and patterns of class names, each
 * maybe with "!" and "module/" before it, between semicolons. The first pattern that fits decides.
 */
final class ObjectFilterPatterns implements ObjectInputFilter {
    private static final String[] LIMITS = {"maxdepth", "maxrefs", "maxbytes", "maxarray"};
    private final long[] limits = {Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE};
    private final List<String> patterns = new ArrayList<String>();
    private final String text;

    ObjectFilterPatterns(String text) {
        this.text = text;
        for (String p : text.split(";")) {
            if (p.isEmpty()) continue;
            if (p.indexOf('=') >= 0) limit(p);
            else patterns.add(checked(p));
        }
    }

    private void limit(String p) {
        int eq = p.indexOf('=');
        for (int i = 0; i < LIMITS.length; i++) {
            if (!p.substring(0, eq).equals(LIMITS[i])) continue;
            limits[i] = Long.parseLong(p.substring(eq + 1));
            if (limits[i] < 0) throw new IllegalArgumentException("negative limit: " + limits[i]);
            return;
        }
        throw new IllegalArgumentException("unknown limit: " + p.substring(0, eq));
    }

    private String checked(String p) {
        String name = p.substring(p.indexOf('/') + 1);
        if (p.indexOf('/') == 0) throw new IllegalArgumentException("module name is missing in: \"" + text + "\"");
        if (name.startsWith("!")) name = name.substring(1);
        if (name.isEmpty()) throw new IllegalArgumentException("class or package missing in: \"" + text + "\"");
        if (name.equals(".*") || name.equals(".**"))
            throw new IllegalArgumentException("package missing in: \"" + text + "\"");
        return p;
    }

    private static boolean fits(String p, Class<?> c) {
        int slash = p.indexOf('/');
        if (slash >= 0) {
            String m = c.getModule().getName();
            if (m == null || !m.equals(p.substring(0, slash))) return false;
            p = p.substring(slash + 1);
        }
        String name = c.getName();
        if (p.endsWith(".**")) return name.startsWith(p.substring(0, p.length() - 2));
        if (p.endsWith(".*")) return c.getPackageName().equals(p.substring(0, p.length() - 2));
        if (p.endsWith("*")) return name.startsWith(p.substring(0, p.length() - 1));
        return name.equals(p);
    }

    @Override
    public Status checkInput(FilterInfo i) {
        if (i.depth() < 0 || i.references() < 0 || i.streamBytes() < 0 || i.depth() > limits[0]
                || i.references() > limits[1] || i.streamBytes() > limits[2]) return Status.REJECTED;
        Class<?> c = i.serialClass();
        if (c == null) return Status.UNDECIDED;
        if (c.isArray() && i.arrayLength() > limits[3]) return Status.REJECTED;
        while (c.isArray()) c = c.getComponentType();
        if (c.isPrimitive()) return Status.UNDECIDED;
        for (String p : patterns) {
            boolean not = p.startsWith("!");
            if (fits(not ? p.substring(1) : p, c)) return not ? Status.REJECTED : Status.ALLOWED;
        }
        return Status.UNDECIDED;
    }

    @Override
    public String toString() {
        return text;
    }
}
