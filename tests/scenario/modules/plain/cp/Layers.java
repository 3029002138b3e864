package cp;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

public class Layers {
    interface Body {
        Object run() throws Throwable;
    }

    static void say(String what, Body b) {
        String text;
        try {
            text = String.valueOf(b.run());
        } catch (java.lang.reflect.InvocationTargetException e) {
            text = e.getCause().toString();
        } catch (Throwable t) {
            text = t.toString();
        }
        System.out.println(what + ": " + text.replaceAll("@(0x)?[0-9a-f]{3,}", "@H").replaceAll(" \\(@[^)]*\\)", ""));
    }

    static Object call(ClassLoader l, String name, String method) throws Throwable {
        return l.loadClass(name).getMethod(method).invoke(null);
    }

    public static void main(String[] args) throws Throwable {
        ModuleFinder finder = ModuleFinder.of(Paths.get(args[0]));
        say("found", () -> {
            Set<String> set = new TreeSet<>();
            for (ModuleReference ref : finder.findAll()) {
                set.add(ref.descriptor().name() + " " + new TreeSet<>(ref.descriptor().requires()) + " "
                        + new TreeSet<>(ref.descriptor().exports()) + " " + ref.descriptor().provides());
            }
            return set;
        });
        ModuleReference ref = finder.find("m.plug").get();
        try (ModuleReader r = ref.open()) {
            say("listed", () -> new TreeSet<>(r.list().toList()));
            say("read", () -> r.read("plug/Plug.class").get().getInt() == 0xCAFEBABE);
            say("missing", () -> r.find("plug/No.class"));
        }
        Configuration boot = ModuleLayer.boot().configuration();
        Configuration cf = boot.resolve(finder, ModuleFinder.of(), Set.of("m.plug"));
        say("resolved", () -> {
            List<String> names = new ArrayList<>();
            cf.modules().forEach(m -> names.add(m.name() + " reads " + new TreeSet<>(m.reads().stream()
                    .map(x -> x.name()).toList())));
            names.sort(null);
            return names;
        });
        say("not found", () -> boot.resolve(finder, ModuleFinder.of(), Set.of("no.such")));
        ModuleLayer one = ModuleLayer.boot().defineModulesWithOneLoader(cf, ClassLoader.getSystemClassLoader());
        ModuleLayer many = ModuleLayer.boot().defineModulesWithManyLoaders(cf, ClassLoader.getSystemClassLoader());
        ModuleLayer[] both = {one, many};
        for (ModuleLayer layer : both) {
            ClassLoader l = layer.findLoader("m.plug");
            say("same loader", () -> l == layer.findLoader("m.plug2"));
            say("reach", () -> call(l, "plug.Plug", "reach"));
            say("get", () -> ((Supplier<?>) l.loadClass("plug.Plug").getConstructor().newInstance()).get().toString()
                    .replaceAll("layer.*", layer.modules().size() + ""));
            say("hidden from me", () -> call(layer.findLoader("m.plug2"), "plug2.hidden.Deep", "tell"));
            say("construct hidden", () -> layer.findLoader("m.plug2").loadClass("plug2.hidden.Deep").getConstructor()
                    .newInstance());
            say("services", () -> ServiceLoader.load(layer, Supplier.class).stream().map(p -> p.type().getName())
                    .toList());
            say("module, parents", () -> layer.findModule("m.plug").get().getLayer() == layer
                    && layer.parents().equals(List.of(ModuleLayer.boot())));
            say("java.base through it", () -> layer.findModule("java.base").get() + " " + layer.findModule("no.such"));
        }
        ModuleLayer.Controller c = ModuleLayer.defineModulesWithOneLoader(cf, List.of(ModuleLayer.boot()), null);
        Module two = c.layer().findModule("m.plug2").get();
        say("before", () -> two.isExported("plug2.hidden", Layers.class.getModule()));
        c.addExports(two, "plug2.hidden", Layers.class.getModule());
        say("after", () -> two.isExported("plug2.hidden", Layers.class.getModule()) + " "
                + two.getClassLoader().loadClass("plug2.hidden.Deep").getConstructor().newInstance());
        say("builder", () -> ModuleDescriptor.newModule("a.b").version("1.2-beta+3").exports("a.b.c").provides("q.S", List.of("a.b.P"))
                .build());
        say("bad name", () -> ModuleDescriptor.newModule("a..b"));
        say("bad name 2", () -> ModuleDescriptor.newModule("a.int"));
        say("versions", () -> ModuleDescriptor.Version.parse("1.10").compareTo(ModuleDescriptor.Version.parse("1.9")) > 0
                && ModuleDescriptor.Version.parse("1-ea").compareTo(ModuleDescriptor.Version.parse("1")) < 0);
        say("unnamed", () -> {
            Module m = Layers.class.getModule();
            return m + " " + m.isNamed() + " " + m.getName() + " " + m.getDescriptor() + " " + m.getLayer() + " "
                    + m.isExported("x") + " " + m.canRead(two);
        });
        say("empty", () -> ModuleLayer.empty().modules() + " " + Configuration.empty().modules());
    }
}
