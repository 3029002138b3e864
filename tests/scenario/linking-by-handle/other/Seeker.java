import java.io.Serializable;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Finds members of Holder by this loader's Thing, and members of its own by the other Thing. */
public class Seeker extends Holder {
    static final MethodType LONG = MethodType.methodType(long.class, Thing.class);
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    public static Thing mine = new Thing();

    interface Reader extends ToLongFunction<Thing>, Serializable {
    }

    public static long own(Thing t) {
        return 7;
    }

    static Class<?> otherThing() throws ClassNotFoundException {
        return Class.forName("Thing", false, Holder.class.getClassLoader());
    }

    public static Object findStatic() throws Throwable {
        return (long) LOOKUP.findStatic(Holder.class, "use", LONG).invokeExact(new Thing());
    }

    public static Object findVirtual() throws Throwable {
        return (long) LOOKUP.findVirtual(Holder.class, "read", LONG).invokeExact(new Holder(), new Thing());
    }

    public static Object findInterface() throws Throwable {
        return (long) LOOKUP.findVirtual(Each.class, "each", LONG).invokeExact((Each) new Holder(), new Thing());
    }

    public static Object findSpecial() throws Throwable {
        MethodHandle h = LOOKUP.findSpecial(Holder.class, "read", LONG, Seeker.class);
        return (long) h.invokeExact(new Seeker(), new Thing());
    }

    public static Object findConstructor() throws Throwable {
        MethodHandle h = LOOKUP.findConstructor(Holder.class, MethodType.methodType(void.class, Thing.class));
        return (Holder) h.invokeExact(new Thing());
    }

    public static Object result() throws Throwable {
        return (Thing) LOOKUP.findStatic(Holder.class, "make", MethodType.methodType(Thing.class)).invokeExact();
    }

    public static Object array() throws Throwable {
        MethodHandle h = LOOKUP.findStatic(Holder.class, "useAll", MethodType.methodType(long.class, Thing[][].class));
        return (long) h.invokeExact(new Thing[][] {{new Thing()}});
    }

    public static Object getter() throws Throwable {
        return (Thing) LOOKUP.findGetter(Holder.class, "inst", Thing.class).invokeExact(new Holder());
    }

    public static Object setter() throws Throwable {
        LOOKUP.findSetter(Holder.class, "inst", Thing.class).invokeExact(new Holder(), new Thing());
        return "set";
    }

    public static Object staticGetter() throws Throwable {
        return (Thing) LOOKUP.findStaticGetter(Holder.class, "stat", Thing.class).invokeExact();
    }

    public static Object staticSetter() throws Throwable {
        LOOKUP.findStaticSetter(Holder.class, "stat", Thing.class).invokeExact(new Thing());
        return "set";
    }

    public static Object varHandle() throws Throwable {
        LOOKUP.findVarHandle(Holder.class, "inst", Thing.class).set(new Holder(), new Thing());
        return "set";
    }

    public static Object staticVarHandle() throws Throwable {
        LOOKUP.findStaticVarHandle(Holder.class, "stat", Thing.class).set(new Thing());
        return "set";
    }

    public static Object bind() throws Throwable {
        return (long) LOOKUP.bind(new Holder(), "read", LONG).invokeExact(new Thing());
    }

    /** What reflection finds has the types of its own loader, which the caller sees. */
    public static Object unreflect() throws Throwable {
        MethodHandle h = LOOKUP.unreflect(Holder.class.getMethod("use", otherThing()));
        return h.type().parameterType(0) == Thing.class ? "mine" : "the other's, " + call(h);
    }

    private static Object call(MethodHandle h) throws Throwable {
        try {
            return h.invoke(new Thing());
        } catch (ClassCastException e) {
            return "ClassCastException";
        }
    }

    public static Object unreflectSpecial() throws Throwable {
        Method m = Holder.class.getMethod("read", otherThing());
        return LOOKUP.unreflectSpecial(m, Seeker.class).type();
    }

    public static Object unreflectSetter() throws Throwable {
        return call(LOOKUP.unreflectSetter(Holder.class.getField("stat")));
    }

    public static Object lambda() {
        ToLongFunction<Thing> f = Holder::use;
        return f.applyAsLong(new Thing());
    }

    public static Object serializable() {
        Reader f = Holder::use;
        return f.applyAsLong(new Thing());
    }

    public static Object constructorReference() {
        Function<Thing, Holder> f = Holder::new;
        return f.apply(new Thing());
    }

    /** One loader, but the type that is asked for is not this loader's. */
    public static Object alias() throws Throwable {
        MethodType other = MethodType.methodType(long.class, otherThing());
        return LOOKUP.findStatic(Seeker.class, "own", other).invoke(otherThing().getConstructor().newInstance());
    }

    public static Object aliasField() throws Throwable {
        LOOKUP.findStaticSetter(Seeker.class, "mine", otherThing()).invoke(otherThing().getConstructor().newInstance());
        return mine.getClass() == Thing.class;
    }

    // Classes that implement, with this loader's Thing, what names the other's

    public static Object implemented() {
        Each e = new Each() {
            @Override
            public long each(Thing t) {
                return 8;
            }
        };
        return e.each(new Thing());
    }

    public static Object implementedByLambda() {
        Each e = t -> 7;
        return e.each(new Thing());
    }

    public static Object implementedByReference() {
        Each e = Seeker::own;
        return e.each(new Thing());
    }

    public static Object implementedByFactory() throws Throwable {
        return (Each) LambdaMetafactory.metafactory(LOOKUP, "each", MethodType.methodType(Each.class), LONG,
                LOOKUP.findStatic(Seeker.class, "own", LONG), LONG).getTarget().invoke();
    }

    public static Object implementedByProxy() {
        return Proxy.newProxyInstance(Seeker.class.getClassLoader(), new Class<?>[] {Each.class}, (p, m, a) -> 9L);
    }

    static class Heir extends Holder {
        @Override
        public long read(Thing t) {
            return 6;
        }
    }

    public static Object overridden() {
        return new Heir();
    }

    public static Object throughSuper() {
        return new Seeker().readAbove();
    }

    private long readAbove() {
        ToLongFunction<Thing> f = super::read;
        return f.applyAsLong(new Thing());
    }

    public static Object publicly() throws Throwable {
        return MethodHandles.publicLookup().findStatic(Holder.class, "use", LONG);
    }

    public static Object elsewhere() throws Throwable {
        return LOOKUP.in(Holder.class).findStatic(Holder.class, "use", LONG);
    }

    public static Object variableOfField() throws Throwable {
        LOOKUP.unreflectVarHandle(Holder.class.getField("stat")).set(new Thing());
        return "set";
    }

    /** A type that both mean alike. */
    public static Object agreed() throws Throwable {
        return (Seeker.Reader) null == null && (int) LOOKUP.findStatic(Integer.class, "parseInt",
                MethodType.methodType(int.class, String.class)).invokeExact("3") == 3;
    }
}
