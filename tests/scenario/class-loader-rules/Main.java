import java.io.*;
import java.lang.reflect.*;
import java.net.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.jar.*;

public class Main {
    interface Q { Object get() throws Throwable; }
    static void z(String what, Q q) {
        String r;
        try { Object o = q.get(); r = o instanceof Object[] a ? Arrays.deepToString(a) : String.valueOf(o); }
                catch (Throwable t) { r = "! " + t + (t.getCause() != null ? " <- " + t.getCause() : ""); }
        System.out.println((what + " = " + r).replaceAll("@[0-9a-f]{4,}", "@").replaceAll("(file:|jar:file:)[^ ,]*/",
                "$1"));
    }
    /** A class file of an empty public class, by hand. */
    static byte[] empty(String name) {
        try {
            ByteArrayOutputStream b = new ByteArrayOutputStream(); DataOutputStream d = new DataOutputStream(b);
            d.writeInt(0xCAFEBABE); d.writeInt(52); d.writeShort(5);
            d.writeByte(7); d.writeShort(2); d.writeByte(1); d.writeUTF(name.replace('.', '/')); d.writeByte(7);
                    d.writeShort(4); d.writeByte(1); d.writeUTF("java/lang/Object");
            d.writeShort(0x21); d.writeShort(1); d.writeShort(3); d.writeLong(0); return b.toByteArray();
        } catch (IOException e) { throw new UncheckedIOException(e); }
    }
    static class L extends ClassLoader {
        L() { super(Main.class.getClassLoader()); } L(String n, ClassLoader p) { super(n, p); }
        Class<?> def(String n, byte[] b) { return defineClass(n, b, 0, b.length); }
        Class<?> def(String n, byte[] b, ProtectionDomain pd) { return defineClass(n, b, 0, b.length, pd); }
        Package pkg(String n, String t, URL seal) { return definePackage(n, t, "1.0", "v", "it", "2.0", "iv", seal); }
        Class<?> found(String n) { return findLoadedClass(n); } Object lock(String n) { return getClassLoadingLock(n); }
        Package get(String n) { return getPackage(n); } Class<?> sys(String n) throws Exception {
                return findSystemClass(n); } void res(Class<?> c) { resolveClass(c); } Class<?> def(int off,
                int len) { return defineClass(null, new byte[10], off, len); } void sign(Class<?> c, Object... s) {
                setSigners(c, s); }
    }
    static class P extends L { static final boolean CAN = ClassLoader.registerAsParallelCapable(); }
    static class Slow extends ClassLoader {
        static { ClassLoader.registerAsParallelCapable(); }
        final CountDownLatch two = new CountDownLatch(2);
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            two.countDown();
            try { two.await(); } catch (InterruptedException e) { throw new ClassNotFoundException(n, e); }
            return defineClass(n, empty(n), 0, empty(n).length);
        }
    }
    static Path jar(Path dir, String name, String manifest, String... classes) throws IOException {
        Path f = dir.resolve(name);
        Manifest m = new Manifest(new ByteArrayInputStream(manifest.getBytes()));
        try (JarOutputStream o = new JarOutputStream(Files.newOutputStream(f), m)) { for (String c : classes) {
                o.putNextEntry(new JarEntry(c.replace('.', '/') + ".class")); o.write(empty(c)); o.closeEntry(); } }
        return f;
    }
    public static void main(String[] args) throws Throwable {
        L l = new L();
        Class<?> a = l.def("p.A", empty("p.A"));
        z("pkg auto", () -> a.getPackage() + " " + a.getPackage().getImplementationTitle()
                + a.getPackage().isSealed() + a.getPackageName());
        z("defined", () -> l.getDefinedPackages().length + " " + l.getDefinedPackage("p") + l.getDefinedPackage("q"));
        z("define", () -> l.pkg("q", "t", null));
        z("define again", () -> l.pkg("q", "t", null));
        z("define p", () -> l.pkg("p", "t", null));
        Package q = l.getDefinedPackage("q");
        z("q", () -> q.getSpecificationTitle() + q.getSpecificationVersion() + q.getSpecificationVendor()
                + q.getImplementationTitle() + q.getImplementationVersion() + q.getImplementationVendor()
                + q.isSealed() + q.getName() + q.isCompatibleWith("0.9") + q.isCompatibleWith("1.0.1")
                + (q.hashCode() == "q".hashCode()));
        z("compat", () -> q.isCompatibleWith("x"));
        z("compat2", () -> l.getDefinedPackage("p").isCompatibleWith("1"));
        z("get parent", () -> l.get("java.util"));
        z("null", () -> l.getDefinedPackage(null));
        z("str", () -> Package.getPackage("java.lang") + " " + String.class.getPackage().isSealed());
        z("array pkg", () -> a.arrayType().getPackage());
        z("int pkg", () -> int.class.getPackage());
        z("unnamed", () -> "[" + Main.class.getPackage() + Main.class.getPackage().getName() + "]");
        z("ann", () -> q.getAnnotations().length + " " + q.isAnnotationPresent(Deprecated.class));
        z("sealed url", () -> { Package p = l.pkg("s", "t", new URL("file:/x/")); return p + " " + p.isSealed()
                + p.isSealed(new URL("file:/x/")) + p.isSealed(new URL("file:/y/")); });
        z("dup", () -> l.def("p.A", empty("p.A")));
        z("wrong name", () -> l.def("p.B", empty("p.C")));
        z("java.", () -> l.def("java.x.Y", empty("java.x.Y")));
        z("no name", () -> l.def(null, empty("p.D")).getName());
        z("slash", () -> l.def("p/E", empty("p.E")));
        z("bad off", () -> l.def(5, 10));
        z("bad off2", () -> l.def(-1, 1));
        z("trunc", () -> l.def(0, 10));
        z("array name", () -> l.def("[I", empty("x")));
        z("junk", () -> l.def("x", "hello world".getBytes()));
        z("empty", () -> l.def("x", new byte[0]));
        z("found", () -> l.found("p.A") == a);
        z("found no", () -> l.found("java.lang.String"));
        z("found null", () -> l.found(null));
        z("found bad", () -> l.found("p/A"));
        z("found arr", () -> l.found("[Lp.A;"));
        z("sys", () -> l.sys("java.lang.String"));
        z("sys2", () -> l.sys("nope"));
        z("load", () -> l.loadClass("p.A") == a);
        z("load2", () -> l.loadClass("p.Nope"));
        z("forName", () -> Class.forName("[Lp.A;", false, l) == a.arrayType());
        z("res", () -> { l.res(null); return 0; });
        z("lock", () -> l.lock("x") == l);
        z("cap", () -> l.isRegisteredAsParallelCapable()); P p = new P();
        z("pcan", () -> P.CAN);
        z("pcap", () -> p.isRegisteredAsParallelCapable());
        z("plock", () -> (p.lock("x") == p) + " " + (p.lock("x") == p.lock("x")) + (p.lock("y") == p.lock("x")));
        z("name", () -> new L("nom", null).getName() + new L("nom", null).getParent() + new L("nom", null));
        z("empty name", () -> new L("", null));
        z("noname", () -> l.getName());
        z("app", () -> Main.class.getClassLoader().getName() + ClassLoader.getPlatformClassLoader().getName()
                + ClassLoader.getPlatformClassLoader().getParent()
                + ClassLoader.getSystemClassLoader().getParent().getName());
        z("unnamed mod", () -> (a.getModule() == l.getUnnamedModule()) + " " + a.getModule().isNamed()
                + a.getModule().getClassLoader().equals(l) + (l.getUnnamedModule() != Main.class.getModule()));
        Slow s = new Slow(); Class<?>[] got = new Class<?>[2]; Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) { int k = i; ts[i] = new Thread(() -> { try { got[k] = s.loadClass("par.C" + k);
                } catch (ClassNotFoundException e) { e.printStackTrace(); } }); ts[i].start(); }
        for (Thread t : ts) t.join();
        z("parallel", () -> Arrays.toString(got));
        ProtectionDomain pd = new ProtectionDomain(new CodeSource(new URL("file:/here/"),
                (java.security.cert.Certificate[]) null), null);
        z("pd", () -> { Class<?> c = l.def("pd.A", empty("pd.A"), pd); return (c.getProtectionDomain() == pd) + " "
                + c.getProtectionDomain().getCodeSource().getLocation(); });
        z("pd default", () -> a.getProtectionDomain().getCodeSource() + " "
                + (a.getProtectionDomain().getClassLoader() == l) );
        z("pd java", () -> String.class.getProtectionDomain().getCodeSource());
        z("pd main", () -> Main.class.getProtectionDomain().getCodeSource().getLocation().toString()
                .startsWith("file:"));
        z("signers", () -> { l.sign(a, "x"); return a.getSigners(); });
        Path d = Files.createTempDirectory("pk");
        Path j1 = jar(d, "one.jar", "Manifest-Version: 1.0\nSpecification-Title: T\nImplementation-Version: 3\n"
                + "Sealed: true\n\nName: open/\nSealed: false\nImplementation-Version: 4\n\n", "seal.A", "open.A");
        Path j2 = jar(d, "two.jar", "Manifest-Version: 1.0\n\n", "seal.B", "open.B");
        Path j3 = jar(d, "three.jar", "Manifest-Version: 1.0\nSealed: true\n\n", "open.C", "late.C");
        try (URLClassLoader u = new URLClassLoader(new URL[]{j1.toUri().toURL(), j2.toUri().toURL(),
                j3.toUri().toURL()})) {
            z("uA", () -> { Package k = u.loadClass("seal.A").getPackage(); return k + " " + k.isSealed()
                    + k.getSpecificationTitle() + k.getImplementationVersion(); });
        z("uB", () -> u.loadClass("seal.B"));
        z("oA", () -> { Package k = u.loadClass("open.A").getPackage(); return k + " " + k.isSealed()
                + k.getImplementationVersion(); });
        z("oB", () -> u.loadClass("open.B"));
        z("oC", () -> u.loadClass("open.C"));
        z("late", () -> u.loadClass("late.C").getPackage().isSealed());
        z("cs", () -> u.loadClass("open.A").getProtectionDomain().getCodeSource());
        z("same pd", () -> u.loadClass("open.A").getProtectionDomain() == u.loadClass("seal.A").getProtectionDomain());
        z("res", () -> u.getResource("open/A.class"));
        z("findres", () -> u.findResource("nope"));
        z("urls", () -> u.getURLs().length);
        z("nf", () -> u.loadClass("x.Y"));
        }
        for (Path f : List.of(j1, j2, j3)) Files.delete(f); Files.delete(d);
    }
}
