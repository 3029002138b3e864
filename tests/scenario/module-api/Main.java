import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Modifier;
import java.lang.module.ModuleDescriptor.Opens;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Version;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.nio.ByteBuffer;
import java.util.*;

public class Main {
    interface Answer {
        Object get() throws Throwable;
    }

    static String norm(Object o) {
        String r = o instanceof Collection<?> s
                && !(o instanceof List) ? new TreeSet<>(s.stream().map(String::valueOf).toList()).toString()
                : String.valueOf(o);
        return r.replaceAll("@[0-9a-f]{4,}", "@H").replaceAll("\\b[0-9a-f]{5,}/", "H/");
    }

    /** Prints an answer, or what was thrown; a null pointer's message is left to each VM. */
    static void t(String what, Answer a) {
        String r;
        try {
            r = norm(a.get());
        } catch (NullPointerException e) {
            r = "! " + e.getClass().getName();
        } catch (Throwable e) {
            r = "! " + norm(e);
        }
        System.out.println(what + " = " + r);
    }

    /** A module that exists as a descriptor only. */
    static class Paper extends ModuleReference {
        Paper(ModuleDescriptor d) {
            super(d, java.net.URI.create("m:" + d.name()));
        }

        @Override
        public ModuleReader open() {
            throw new UnsupportedOperationException();
        }
    }

    /** Finds these modules and no others. */
    record Papers(List<Paper> all) implements ModuleFinder {
        @Override
        public Optional<ModuleReference> find(String name) {
            for (Paper p : all) {
                if (p.descriptor().name().equals(name)) {
                    return Optional.of(p);
                }
            }
            return Optional.empty();
        }

        @Override
        public Set<ModuleReference> findAll() {
            return Set.copyOf(all);
        }
    }

    static ModuleFinder finder(ModuleDescriptor... ds) {
        return new Papers(Arrays.stream(ds).map(Paper::new).toList());
    }

    static ModuleDescriptor.Builder m(String n) {
        return ModuleDescriptor.newModule(n);
    }

    static final ModuleFinder NONE = ModuleFinder.of();

    static Configuration res(ModuleFinder f, String... roots) {
        return ModuleLayer.boot().configuration().resolve(f, NONE, List.of(roots));
    }

    static Configuration bind(ModuleFinder f, String... roots) {
        return ModuleLayer.boot().configuration().resolveAndBind(f, NONE, List.of(roots));
    }

    static String reads(Configuration c) {
        return c.modules().stream().map(x -> x.name()
                + norm(new TreeSet<>(x.reads().stream().map(ResolvedModule::name).toList())))
                .sorted().toList().toString();
    }

