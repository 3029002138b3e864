package use;

import api.Service;
import api.inner.Inner;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Iterator;
import java.util.ServiceLoader;

public class Main {
    interface Answer {
        Object get() throws Throwable;
    }

    interface Mine {
        int number();
    }

    public interface Yours {
        int number();

        Mine mine();
    }

    static void show(String what, Answer a) {
        String text;
        try {
            text = String.valueOf(a.get());
        } catch (NullPointerException e) {
            text = "! " + e.getClass().getName();
        } catch (Throwable e) {
            text = "! " + e + (e.getCause() != null ? " <- " + e.getCause() : "");
        }
        System.out.println(what + " = " + text.replaceAll("@[0-9a-f]{4,}", "@H").replaceAll("roxy[0-9]+", "roxyN"));
    }

    static void services() {
        ServiceLoader<Service> all = ServiceLoader.load(Service.class);
        Iterator<Service> i = all.iterator();
        for (int k = 0; k < 4; k++) {
            show("has", i::hasNext);
            show("next", () -> i.next().name());
        }
        show("types", () -> all.stream().map(p -> p.type().getName()).toList());
        show("of the layer", () -> ServiceLoader.load(ModuleLayer.boot(), Service.class).stream().count());
        show("installed", () -> ServiceLoader.loadInstalled(Service.class).findFirst());
        show("not used", () -> ServiceLoader.load(Comparable.class));
        show("used now", () -> {
            Main.class.getModule().addUses(Comparable.class);
            return ServiceLoader.load(Comparable.class).findFirst();
        });
        show("not used, concealed", () -> ServiceLoader.load(Inner.class));
        show("text", () -> all);
        show("null", () -> ServiceLoader.load((Class<?>) null));
        show("remove", () -> {
            Iterator<Service> j = all.iterator();
            j.next();
            j.remove();
            return "removed";
        });
        show("reload", () -> {
            Iterator<Service> j = all.iterator();
            j.next();
            all.reload();
            return j.hasNext();
        });
        show("again", () -> all.findFirst().get().name());
    }

    private static final InvocationHandler HANDLER = (p, m, args) -> m.getReturnType() == int.class ? (Object) 5 : null;

    @SuppressWarnings("unchecked")
    static <T> T make(InvocationHandler h, Class<T> first, Class<?>... others) {
        Class<?>[] all = new Class<?>[others.length + 1];
        all[0] = first;
        System.arraycopy(others, 0, all, 1, others.length);
        return (T) Proxy.newProxyInstance(Main.class.getClassLoader(), all, h);
    }

    static String place(Object o) {
        Class<?> c = o.getClass();
        return c.getName() + ", " + Modifier.toString(c.getModifiers()) + ", " + c.getModule() + ", exported "
                + c.getModule().isExported(c.getPackageName()) + ", layer " + (c.getModule().getLayer() != null);
    }

    static void proxies() throws NoSuchMethodException {
        show("concealed", () -> place(make(HANDLER, Inner.class)));
        show("concealed, called", () -> make(HANDLER, Inner.class).change(null) + " "
                + make(HANDLER, Inner.class).number());
        show("non-public", () -> place(make(HANDLER, Mine.class)));
        show("non-public, called", () -> make(HANDLER, Mine.class).number());
        show("public, not exported", () -> place(make(HANDLER, Yours.class)));
        show("public, not exported, called", () -> make(HANDLER, Yours.class).mine());
        show("non-public and concealed", () -> place(make(HANDLER, Mine.class, Inner.class)));
        show("exported", () -> place(make(HANDLER, Service.class)));
        show("not read", () -> place(make(HANDLER, Mine.class, Class.forName("java.util.logging.Filter"))));
        Yours o = make(HANDLER, Yours.class);
        Method m = o.getClass().getMethod("number");
        show("invoke", () -> m.invoke(o));
        show("invoke by the interface", () -> Yours.class.getMethod("number").invoke(o));
        show("make accessible", () -> {
            m.setAccessible(true);
            return "done";
        });
        show("constructor", () -> o.getClass().getConstructor(InvocationHandler.class).newInstance(HANDLER));
        show("handler", () -> Proxy.getInvocationHandler(o) == HANDLER);
        show("frame", () -> {
            try {
                return make((p, n, args) -> {
                    throw new IllegalStateException();
                }, Yours.class).number();
            } catch (IllegalStateException e) {
                return Arrays.asList(e.getStackTrace()).get(1);
            }
        });
        show("undeclared", () -> make((p, n, args) -> {
            throw new java.io.IOException("surprise");
        }, Yours.class).number());
    }

    public static void main(String[] args) throws NoSuchMethodException {
        services();
        proxies();
    }
}
