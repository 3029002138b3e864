import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Compares the public surface of our class library with that of the JDK that runs this program.
 *
 * Both sides are read the same way, as class files: ours from the jar, the JDK's from its jrt:/ file system. Nothing of
 * ours is loaded. A class counts as public if it and all classes around it are public or protected and its package is
 * exported without qualification. A member belongs to the class that a program can name: what a public class inherits
 * from a hidden one (StringBuilder from AbstractStringBuilder) is its own.
 *
 * With -u it answers another question: what do the classes of a program's jar use that is not there?
 *
 * Four answers, in this order:
 *   list      how much of a list (class, member, descriptor, need; tab-separated) is there, and what is missing
 *   signature members and classes that both have, with another type, flag, generic signature, exception or supertype
 *   extra     public members and classes that the JDK does not have (or not yet: try a newer one)
 *   missing   what the JDK's classes have and ours of the same name have not (totals; each one with -v)
 *
 * The library's API is that of Java 25; an older JDK reports what has been added or widened since as well.
 * The exit status is 1 if there is a line under "signature".
 */
final class ApiCheck {
    static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8, FINAL = 0x10, INTERFACE = 0x200;
    static final int ABSTRACT = 0x400, SYNTHETIC = 0x1000, ANNOTATION = 0x2000, ENUM = 0x4000;

    // ---- what is known of a class

    static final class Member {
        String name, descriptor, signature;
        int flags;
        List<String> exceptions = new ArrayList<>();

        boolean isMethod() { return descriptor.charAt(0) == '('; }
        boolean isVisible() { return (flags & (PUBLIC | PROTECTED)) != 0 && (flags & SYNTHETIC) == 0; }
        /** Name and parameter types: what a call in a source file chooses by. */
        String key() { return isMethod() ? name + descriptor.substring(0, descriptor.indexOf(')') + 1) : name; }
        public String toString() { return isMethod() ? name + descriptor : name + " " + descriptor; }
    }

    static final class ClassInfo {
        String name, superName, outer, signature;
        int flags;
        List<String> interfaces = new ArrayList<>();
        List<Member> members = new ArrayList<>();
    }

    static final class Library {
        final Map<String, ClassInfo> classes = new HashMap<>();
        final TreeSet<String> exported = new TreeSet<>();

        ClassInfo get(String name) { return name == null ? null : classes.get(name); }

        boolean isPublic(ClassInfo c) {
            int slash = c.name.lastIndexOf('/');
            if (slash < 0 || !exported.contains(c.name.substring(0, slash))) return false;
            for (ClassInfo at = c; at != null; at = get(at.outer)) {
                if ((at.flags & (PUBLIC | PROTECTED)) == 0) return false;
                if (at.outer != null && get(at.outer) == null) return false;
            }
            return true;
        }

        /** Members of the class itself and those it has from hidden superclasses, by key. */
        Map<String, Member> surface(ClassInfo c) {
            Map<String, Member> all = new LinkedHashMap<>();
            for (ClassInfo at = c; at != null && (at == c || !isPublic(at)); at = get(at.superName))
                for (Member m : at.members)
                    if (m.isVisible() && !(at != c && m.name.equals("<init>"))) all.putIfAbsent(m.key(), m);
            return all;
        }

        /** Superclasses and superinterfaces of a class, all of them, itself excluded. */
        void supertypes(ClassInfo c, TreeSet<String> to) {
            List<String> direct = new ArrayList<>(c.interfaces);
            if (c.superName != null) direct.add(c.superName);
            for (String s : direct)
                if (to.add(s) && get(s) != null) supertypes(get(s), to);
        }

        Member find(ClassInfo c, String name, String descriptor) {
            for (Member m : c.members)
                if (m.name.equals(name) && m.descriptor.equals(descriptor) && (m.flags & PRIVATE) == 0) return m;
            return null;
        }

        Member findInherited(ClassInfo c, String name, String descriptor) {
            Member m = find(c, name, descriptor);
            if (m != null || name.equals("<init>")) return m;
            TreeSet<String> supers = new TreeSet<>();
            supertypes(c, supers);
            if ((c.flags & INTERFACE) != 0) supers.add("java/lang/Object");
            for (String s : supers) {
                m = get(s) == null ? null : find(get(s), name, descriptor);
                if (m != null) return m;
            }
            return null;
        }