    static void descriptors() {
        for (String s : new String[]{"1", "1.0", "1.0.0", "1-ea", "1.0-ea+5", "1+5", "1-+5", "1.", "1..2", "1-",
                "1+", "1.0-", "a", "", "1a", "1.a", "1.0a2", "01", "1.00", "1.0--x", "1_2", "1 2", "1.0+b-c",
                "1.0-a.b+c.d", "999999999999999999999", "1+-", "1.+", "-1", "1.0+1+2"}) {
            t("version " + s, () -> Version.parse(s));
        }
        t("null version", () -> Version.parse(null));
        String[] vs = {"1", "1.0", "1.0.0", "1-ea", "1-ea.1", "1-ea+1", "1+1", "1+2", "1.1", "1.10", "1.9", "1.a",
                "1.a1", "2", "1.0-beta", "1.0-alpha", "1.0-1", "1.0.0-1", "1-1", "1a", "01"};
        for (String x : vs) {
            StringBuilder sb = new StringBuilder();
            for (String y : vs) {
                int c = Version.parse(x).compareTo(Version.parse(y));
                sb.append(c < 0 ? '<' : c > 0 ? '>' : '=');
                if ((c == 0) != Version.parse(x).equals(Version.parse(y))) {
                    sb.append('!');
                }
            }
            System.out.println("compare " + x + " " + sb);
        }
        for (String n : new String[]{"a", "a.b", "a.b1", "1", "a..b", ".a", "a.", "a.class", "a-b", "", "a b",
                "java.base", "_", "a._", "a.true", "a/b", "module", "a.record", "a.var", "a.sealed"}) {
            t("mod " + n, () -> m(n).build());
            t("exp " + n, () -> m("m").exports(n).build());
            t("uses " + n, () -> m("m").uses(n).build());
            t("prov " + n, () -> m("m").provides(n, List.of("p.X")).build());
            t("provider " + n, () -> m("m").provides("p.S", List.of(n)).build());
            t("main " + n, () -> m("m").mainClass(n).build());
            t("pkg " + n, () -> m("m").packages(Set.of(n)).build().packages());
            t("req " + n, () -> m("m").requires(n).build().requires());
        }
        t("null mod", () -> ModuleDescriptor.newModule(null));
        t("null mods", () -> ModuleDescriptor.newModule("m", null));
        t("null exp", () -> m("m").exports((String)null));
        t("null req", () -> m("m").requires((String)null));
        t("null uses", () -> m("m").uses(null));
        t("null prov", () -> m("m").provides(null, List.of("p.X")));
        t("null provs", () -> m("m").provides("p.X", null));
        t("null main", () -> m("m").mainClass(null));
        t("null pkgs", () -> m("m").packages(null));
        t("null ver", () -> m("m").version((String)null));
        t("null ver2", () -> m("m").version((Version)null));
        t("empty targets", () -> m("m").exports("p", Set.of()));
        t("empty targets opens", () -> m("m").opens("p", Set.of()));
        t("bad targets", () -> m("m").exports("p", Set.of("1")));
        t("bad targets opens", () -> m("m").opens("p", Set.of("a-b")));
        t("dup exp", () -> m("m").exports("p").exports("p", Set.of("q")));
        t("dup opens", () -> m("m").opens("p").opens("p", Set.of("q")));
        t("exp+opens", () -> m("m").opens("p").exports("p").build());
        t("dup req", () -> m("m").requires("p").requires("p"));
        t("self req", () -> m("m").requires("m"));
        t("dup uses", () -> m("m").uses("p.S").uses("p.S"));
        t("dup prov", () -> m("m").provides("p.S", List.of("p.X")).provides("p.S",
                List.of("p.Y")));
        t("dup provs", () -> m("m").provides("p.S", List.of("p.X", "p.X")).build());
        t("empty prov", () -> m("m").provides("p.S", List.of()));
        t("open opens", () -> ModuleDescriptor.newOpenModule("m").opens("p"));
        t("open", () -> ModuleDescriptor.newOpenModule("m").exports("p").version("3").mainClass("p.M").uses("a.S")
                .provides("b.S", List.of("p.X", "q.Y")).build());
        t("auto exp", () -> ModuleDescriptor.newAutomaticModule("m").exports("p"));
        t("auto opens", () -> ModuleDescriptor.newAutomaticModule("m").opens("p"));
        t("auto uses", () -> ModuleDescriptor.newAutomaticModule("m").uses("p.S"));
        t("auto req", () -> ModuleDescriptor.newAutomaticModule("m").requires("p"));
        t("auto req base", () -> ModuleDescriptor.newAutomaticModule("m").requires("java.base").build());
        t("auto", () -> ModuleDescriptor.newAutomaticModule("m").packages(Set.of("p")).build());
        t("auto mods", () -> ModuleDescriptor.newAutomaticModule("m").build().modifiers());
        t("auto+open", () -> ModuleDescriptor.newModule("m", Set.of(Modifier.AUTOMATIC, Modifier.OPEN)));
        t("synth", () -> ModuleDescriptor.newModule("m", Set.of(Modifier.SYNTHETIC,
                Modifier.MANDATED)).build().modifiers());
        t("base", () -> ModuleDescriptor.newModule("java.base").exports("java.lang").build());
        t("base req", () -> ModuleDescriptor.newModule("java.base").requires("x").build());
        t("req mods", () -> m("m").requires(Set.of(Requires.Modifier.TRANSITIVE),
                "q").build().requires());
        t("exp mods", () -> m("m").exports(Set.of(Exports.Modifier.SYNTHETIC), "q",
                Set.of("z")).build().exports());
        t("opens mods", () -> m("m").opens(Set.of(Opens.Modifier.MANDATED),
                "q").build().opens());
        t("pkgs", () -> m("m").packages(Set.of("x.y")).exports("p").opens("o")
                .provides("s.S", List.of("i.I")).mainClass("mm.M").build().packages());
        ModuleDescriptor d = m("m").exports("p").build(),
                d2 = m("m").exports("p").build(),
                d3 = m("m").version("1").build();
        t("eq", () -> d.equals(d2) + " " + (d.hashCode() == d2.hashCode()) + " " + d.equals(d3) + " "
                + d.compareTo(d2) + " " + (d.compareTo(d3)<0) + " " + (d3.compareTo(d)>0));
        t("immutable", () -> d.packages().add("x"));
        t("immutable2", () -> d.exports().remove(null));
        t("immutable3", () -> d.modifiers().add(null));
        t("imm4", () -> d.exports().iterator().next().targets().add("q"));
        t("opt", () -> d.version() + " " + d.mainClass() + " " + d.rawVersion() + " " + d3.version() + " "
                + d.toNameAndVersion() + " " + d3.toNameAndVersion());
        Requires r = m("m").requires(Set.of(),"q",Version.parse("1")).build().requires()
                .stream().filter(x->x.name().equals("q")).findFirst().get();
        Requires r2 = m("m").requires(Set.of(Requires.Modifier.STATIC),"q").build()
                .requires().stream().filter(x->x.name().equals("q")).findFirst().get();
        t("requires", () -> r + " " + r2 + " " + r.compareTo(r2) + " " + r.equals(r2) + " " + r.compiledVersion()
                + " " + r.rawCompiledVersion());
        Exports e1 = m("m").exports("p",Set.of("a")).build().exports().iterator().next(),
                e2 = d.exports().iterator().next();
        t("exports", () -> e1 + " " + e2 + " " + Integer.signum(e1.compareTo(e2)) + " " + e1.isQualified() + " "
                + e1.equals(e2));
        Provides p1 = m("m").provides("s.S",List.of("p.A","p.B")).build().provides()
                .iterator().next(),
                p2 = m("m").provides("s.S",List.of("p.B")).build().provides().iterator()
                .next();
        t("provides", () -> p1 + " " + Integer.signum(p1.compareTo(p2)) + " " + p1.equals(p2));
    }

