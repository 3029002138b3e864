import java.io.Serializable;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class Main {
    // ---- annotations
    enum Hue { RED, GREEN { int rank() { return 7; } }; int rank() { return 1; } }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.CONSTRUCTOR,
             ElementType.LOCAL_VARIABLE, ElementType.ANNOTATION_TYPE, ElementType.TYPE_PARAMETER, ElementType.TYPE_USE,
             ElementType.RECORD_COMPONENT})
    @interface Note {
        String value() default "none";
        int number() default 42;
        long big() default 1L << 40;
        char letter() default '\'';
        byte small() default -1;
        short mid() default 300;
        float ratio() default 1.5f;
        double precise() default 2.25;
        boolean flag() default true;
        Class<?> type() default int[].class;
        Hue hue() default Hue.GREEN;
        String[] names() default {"a", "b\n\"q\""};
        Class<?>[] types() default {};
        Inner inner() default @Inner(3);
        Inner[] inners() default {@Inner(1), @Inner(2)};
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Inner { int value(); }

    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface T {
            String value() default ""; }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @Inherited
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER}) @interface Tag {
            String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Inherited
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER}) @interface Tags {
            Tag[] value(); }

    // ---- shapes
    interface Shape<N extends Number & Comparable<N>> { N area(); default String name() { return "shape";
            } static int count() { return 0; } }
    interface Named { default String name() { return "named"; } }
    sealed interface Animal permits Cat, Dog {}
    static final class Cat implements Animal {}
    static non-sealed class Dog implements Animal {}
    @Tag("one") @Tag("two") @Deprecated(since = "1", forRemoval = false)
    static abstract class Base<K, V extends List<? super K>> implements Shape<Integer>, Serializable {
        protected Map<? extends K, V[]> map;
        public @T("field") List<@T("arg") String> @T("dims") [] lists;
        @Tag("f1") transient volatile int x;
        static final long serialVersionUID = 1L;
        protected Base(@Tag("p") K k, V... vs) throws IllegalStateException, java.io.IOException {}
        public abstract <X extends Throwable> K make(V v, X[] x, int... more) throws X;
        public Integer area() { return 1; }
        public String name() { return "base"; }
        synchronized final native void odd();
        private static void hidden() {}
    }
    static class Derived extends @T("super") Base<String, List<Object>> implements Named,
            Comparable<@T("cmp") Derived>, Cloneable {
        Derived() throws java.io.IOException { super("x"); }
        public <X extends Throwable> String make(List<Object> v, X[] x, int... more) throws X { return null; }
        public int compareTo(Derived d) { return 0; }
        public String name() { return "derived"; }
        class Deep<@T("tp") Q extends @T("bound") Runnable> { class Deeper { Deep<Q>.Deeper self;
                Derived.Deep<Q> outer; } @T("recv") Deep() {}
            void recv(@T("this") Deep<Q> this, @T("p") int a, final String b) throws @T("exc") RuntimeException {} }
        protected Object clone() { return null; }
    }
    record Point<A>(@Note("rc") int x, @Tag("y") List<? super A> y, String... rest) implements Serializable {
        Point { if (x < 0) throw new IllegalArgumentException(); }
        static int zero = 0;
    }
    record Empty() {}
    @Note(value = "t\u00e9\t'\"", number = -7, names = {}, types = {String.class, Map.Entry.class, int.class, Object[][].class},
            ratio = Float.NaN, precise = Double.NEGATIVE_INFINITY, letter = '\n')
    @FunctionalInterface interface Fun<I, O> { O apply(I i); }
    static class Gen<A, B extends A, C extends Comparable<? super C> & Runnable> { A a; B[] b; C[][] c; Gen<A,
            ? extends B, ?> g; int[] i;
        <Z> Gen(Z z) {} <Y extends A> Y y(Gen<Y, ?, ?>.In<B> in) { return null; } class In<D> {} }

    static Class<?> local() { class Local { } return Local.class; }
    static Class<?> anon() { return new Object() { }.getClass(); }
    static Class<?> initAnon; static { initAnon = new Runnable() { public void run() {} }.getClass(); }
    Class<?> ctorLocal; Main() { class InCtor<T> { T t; } ctorLocal = InCtor.class; }

    static void p(String s) { System.out.println(s); }
    static <E> String sorted(E[] a) { List<String> l = new ArrayList<>(); for (E e : a) l.add(String.valueOf(e));
            Collections.sort(l); return l.toString(); }
    static String arr(Object o) { return o instanceof Object[] a ? Arrays.toString(a) : String.valueOf(o); }
    interface Q { Object get() throws Throwable; }
    static String q(Q q) { try { return String.valueOf(arr(q.get())); } catch (Throwable t) { return "! " + t
            + (t.getCause() != null ? " <- " + t.getCause() : ""); } }
    static void z(String what, Q q) { p("  " + what + " = " + q(q)); }

    static String at(AnnotatedType t) {
        if (t == null) return "null";
        StringBuilder b = new StringBuilder();
        b.append(t.getClass().getInterfaces()[0].getSimpleName()).append("{")
                .append(t).append("|").append(Arrays.toString(t.getAnnotations())).append("|").append(t.getType());
        if (t instanceof AnnotatedParameterizedType p) for (AnnotatedType a
                : p.getAnnotatedActualTypeArguments()) b.append(" <").append(at(a)).append(">");
        if (t instanceof AnnotatedArrayType p) b.append(" []").append(at(p.getAnnotatedGenericComponentType()));
        if (t instanceof AnnotatedWildcardType p) { for (AnnotatedType a
                : p.getAnnotatedUpperBounds()) b.append(" ^").append(at(a)); for (AnnotatedType a
                : p.getAnnotatedLowerBounds()) b.append(" v").append(at(a)); }
        b.append(" owner ").append(t.getAnnotatedOwnerType());
        return b.append("}").toString();
    }
    static String ats(AnnotatedType[] ts) { StringBuilder b = new StringBuilder(); for (AnnotatedType t
            : ts) b.append(at(t)).append("; "); return b.toString(); }
    static String type(Type t) {
        if (t instanceof TypeVariable<?> v) return "var " + v + " of " + v.getGenericDeclaration() + " bounds "
                + Arrays.toString(v.getBounds()) + " ann " + Arrays.toString(v.getAnnotations()) + " ab "
                + ats(v.getAnnotatedBounds());
        if (t instanceof ParameterizedType q) return "par " + q + " raw " + q.getRawType() + " owner "
                + q.getOwnerType() + " args " + Arrays.toString(q.getActualTypeArguments()) + q.getTypeName();
        if (t instanceof GenericArrayType g) return "garr " + g + " of " + g.getGenericComponentType();
        if (t instanceof WildcardType w) return "wild " + w + Arrays.toString(w.getUpperBounds())
                + Arrays.toString(w.getLowerBounds());
        return "" + t;
    }

    static void dump(Class<?> c) {
        p("== " + c);
        z("toGeneric", () -> c.isSealed() ? "" : c.toGenericString()); z("name", c::getName); z("simple",
                c::getSimpleName); z("typeName", c::getTypeName); z("canon", c::getCanonicalName);
        z("desc", c::descriptorString); z("mods", () -> Integer.toHexString(c.getModifiers()) + " "
                + Modifier.toString(c.getModifiers()));
        z("pkg", c::getPackageName); z("pkg2", c::getPackage); z("module", () -> c.getModule().isNamed());
        z("super", c::getSuperclass); z("gsuper", () -> c.getGenericSuperclass() == null ? "null"
                : type(c.getGenericSuperclass())); z("asuper", () -> at(c.getAnnotatedSuperclass())); z("aifs",
                () -> ats(c.getAnnotatedInterfaces()));
        z("ifs", c::getInterfaces); z("gifs", c::getGenericInterfaces);
        z("tp", () -> { StringBuilder b = new StringBuilder(); for (Type t
                : c.getTypeParameters()) b.append(type(t)).append(" ; "); return b; });
        z("kinds", () -> "" + c.isInterface() + c.isAnnotation() + c.isEnum() + c.isRecord() + c.isSealed()
                + c.isHidden() + c.isArray() + c.isPrimitive() + c.isSynthetic() + c.isAnonymousClass()
                + c.isLocalClass() + c.isMemberClass());
        z("host", () -> c.getModule().isNamed() ? "" : c.getNestHost() + " " + sorted(c.getNestMembers())); z("decl",
                c::getDeclaringClass); z("encl", c::getEnclosingClass); z("enclM", c::getEnclosingMethod); z("enclC",
                c::getEnclosingConstructor);
        z("permits", c::getPermittedSubclasses); z("members", () -> c.getModule().isNamed() ? ""
                : sorted(c.getDeclaredClasses())); z("classes", () -> c == Thread.class ? "" : sorted(c.getClasses()));
        if (c != Tag.class)
            z("ann", () -> sorted(c.getAnnotations())); if (c != Tag.class)
            z("dann", () -> sorted(c.getDeclaredAnnotations())); z("tags",
                    () -> Arrays.toString(c.getAnnotationsByType(Tag.class))
                    + Arrays.toString(c.getDeclaredAnnotationsByType(Tag.class)));
        z("comp", c::getComponentType); z("comp2", c::componentType); z("arrT", () -> c == void.class ? ""
                : c.arrayType()); z("enumC", c::getEnumConstants); z("status", c::desiredAssertionStatus);
        z("loader", () -> c.getClassLoader() == null ? "boot" : "app"); z("signers", c::getSigners);
        z("rc", () -> { RecordComponent[] r = c.getRecordComponents(); if (r == null) return "null";
                StringBuilder b = new StringBuilder(); for (RecordComponent x
                : r) b.append("\n    ").append(x).append(" ").append(x.getName())
                .append(" ").append(x.getGenericType()).append(" ").append(x.getGenericSignature())
                .append(" ").append(x.getAccessor()).append(Arrays.toString(x.getAnnotations()))
                .append(at(x.getAnnotatedType())).append(x.getDeclaringRecord()); return b; });
        if (c.getName().startsWith("Main")) {
            z("fields", () -> sorted(c.getFields()));
            List<String> ls = new ArrayList<>();
            for (Field f : c.getDeclaredFields()) ls.add("F " + f + " | " + f.toGenericString() + " | "
                    + type(f.getGenericType()) + " | " + Arrays.toString(f.getAnnotations()) + " | "
                    + at(f.getAnnotatedType()) + f.isSynthetic() + f.isEnumConstant()
                    + Integer.toHexString(f.getModifiers()) + f.hashCode());
            for (Method m : c.getDeclaredMethods()) { ls.add(exec(m) + " def " + arr(m.getDefaultValue())
                    + m.isDefault() + m.isBridge() + " ret " + type(m.getGenericReturnType()) + " "
                    + at(m.getAnnotatedReturnType()) + m.hashCode()); }
            for (Constructor<?> m : c.getDeclaredConstructors()) ls.add(exec(m));
            Collections.sort(ls); for (String s : ls) p("    " + s);
            ls.clear(); for (Method m : c.getMethods())
                    if (m.getDeclaringClass() != Object.class) ls.add(m.toString()); Collections.sort(ls); p("  methods " + ls);
            p("  ctors " + sorted(c.getConstructors()));
        }
    }
    static String exec(Executable e) {
        StringBuilder b = new StringBuilder("E ").append(e).append(" | ")
                .append(e.toGenericString()).append(" | ").append(Integer.toHexString(e.getModifiers()))
                .append(e.isVarArgs()).append(e.isSynthetic());
        b.append(" pt ").append(Arrays.toString(e.getParameterTypes()))
                .append(Arrays.toString(e.getGenericParameterTypes())).append(" ex ")
                .append(Arrays.toString(e.getExceptionTypes())).append(Arrays.toString(e.getGenericExceptionTypes()));
        b.append(" tp ").append(Arrays.toString(e.getTypeParameters()))
                .append(" ann ").append(Arrays.toString(e.getAnnotations()))
                .append(Arrays.deepToString(e.getParameterAnnotations()));
        for (Parameter q : e.getParameters()) b.append(" {").append(q)
                .append(" ").append(q.getName()).append(q.isNamePresent()).append(q.isImplicit())
                .append(q.isSynthetic()).append(q.isVarArgs()).append(q.getModifiers())
                .append(q.getParameterizedType()).append(Arrays.toString(q.getAnnotations()))
                .append(q.getAnnotationsByType(Tag.class).length).append(at(q.getAnnotatedType())).append("}");
        b.append(" recv ").append(at(e.getAnnotatedReceiverType())).append(" aex ")
                .append(ats(e.getAnnotatedExceptionTypes())).append(" apt ")
                .append(ats(e.getAnnotatedParameterTypes())).append(" aret ").append(at(e.getAnnotatedReturnType()));
        return b.toString();
    }
    public static void main(String[] args) throws Throwable {
        Class<?>[] zoo = { Main.class, Hue.class, Hue.GREEN.getClass(), Note.class, Inner.class, Tag.class,
                Tags.class, T.class, Shape.class, Named.class, Animal.class, Cat.class, Dog.class, Base.class,
                Derived.class,
            Derived.Deep.class, Derived.Deep.Deeper.class, Point.class, Empty.class, Fun.class, Gen.class,
                    Gen.In.class, local(), anon(), initAnon, new Main().ctorLocal,
            int.class, void.class, int[].class, String[][].class, Point[].class, boolean.class, Object.class,
                    String.class, Map.Entry.class, Runnable.class, Thread.State.class, Cloneable.class,
                    Override.class };
        for (Class<?> c : zoo) try { dump(c); } catch (Throwable t) { p("!!! " + t); t.printStackTrace(System.out); }
    }
}
