package notes;

import java.lang.annotation.Annotation;
import java.lang.module.ModuleFinder;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

public class Main {
    static void line(Object text) {
        System.out.println(String.valueOf(text).replaceAll("@[0-9a-f]{4,}", "@H"));
    }

    static void show(Module m) {
        line(m + ": " + m.getAnnotations().length + " " + m.getDeclaredAnnotations().length + " deprecated "
                + m.isAnnotationPresent(Deprecated.class) + ", note " + m.isAnnotationPresent(Note.class));
        Annotation[] all = m.getAnnotations();
        Arrays.sort(all, Comparator.comparing(Annotation::toString));
        for (Annotation a : all) {
            line("  " + a);
        }
    }

    static void proxies() {
        InvocationHandler h = (proxy, method, args) -> Level.HIGH;
        Object o = Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Concealed.class}, h);
        Module m = o.getClass().getModule(), mine = Main.class.getModule();
        line("concealed: " + o.getClass().getPackageName().replaceAll("[0-9]+", "N") + " " + ((Concealed) o).level());
        line("exported to it: " + mine.isExported("notes", m) + ", reads " + m.canRead(mine) + ", its own: "
                + m.isExported(o.getClass().getPackageName()) + ", layer " + m.getLayer());
        try {
            o.getClass().getConstructor(InvocationHandler.class).newInstance(h);
        } catch (ReflectiveOperationException e) {
            line(e.toString().replaceAll("[Pp]roxy[0-9]+", "proxyN"));
        }
        Object shown = Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {plain.Plain.class}, h);
        line("exported: " + shown.getClass().getPackageName().replaceAll("[0-9]+", "N") + " "
                + (shown.getClass().getModule() == m) + " " + m.isExported(shown.getClass().getPackageName()));
    }

    /** What a module may use. */
    static void services() {
        Module mine = Main.class.getModule(), base = Object.class.getModule();
        line("uses: " + mine.canUse(Runnable.class) + ", added " + mine.addUses(Runnable.class).canUse(Runnable.class));
        line("library: " + base.canUse(Runnable.class) + " "
                + base.canUse(java.nio.file.spi.FileSystemProvider.class));
        try {
            base.addUses(Runnable.class);
        } catch (IllegalCallerException e) {
            line(e);
        }
        line("found: " + ServiceLoader.load(Runnable.class).findFirst().isPresent());
        try {
            ServiceLoader.load(Comparable.class);
        } catch (java.util.ServiceConfigurationError e) {
            line(e);
        }
        line(ServiceLoader.load(java.util.random.RandomGenerator.class.getModule().getLayer(), Runnable.class)
                .findFirst().isPresent());
        line("java.base uses a file system: " + base.getDescriptor().uses().contains("java.nio.file.spi.FileSystemProvider"));
    }

    public static void main(String[] args) throws Exception {
        Module mine = Main.class.getModule();
        show(mine);
        Deprecated d = mine.getAnnotation(Deprecated.class);
        line(d.since() + " " + d.forRemoval() + " same " + (d == mine.getAnnotation(Deprecated.class)));
        line("by type: " + mine.getAnnotationsByType(Note.class).length + ", alone: " + mine.getAnnotation(Note.class)
                + ", types " + Arrays.toString(mine.getAnnotationsByType(Note.class)[0].types()));
        try {
            mine.getAnnotation(null);
        } catch (NullPointerException e) {
            line("null: " + e.getClass().getName());
        }
        show(plain.Plain.class.getModule());
        show(ModuleLayer.boot().findModule("m.many").get());
        show(Object.class.getModule());
        show(ClassLoader.getSystemClassLoader().getUnnamedModule());
        var finder = ModuleFinder.of(Path.of(args[0]));
        ModuleLayer boot = ModuleLayer.boot();
        var cf = boot.configuration().resolve(finder, ModuleFinder.of(), List.of("m.later"));
        show(boot.defineModulesWithOneLoader(cf, Main.class.getClassLoader()).findModule("m.later").get());
        show(boot.defineModules(cf, name -> new ClassLoader(Main.class.getClassLoader()) { })
                .findModule("m.later").get());
        services();
        proxies();
    }
}