        boolean inheritsKey(ClassInfo c, String key) {
            TreeSet<String> supers = new TreeSet<>();
            supertypes(c, supers);
            if ((c.flags & INTERFACE) != 0) supers.add("java/lang/Object");
            for (String s : supers)
                if (get(s) != null)
                    for (Member m : get(s).members)
                        if (m.key().equals(key) && (m.flags & PRIVATE) == 0) return true;
            return false;
        }
    }

    // ---- reading class files

    static final class Reader {
        private final DataInputStream in;
        private Object[] pool;

        Reader(byte[] bytes) { in = new DataInputStream(new ByteArrayInputStream(bytes)); }

        private void readPool() throws IOException {
            pool = new Object[in.readUnsignedShort()];
            for (int i = 1; i < pool.length; i++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case 1: pool[i] = in.readUTF(); break;
                    case 5: case 6: in.skipBytes(8); i++; break;
                    case 7: case 8: case 16: case 19: case 20: pool[i] = in.readUnsignedShort(); break;
                    case 15: in.skipBytes(3); break;
                    case 9: case 10: case 11: case 12:
                        pool[i] = new int[] { tag, in.readUnsignedShort(), in.readUnsignedShort() };
                        break;
                    case 3: case 4: case 17: case 18: in.skipBytes(4); break;
                    default: throw new IOException("constant pool tag " + tag);
                }
            }
        }

        private String utf8(int i) { return (String) pool[i]; }
        private String named(int i) { return i == 0 ? null : utf8((Integer) pool[i]); }

        ClassInfo readClass() throws IOException {
            if (in.readInt() != 0xCAFEBABE) throw new IOException("not a class file");
            in.readInt();
            readPool();
            ClassInfo c = new ClassInfo();
            c.flags = in.readUnsignedShort();
            c.name = named(in.readUnsignedShort());
            c.superName = named(in.readUnsignedShort());
            for (int n = in.readUnsignedShort(); n > 0; n--) c.interfaces.add(named(in.readUnsignedShort()));
            for (int kind = 0; kind < 2; kind++)
                for (int n = in.readUnsignedShort(); n > 0; n--) c.members.add(readMember());
            for (int n = in.readUnsignedShort(); n > 0; n--) {
                String attribute = utf8(in.readUnsignedShort());
                int length = in.readInt();
                if (attribute.equals("Signature")) c.signature = utf8(in.readUnsignedShort());
                else if (attribute.equals("InnerClasses")) readInner(c);
                else in.skipBytes(length);
            }
            return c;
        }

        /** What the class refers to in its constant pool: "class", or "class name descriptor" for a member. */
        TreeSet<String> references() {
            TreeSet<String> result = new TreeSet<>();
            for (Object o : pool) {
                if (!(o instanceof int[]) || ((int[]) o)[0] == 12) continue;
                int[] ref = (int[]) o;
                int[] what = (int[]) pool[ref[2]];
                String owner = named(ref[1]);
                if (owner.startsWith("[")) continue;
                result.add(owner);
                result.add(owner + " " + utf8(what[1]) + " " + utf8(what[2]));
            }
            return result;
        }

        private void readInner(ClassInfo c) throws IOException {
            for (int n = in.readUnsignedShort(); n > 0; n--) {
                String inner = named(in.readUnsignedShort());
                int outer = in.readUnsignedShort();
                int simple = in.readUnsignedShort();
                int flags = in.readUnsignedShort();
                if (!c.name.equals(inner)) continue;
                c.flags = outer == 0 || simple == 0 ? flags & ~(PUBLIC | PROTECTED) : flags;
                c.outer = named(outer);
            }
        }

        private Member readMember() throws IOException {
            Member m = new Member();
            m.flags = in.readUnsignedShort();
            m.name = utf8(in.readUnsignedShort());
            m.descriptor = utf8(in.readUnsignedShort());
            for (int n = in.readUnsignedShort(); n > 0; n--) {
                String attribute = utf8(in.readUnsignedShort());
                int length = in.readInt();
                if (attribute.equals("Signature")) m.signature = utf8(in.readUnsignedShort());
                else if (attribute.equals("Exceptions"))
                    for (int k = in.readUnsignedShort(); k > 0; k--) m.exceptions.add(named(in.readUnsignedShort()));
                else in.skipBytes(length);
            }
            return m;
        }

