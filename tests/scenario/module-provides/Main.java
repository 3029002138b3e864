import java.net.URL;
import java.net.URLClassLoader;
import java.util.Iterator;
import java.util.ServiceLoader;

public class Main {
    static native String provide(Module m, Class<?> service, Class<?> implementation);

    static native int listed(Module m);

    static void count(Class<?> service) {
        int n = 0;
        for (Iterator<?> i = ServiceLoader.load(service).iterator(); i.hasNext();) {
            Object o = i.next();
            n++;
            Say.line("  ", o.getClass().getName(), " for ", service.getName());
        }
        Say.line(n, " of ", service.getName());
    }

    public static void main(String[] args) throws Exception {
        Module base = Object.class.getModule();
        count(Runnable.class);
        Say.line("added: ", provide(base, Runnable.class, Thread.class));
        count(Runnable.class);
        count(CharSequence.class);
        Say.line("other: ", provide(base, CharSequence.class, String.class));
        count(CharSequence.class);
        count(Runnable.class);
        ClassLoader loader = new URLClassLoader(new URL[0], null);
        Say.line("listed: base ", listed(base), ", ours ", listed(Main.class.getModule()));
        Say.line(loader.getUnnamedModule().isNamed());
    }
}
