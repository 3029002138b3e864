import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.ref.WeakReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.TreeSet;
import java.util.concurrent.Callable;

public class Main {
    interface Mine {
        int number();
    }

    public interface Yours {
        int number();

        default String hello() {
            return "hello " + number();
        }
    }

    protected interface Theirs {
        Main.Yours yours() throws IOException;
    }

    static native boolean listed(Module m);

    static native Module named(ClassLoader loader, String packageName);

    static native String change(Module m, String packageName, Module to);

    private static final InvocationHandler HANDLER = (proxy, method, args) -> method.getName().equals("number") ? 7
            : method.isDefault() ? InvocationHandler.invokeDefault(proxy, method, args) : null;

    static void line(Object text) {
        System.out.println(String.valueOf(text).replaceAll("@[0-9a-f]+", "@H"));
    }

    static Object make(ClassLoader loader, Class<?>... interfaces) {
        return Proxy.newProxyInstance(loader, interfaces, HANDLER);
    }

    static void fails(String what, ClassLoader loader, Class<?>... interfaces) {
        try {
            line(what + ": " + make(loader, interfaces).getClass());
        } catch (IllegalArgumentException e) {
            line(what + ": " + e);
        }
    }

    static void show(String what, Object proxy) {
        Class<?> c = proxy.getClass();
        Module m = c.getModule();
        line(what + ": " + c.getName() + ", " + Modifier.toString(c.getModifiers()) + ", of " + m);
        line("  same loader " + (m.getClassLoader() == c.getClassLoader()) + ", layer " + m.getLayer() + ", proxy "
                + Proxy.isProxyClass(c) + ", agent: listed " + listed(m) + ", by package "
                + (c.getPackageName().isEmpty() ? "-" : named(c.getClassLoader(), c.getPackageName().replace('.', '/'))));
        if (m.isNamed()) {
            ModuleDescriptor d = m.getDescriptor();
            line("  " + d + " " + d.modifiers() + " " + new TreeSet<>(d.packages()) + " " + d.version());
            for (String pn : new TreeSet<>(m.getPackages())) {
                line("  " + pn + ": exported " + m.isExported(pn) + ", open " + m.isOpen(pn) + ", open to the library "
                        + m.isOpen(pn, Object.class.getModule()));
            }
            line("  reads: library " + m.canRead(Object.class.getModule()) + ", me " + m.canRead(Main.class.getModule())
                    + ", logging " + m.canRead(ModuleLayer.boot().findModule("java.logging").get()) + ", uses "
                    + m.canUse(Runnable.class) + ", " + m.getAnnotations().length + " annotations");
        }
    }

    static Object construct(Class<?> c) {
        try {
            Constructor<?> k = c.getConstructor(InvocationHandler.class);
            return k.newInstance(HANDLER) != null;
        } catch (ReflectiveOperationException e) {
            return e;
        }
    }

    static class Other extends ClassLoader {
        Other() {
            super(Main.class.getClassLoader());
        }
    }

    public interface Lone {
        int number();
    }

    /** Has Lone for itself. */
    static class Own extends ClassLoader {
        Own() {
            super(null);
        }

        Class<?> define() throws IOException {
            byte[] b = Main.class.getResourceAsStream("Main$Lone.class").readAllBytes();
            return defineClass("Main$Lone", b, 0, b.length);
        }
    }

    static WeakReference<ClassLoader> abandon() throws IOException {
        Own loader = new Own();
        Object proxy = make(loader, loader.define());
        line("own loader: same " + (proxy.getClass().getModule().getClassLoader() == loader) + ", proxy "
                + Proxy.isProxyClass(proxy.getClass()));
        return new WeakReference<>(loader);
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = Main.class.getClassLoader();
        line("before: " + named(app, "jdk/proxy1"));
        Yours yours = (Yours) make(app, Yours.class);
        show("public", yours);
        line("  " + yours.number() + " " + yours.hello());
        show("of the library", make(app, Callable.class, Comparable.class));
        show("non-public", make(app, Mine.class));
        show("protected", make(app, Theirs.class));
        show("both kinds", make(app, Runnable.class, Mine.class, Yours.class));
        show("none", make(app));
        show("boot loader", make(null, Runnable.class));
        show("boot loader, logging", make(null, java.util.logging.Filter.class));
        show("platform loader", make(ClassLoader.getPlatformClassLoader(), Runnable.class));
        show("other loader", make(new Other(), Yours.class));
        line("annotation: in that of the boot loader " + (make(null, Runnable.class).getClass().getModule()
                == Deprecated.class.getAnnotation(java.lang.annotation.Retention.class).getClass().getModule()));
        fails("non-public, other loader", new Other(), Mine.class);
        fails("not visible", null, Yours.class);
        fails("two packages", app, Mine.class, Class.forName("side.Side$Hidden"));
        line("constructor: " + construct(yours.getClass()) + ", of a non-public one: "
                + construct(make(app, Mine.class).getClass()));
        Module m = yours.getClass().getModule();
        line("agent opens: " + change(m, "jdk.proxy1", Main.class.getModule()) + " "
                + m.isOpen("jdk.proxy1", Main.class.getModule()));
        line("agent, no package: " + change(m, "jdk.proxy99", Main.class.getModule()));
        try {
            m.addReads(m);
        } catch (IllegalCallerException e) {
            line(e);
        }
        WeakReference<ClassLoader> gone = abandon();
        for (int i = 0; i < 200 && gone.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        line("unloaded: " + (gone.get() == null));
        Yours failing = (Yours) Proxy.newProxyInstance(app, new Class<?>[] {Yours.class}, (p, method, a) -> {
            throw new IllegalStateException("in the handler");
        });
        try {
            failing.number();
        } catch (IllegalStateException e) {
            StackTraceElement frame = e.getStackTrace()[1];
            line("frame: " + frame.getModuleName() + " " + frame.getClassLoaderName() + " " + frame);
        }
    }
}