        /** Packages that a module-info class exports to everybody. */
        void readExports(TreeSet<String> to) throws IOException {
            in.readLong();
            readPool();
            in.skipBytes(2 + 2 + 2 + 2 + 2 + 2);
            for (int n = in.readUnsignedShort(); n > 0; n--) {
                String attribute = utf8(in.readUnsignedShort());
                int length = in.readInt();
                if (!attribute.equals("Module")) {
                    in.skipBytes(length);
                    continue;
                }
                in.skipBytes(6);
                for (int k = in.readUnsignedShort(); k > 0; k--) in.skipBytes(6);
                for (int k = in.readUnsignedShort(); k > 0; k--) {
                    String name = named(in.readUnsignedShort());
                    in.skipBytes(2);
                    int targets = in.readUnsignedShort();
                    in.skipBytes(2 * targets);
                    if (targets == 0) to.add(name);
                }
                return;
            }
        }
    }

    static void add(Library lib, String entry, byte[] bytes) throws IOException {
        if (entry.endsWith("module-info.class")) new Reader(bytes).readExports(lib.exported);
        else {
            ClassInfo c = new Reader(bytes).readClass();
            lib.classes.put(c.name, c);
        }
    }

    static Library readJar(String file) throws IOException {
        Library lib = new Library();
        try (ZipFile zip = new ZipFile(file)) {
            for (Enumeration<? extends ZipEntry> e = zip.entries(); e.hasMoreElements(); ) {
                ZipEntry entry = e.nextElement();
                if (entry.getName().endsWith(".class")) add(lib, entry.getName(), zip.getInputStream(entry).readAllBytes());
            }
        }
        return lib;
    }

    /** The JDK's classes: every module, so that supertypes in other modules are found too. */
    static Library readJdk() throws IOException {
        Library lib = new Library();
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
        List<Path> files = new ArrayList<>();
        for (String name : new String[] { "java.base", "java.instrument", "java.management", "java.logging", "jdk.unsupported",
                "jdk.management", "java.sql", "java.xml", "java.desktop", "java.prefs", "java.compiler", "java.transaction.xa", "java.rmi",
                "java.naming" }) {
            Path module = modules.resolve(name);
            if (!Files.isDirectory(module)) continue;
            try (var walk = Files.walk(module)) {
                walk.filter(p -> p.toString().endsWith(".class")).forEach(files::add);
            }
        }
        for (Path p : files) add(lib, p.toString(), Files.readAllBytes(p));
        return lib;
    }

    // ---- generic signatures, with type variables numbered in order of declaration: their names do not matter

    static final class Renamer {
        private final Map<String, Integer> names = new HashMap<>();
        private String text;
        private int at;
        private StringBuilder out;

        /** Learns the type parameters of a class or method signature, and returns the whole of it renamed. */
        String rename(String signature) {
            text = signature;
            out = new StringBuilder();
            at = 0;
            if (text.startsWith("<")) declare();
            while (at < text.length()) {
                char c = text.charAt(at);
                if (c == '(' || c == ')' || c == '^') { out.append(c); at++; }
                else type();
            }
            return out.toString();
        }

        private void declare() {
            int start = at;
            int depth = 0;
            boolean named = true;
            StringBuilder name = new StringBuilder();
            for (int i = start; ; i++) {        // first pass: the names, so that bounds may look ahead
                char c = text.charAt(i);
                if (c == '<') { depth++; if (depth == 1) continue; }
                if (c == '>' && --depth == 0) break;
                if (depth > 1) continue;
                if (c == ':') {
                    if (name.length() > 0) names.put(name.toString(), names.size());
                    name.setLength(0);
                    named = false;
                } else if (c == ';') named = true;
                else if (named) name.append(c);
            }
            out.append('<');
            at = start + 1;
            while (text.charAt(at) != '>') {
                int colon = text.indexOf(':', at);
                out.append(names.get(text.substring(at, colon)));
                at = colon;
                while (text.charAt(at) == ':') {
                    out.append(':');
                    at++;
                    if (text.charAt(at) != ':') type();
                }
            }
            out.append('>');
            at++;
        }

        private void type() {
            char c = text.charAt(at);
            if (c == 'T') {
                int end = text.indexOf(';', at);
                String name = text.substring(at + 1, end);
                out.append('T').append(names.containsKey(name) ? names.get(name).toString() : name).append(';');
                at = end + 1;
            } else if (c == 'L') {
                while ((c = text.charAt(at)) != ';') {
                    out.append(c);
                    at++;
                    if (c == '<') arguments();
                }
                out.append(';');
                at++;
            } else {
                out.append(c);
                at++;
                if (c == '[' || c == '+' || c == '-') type();
            }
        }

        private void arguments() {
            while (text.charAt(at) != '>') type();
        }
    }

    static String typeParameters(String renamed) {
        if (!renamed.startsWith("<")) return "";
        int depth = 0;
        for (int i = 0; ; i++) {
            if (renamed.charAt(i) == '<') depth++;
            if (renamed.charAt(i) == '>' && --depth == 0) return renamed.substring(0, i + 1);
        }
    }

    static String generic(ClassInfo c, Member m) {
        if (m.signature == null) return m.descriptor;
        Renamer r = new Renamer();
        if (c.signature != null) r.rename(c.signature);
        String s = r.rename(m.signature);
        int thrown = s.indexOf('^');
        return thrown < 0 ? s : s.substring(0, thrown);
    }

    // ---- comparing

    private final Library ours, jdk;
    private final boolean verbose;
    private final String prefix;
    private final List<String> signature = new ArrayList<>();
    private final List<String> extra = new ArrayList<>();
    private final TreeMap<String, int[]> packages = new TreeMap<>();
    private final List<String> missing = new ArrayList<>();

    ApiCheck(Library ours, Library jdk, boolean verbose, String prefix) {
        this.ours = ours;
        this.jdk = jdk;
        this.verbose = verbose;
        this.prefix = prefix;
    }

    static String dotted(String s) { return s.replace('/', '.'); }

    private void differs(ClassInfo c, Object member, String what, Object mine, Object theirs) {
        signature.add(dotted(c.name) + (member == null ? "" : " " + member) + ": " + what + " " + mine + ", JDK " + theirs);
    }

    private static String flagNames(int flags, boolean method) {
        StringBuilder s = new StringBuilder();
        s.append((flags & PUBLIC) != 0 ? "public" : "protected");
        if ((flags & STATIC) != 0) s.append(" static");
        if ((flags & ABSTRACT) != 0) s.append(" abstract");
        if ((flags & FINAL) != 0) s.append(" final");
        return s.toString();
    }

    private void compareMember(ClassInfo mine, ClassInfo theirs, Member m, Member t) {
        if (!m.descriptor.equals(t.descriptor)) {
            differs(mine, m, "type", m.descriptor, t.descriptor);
            return;
        }
        int significant = PUBLIC | PROTECTED | STATIC | ABSTRACT | FINAL;
        // "final" says nothing on a static method, a constructor, or in a class that is final itself
        if (m.isMethod() && (((m.flags | t.flags) & STATIC) != 0 || (theirs.flags & FINAL) != 0 || !canSubclass(theirs)))
            significant &= ~FINAL;
        // nor "abstract" where nobody outside can extend the class: it has a body somewhere
        if ((mine.flags & ENUM) != 0 || !canSubclass(theirs)) significant &= ~ABSTRACT;
        if ((m.flags & significant) != (t.flags & significant))
            differs(mine, m, "is", flagNames(m.flags & significant, true), flagNames(t.flags & significant, true));
        String g = generic(mine, m), h = generic(theirs, t);
        if (!g.equals(h) && !(m.name.equals("<init>"))) differs(mine, m, "generic", g, h);
        TreeSet<String> e = checked(ours, m), f = checked(jdk, t);
        if (!e.equals(f)) differs(mine, m, "throws", e, f);
    }

    private boolean canSubclass(ClassInfo c) {
        if ((c.flags & FINAL) != 0) return false;
        if ((c.flags & INTERFACE) != 0) return true;
        for (Member m : c.members)
            if (m.name.equals("<init>") && m.isVisible()) return true;
        return false;
    }

    private static TreeSet<String> checked(Library lib, Member m) {
        TreeSet<String> result = new TreeSet<>();
        for (String e : m.exceptions) {
            TreeSet<String> supers = new TreeSet<>();
            if (lib.get(e) != null) lib.supertypes(lib.get(e), supers);
            supers.add(e);
            if (!supers.contains("java/lang/RuntimeException") && !supers.contains("java/lang/Error")) result.add(dotted(e));
        }
        return result;
    }

    private void compareHead(ClassInfo m, ClassInfo t) {
        int kinds = INTERFACE | ANNOTATION | ENUM;
        if ((m.flags & kinds) != (t.flags & kinds)) differs(m, null, "kind", m.flags & kinds, t.flags & kinds);
        int significant = (PUBLIC | PROTECTED | ABSTRACT | (m.outer == null ? 0 : STATIC));
        if ((m.flags & ENUM) != 0) significant &= ~ABSTRACT;
        if ((m.flags & significant) != (t.flags & significant))
            differs(m, null, "is", flagNames(m.flags & significant, false), flagNames(t.flags & significant, false));
        if (canSubclass(m) != canSubclass(t) && (m.flags & ENUM) == 0)
            differs(m, null, "can be extended:", canSubclass(m), canSubclass(t));
        String g = m.signature == null ? "" : typeParameters(new Renamer().rename(m.signature));
        String h = t.signature == null ? "" : typeParameters(new Renamer().rename(t.signature));
        if (!g.equals(h)) differs(m, null, "type parameters", g, h);
        TreeSet<String> s = publicSupers(ours, m), u = publicSupers(jdk, t);
        for (String name : s)
            if (!u.contains(name) && jdk.get(name) != null) differs(m, null, "supertype", dotted(name), "none such");
        for (String name : u)
            if (!s.contains(name) && ours.get(name) != null) differs(m, null, "supertype", "none such", dotted(name));
    }

    private static TreeSet<String> publicSupers(Library lib, ClassInfo c) {
        TreeSet<String> all = new TreeSet<>(), result = new TreeSet<>();
        lib.supertypes(c, all);
        for (String s : all)
            if (lib.get(s) != null && lib.isPublic(lib.get(s))) result.add(s);
        return result;
    }

    void compare() {
        for (String name : new TreeSet<>(ours.classes.keySet())) {
            ClassInfo m = ours.get(name);
            if (!ours.isPublic(m)) continue;
            ClassInfo t = jdk.get(name);
            if (t == null || !jdk.isPublic(t)) {
                extra.add("class " + dotted(name));
                continue;
            }
            compareHead(m, t);
            Map<String, Member> theirs = jdk.surface(t);
            for (Member a : ours.surface(m).values()) {
                Member b = theirs.get(a.key());
                if (b != null) compareMember(m, t, a, b);
                else if (!jdk.inheritsKey(t, a.key())) extra.add(dotted(name) + " " + a);
            }
        }
        for (String name : new TreeSet<>(jdk.classes.keySet())) {
            ClassInfo t = jdk.get(name);
            String pack = name.contains("/") ? name.substring(0, name.lastIndexOf('/')) : "";
            if (!ours.exported.contains(pack) || !jdk.isPublic(t)) continue;
            int[] count = packages.computeIfAbsent(pack, k -> new int[4]);
            ClassInfo m = ours.get(name);
            count[1]++;
            Map<String, Member> theirs = jdk.surface(t);
            count[3] += theirs.size();
            if (m == null || !ours.isPublic(m)) {
                if (dotted(name).startsWith(prefix)) missing.add("class " + dotted(name));
                continue;
            }
            count[0]++;
            Map<String, Member> mine = ours.surface(m);
            for (Member b : theirs.values())
                if (mine.containsKey(b.key()) || !b.name.equals("<init>") && ours.inheritsKey(m, b.key())) count[2]++;
                else if (dotted(name).startsWith(prefix)) missing.add(dotted(name) + " " + b);
        }
    }

    /** The list: a line is there if its member resolves from its class as the VM would resolve it. */
    void checkList(String file) throws IOException {
        long members = 0, found = 0, need = 0, foundNeed = 0;
        List<String[]> absent = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(file))) {
            String[] f = line.split("\t");
            if (f.length < 4 || f[0].equals("class")) continue;
            ClassInfo c = ours.get(f[0].replace('.', '/'));
            boolean there = c != null && ours.isPublic(c) && (f[1].equals("-") || resolves(c, f[1], f[2]));
            int weight = Integer.parseInt(f[3]);
            members++;
            need += weight;
            if (there) {
                found++;
                foundNeed += weight;
            } else absent.add(f);
        }
        System.out.printf("list: %d of %d there (%.2f %%), weighted by need %d of %d (%.2f %%)%n", found, members,
            100.0 * found / Math.max(1, members), foundNeed, need, 100.0 * foundNeed / Math.max(1, need));
        Collections.sort(absent, (a, b) -> Integer.parseInt(b[3]) - Integer.parseInt(a[3]));
        for (String[] f : absent) System.out.println("  " + f[3] + "\t" + f[0] + " " + f[1] + " " + f[2]);
    }

    private boolean resolves(ClassInfo c, String name, String descriptor) {
        if (c.name.equals("java/lang/invoke/MethodHandle") && (name.equals("invoke") || name.equals("invokeExact")))
            return true;                    // any descriptor will do
        if (descriptor.startsWith("(")) return ours.findInherited(c, name, descriptor) != null;
        if (ours.findInherited(c, name, descriptor) != null) return true;
        for (Member m : c.members)
            if (!m.isMethod() && descriptor.equals("-") && m.name.equals(name)) return true;
        return false;
    }

    /** What the classes of a program use of the JDK and would not find here, with the number of classes that do. */
    void checkProgram(String file) throws IOException {
        Map<String, Integer> lacking = new TreeMap<>();
        try (ZipFile zip = new ZipFile(file)) {
            for (Enumeration<? extends ZipEntry> e = zip.entries(); e.hasMoreElements(); ) {
                ZipEntry entry = e.nextElement();
                if (!entry.getName().endsWith(".class") || entry.getName().endsWith("module-info.class")) continue;
                Reader r = new Reader(zip.getInputStream(entry).readAllBytes());
                r.readClass();
                for (String s : r.references()) {
                    String[] f = s.split(" ");
                    ClassInfo c = ours.get(f[0]);
                    if (jdk.get(f[0]) == null || c != null && (f.length == 1 || resolves(c, f[1], f[2]))) continue;
                    if (f.length == 1 || c != null) lacking.merge(dotted(f[0]) + s.substring(f[0].length()), 1, Integer::sum);
                }
            }
        }
        System.out.println(file + " lacks: " + lacking.size());
        for (Map.Entry<String, Integer> e : lacking.entrySet())
            System.out.println("  " + e.getValue() + "\t" + e.getKey());
    }

    /** What Java 18 to 25 changed is no difference beside an older JDK: the library's API is that of Java 25. */
    void dropNewer() throws IOException {
        String list = System.getProperty("apicheck.newer");
        if (list != null && Runtime.version().feature() < 25) {
            signature.removeAll(Files.readAllLines(Path.of(list)));
        }
    }

    void report() throws IOException {
        dropNewer();
        print("signature (must be none)", signature, true);
        print("extra (not in JDK " + Runtime.version().feature() + ")", extra, true);
        int[] sum = new int[4];
        System.out.println("packages: classes and members there, of those of the JDK");
        for (Map.Entry<String, int[]> e : packages.entrySet()) {
            int[] n = e.getValue();
            System.out.printf("  %-32s %5d of %5d classes %6d of %6d members%n", dotted(e.getKey()), n[0], n[1], n[2], n[3]);
            for (int i = 0; i < 4; i++) sum[i] += n[i];
        }
        System.out.printf("  %-32s %5d of %5d classes %6d of %6d members%n", "all", sum[0], sum[1], sum[2], sum[3]);
        print("missing", missing, verbose);
    }

    private static void print(String title, List<String> lines, boolean each) {
        System.out.println(title + ": " + lines.size());
        if (each) for (String s : lines) System.out.println("  " + s);
    }

    public static void main(String[] args) throws IOException {
        boolean verbose = false;
        String list = null, jar = null, prefix = "", program = null;
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("-v")) verbose = true;
            else if (args[i].equals("-l") && i + 1 < args.length) list = args[++i];
            else if (args[i].equals("-u") && i + 1 < args.length) program = args[++i];
            else if (args[i].equals("-p") && i + 1 < args.length) prefix = args[++i];
            else if (jar == null && !args[i].startsWith("-")) jar = args[i];
            else jar = "";
        }
        if (jar == null || jar.isEmpty()) {
            System.err.println("usage: apicheck [-v] [-p package-or-class-prefix] [-l list.tsv | -u program.jar] classlib.jar");
            System.exit(2);
        }
        ApiCheck check = new ApiCheck(readJar(jar), readJdk(), verbose, prefix);
        if (program != null) {
            check.checkProgram(program);
            return;
        }
        if (list != null) check.checkList(list);
        check.compare();
        check.report();
        System.exit(check.signature.isEmpty() ? 0 : 1);
    }
}