    static void layers() {
        // Configuration
        t("empty", () -> Configuration.empty() + "|" + Configuration.empty().modules()
                + Configuration.empty().parents() + Configuration.empty().findModule("java.base"));
        t("res", () -> reads(res(finder(m("x").requires("y").build(), m("y").exports("y").build()), "x")));
        t("res trans", () -> reads(res(finder(m("x").requires("y").build(),
                m("y").requires(Set.of(ModuleDescriptor.Requires.Modifier.TRANSITIVE), "z").build(),
                m("z").requires(Set.of(ModuleDescriptor.Requires.Modifier.TRANSITIVE), "java.logging").build()),
                "x")));
        t("res static", () -> reads(res(finder(m("x").requires(Set.of(ModuleDescriptor.Requires.Modifier.STATIC),
                "y").build(), m("y").build()), "x")));
        t("res static2", () -> reads(res(finder(m("x").requires(Set.of(ModuleDescriptor.Requires.Modifier.STATIC),
                "y").build(), m("y").build()), "x", "y")));
        t("missing", () -> res(finder(m("x").requires("y").build()), "x"));
        t("missing root", () -> res(NONE, "x"));
        t("none", () -> res(NONE));
        t("none mods", () -> res(NONE).modules());
        t("root in parent", () -> res(NONE, "java.base").modules());
        t("cycle", () -> res(finder(m("x").requires("y").build(), m("y").requires("x").build()), "x"));
        t("cycle3", () -> res(finder(m("x").requires("y").build(), m("y").requires("z").build(),
                m("z").requires("y").build()), "x"));
        t("split own", () -> res(finder(m("x").requires("y").packages(Set.of("p")).build(),
                m("y").exports("p").build()), "x"));
        t("split own exp", () -> res(finder(m("x").requires("y").exports("p").build(), m("y").exports("p").build()),
                "x"));
        t("split java", () -> res(finder(m("x").packages(Set.of("java.util")).build()), "x"));
        t("split qual", () -> reads(res(finder(m("x").requires("y").requires("z").build(), m("y").exports("p",
                Set.of("q")).build(), m("z").exports("p").build()), "x")));
        t("bad finder", () -> res(new ModuleFinder() { public Optional<ModuleReference> find(String n) {
                return n.equals("x") ? finder(m("q").build()).find("q") : Optional.empty();
                } public Set<ModuleReference> findAll() { return Set.of(); } }, "x"));
        t("throw finder", () -> res(new ModuleFinder() { public Optional<ModuleReference> find(String n) {
                throw new FindException("boo"); } public Set<ModuleReference> findAll() { return Set.of(); } }, "x"));
        t("uses own missing", () -> reads(res(finder(m("x").uses("x.S").packages(Set.of("x")).build()), "x")));
        t("bind", () -> reads(bind(finder(m("x").exports("x").uses("x.S").build(),
                m("p1").requires("x").provides("x.S", List.of("i.I")).build(),
                m("p2").requires("x").requires("h").provides("x.S", List.of("k.I")).build(), m("h").build(),
                m("no").build()), "x")));
        t("bind base", () -> bind(finder(m("p1").provides("java.nio.file.spi.FileSystemProvider",
                List.of("i.I")).build())).modules().stream().map(ResolvedModule::name).toList());
        t("null args", () -> Configuration.resolve(null, List.of(Configuration.empty()), NONE, Set.of()));
        t("null parents", () -> Configuration.resolve(NONE, null, NONE, Set.of()));
        t("no parents", () -> Configuration.resolve(NONE, List.of(), NONE, Set.of()));
        t("null roots", () -> Configuration.resolve(NONE, List.of(Configuration.empty()), NONE, null));
        t("null after", () -> Configuration.resolve(NONE, List.of(Configuration.empty()), null, Set.of()));
        Configuration c = res(finder(m("x").requires("y").build(), m("y").version("3").exports("y").build()),"x");
        t("cf", () -> c.findModule("x") + " " + c.findModule("java.base").isPresent() + " " + c.findModule("zz")
                + " " + c.parents().size());
        t("find null", () -> c.findModule(null));
        t("mods imm", () -> c.modules().add(null));
        t("reads imm", () -> c.findModule("x").get().reads().add(null));
        t("parents imm", () -> c.parents().add(null));
        ResolvedModule x = c.findModule("x").get();
        t("rm", () -> x.name() + " " + x.reference().location() + " " + (x.configuration() == c) + " "
                + x.equals(c.findModule("x").get()) + " " + x);
        t("cfstr", () -> Arrays.stream(c.toString().split(", ")).sorted().toList());
        // after finder vs parents
        t("parent first", () -> ModuleLayer.boot().configuration().resolve(NONE, finder(m("java.logging").build()),
                List.of("java.logging")).modules());
        t("before first", () -> ModuleLayer.boot().configuration().resolve(finder(m("java.logging").build()), NONE,
                List.of("java.logging")).modules().size());
        // layers
        ModuleLayer boot = ModuleLayer.boot();
        t("def x", () -> boot.defineModulesWithOneLoader(c, null).modules());
        t("def many", () -> boot.defineModulesWithManyLoaders(c, null).modules());
        t("def null", () -> boot.defineModulesWithOneLoader(null, null));
        t("def wrong parent", () -> ModuleLayer.empty().defineModulesWithOneLoader(c, null));
        t("def wrong parents", () -> ModuleLayer.defineModulesWithOneLoader(c, List.of(), null));
                t("def wrong parents2", () -> ModuleLayer.defineModulesWithOneLoader(c, List.of(boot, boot), null));
        t("def null clf", () -> boot.defineModules(c, null));
        t("def null loader", () -> boot.defineModules(c, n -> null));
        t("def platform", () -> boot.defineModules(c, n -> ClassLoader.getPlatformClassLoader()));
        ClassLoader one = new ClassLoader(){};
        t("def one", () -> boot.defineModules(c, n -> one).modules());
        Configuration single = res(finder(m("single").packages(Set.of("pp")).build()), "single");
        t("def single", () -> boot.defineModules(single, n -> one).modules());
        t("def twice", () -> boot.defineModules(single, n -> one).modules());
        Configuration other = res(finder(m("other").packages(Set.of("pp")).build()), "other");
        t("def again", () -> boot.defineModules(other, n -> one));
        t("def java pkg", () -> boot.defineModules(res(finder(m("jj").packages(Set.of("java.mine")).build()), "jj"),
                n -> new ClassLoader(){}));
        t("def java pkg2", () -> boot.defineModulesWithOneLoader(res(finder(m("jj").packages(Set.of("java"))
                .build()), "jj"), null));
        t("def base", () -> ModuleLayer.empty().defineModules(Configuration.empty().resolve(ModuleFinder.ofSystem(),
                NONE, List.of("java.base")), n -> new ClassLoader(){}));
        t("def overlap one", () -> boot.defineModulesWithOneLoader(res(finder(m("o1").packages(Set.of("oo"))
                .build(), m("o2").packages(Set.of("oo")).build()), "o1", "o2"), null).toString().isEmpty());
        t("def overlap many",
                () -> boot.defineModulesWithManyLoaders(res(finder(m("o1").packages(Set.of("oo")).build(),
                m("o2").packages(Set.of("oo")).build()), "o1", "o2"), null).modules());
        t("def overlap same", () -> { ClassLoader q = new ClassLoader(){};
                return boot.defineModules(res(finder(m("o1").packages(Set.of("oo")).build(),
                m("o2").packages(Set.of("oo")).build()), "o1", "o2"), n -> q).toString().isEmpty(); });
        ModuleLayer l = boot.defineModulesWithOneLoader(c, null);
        t("layer", () -> l.findModule("x") + " " + l.findModule("java.base") + " " + l.findModule("q") + " "
                + l.parents().size() + " " + (l.configuration() == c) + " "
                + (l.findLoader("x") == l.findLoader("y")) + " " + l.findLoader("java.base"));
        t("loader none", () -> l.findLoader("qq"));
        t("loader null", () -> l.findLoader(null));
        t("mod null", () -> l.findModule(null));
        t("mods imm", () -> l.modules().add(null));
        t("lstr", () -> Arrays.stream(l.toString().split(", ")).sorted().toList());
        t("empty", () -> ModuleLayer.empty() + "|" + ModuleLayer.empty().modules() + ModuleLayer.empty().parents());
        Module mx = l.findModule("x").get(), my = l.findModule("y").get();
        t("mod", () -> mx + " " + mx.getLayer().equals(l) + " " + mx.getPackages() + " " + my.getPackages() + " "
                + my.getDescriptor().version() + " " + mx.isNamed() + " " + mx.canRead(my) + my.canRead(mx)
                + my.isExported("y") + my.isExported("y", mx) + my.isExported("zz") + my.isOpen("y")
                + my.isOpen("y", my) + my.isOpen("zz", my) + " " + mx.canUse(Runnable.class));
        for (int i = 0; i < 1; i++) {
        t("addReads null", () -> mx.addReads(null));
        t("addReads", () -> mx.addReads(my));
        t("addExports", () -> my.addExports("y", mx));
        t("addExports none", () -> my.addExports("zz", my));
        t("addExports null", () -> my.addExports(null, mx));
        t("addExports null2", () -> my.addExports("y", null));
        t("addOpens", () -> my.addOpens("y", mx));
        t("addOpens null", () -> my.addOpens(null, mx));
        t("addUses", () -> my.addUses(Runnable.class));
        t("addUses null", () -> my.addUses(null));
        t("isExported null", () -> my.isExported(null));
        t("isOpen null", () -> my.isOpen("y", null));
        t("canRead null", () -> my.canRead(null));
        t("canUse null", () -> my.canUse(null));
        t("res null", () -> my.getResourceAsStream(null));
        t("res", () -> my.getResourceAsStream("x/y"));
        }
        Module un = Main.class.getModule();
        t("unnamed", () -> un.isNamed() + " " + un.getName() + un.getDescriptor() + un.getLayer() + " "
                + un.canRead(my) + un.isExported("q") + un.isOpen("q") + un.addReads(my) + un.addExports("zz", my)
                + un.addOpens("zz", my) + un.addUses(Runnable.class) + un.getPackages() + " "
                + (un.getClassLoader() == Main.class.getClassLoader()));
        t("un null", () -> un.addReads(null));
        t("un null2", () -> un.addExports(null, un));
        t("un null3", () -> un.isExported(null));
        t("un null4", () -> un.addOpens("a", null));t("un null5", () -> un.addUses(null));
        var ctl = ModuleLayer.defineModulesWithOneLoader(c, List.of(boot), null);
                Module cx = ctl.layer().findModule("x").get(), cy = ctl.layer().findModule("y").get();
        t("ctl", () -> (ctl.addReads(cy, cx) == ctl) + " " + cy.canRead(cx) + " " + (ctl.addExports(cy, "y",
                cx) == ctl) + (ctl.addOpens(cy, "y", un) == ctl) + cy.isOpen("y", un) + cy.isOpen("y"));
        t("ctl none", () -> ctl.addExports(cy, "nn", cx));
        t("ctl wrong", () -> ctl.addReads(mx, my));
        t("ctl null", () -> ctl.addReads(null, my));
        t("ctl null2", () -> ctl.addReads(cx, null));
        t("ctl null3", () -> ctl.addExports(cx, null, cx));
        t("ctl wrong2", () -> ctl.addOpens(mx, "y", my));
        t("forName", () -> Class.forName(cx, "no.Such"));
        t("forName null", () -> Class.forName((Module)null, "x"));
        t("forName null2", () -> Class.forName(cx, null));
        t("forName base", () -> Class.forName(Object.class.getModule(), "java.lang.String"));
        t("forName base2", () -> Class.forName(Object.class.getModule(), "java.util.logging.Logger"));
        t("forName arr", () -> Class.forName(Object.class.getModule(), "[I"));
        t("boot", () -> boot.parents() + " " + (boot.configuration().parents().get(0) == Configuration.empty())
                + " " + boot.findLoader("java.base") + " "
                + boot.findModule("java.base").get().getLayer().equals(boot));
    }

    public static void main(String[] args) {
        descriptors();
        layers();
    }
}
