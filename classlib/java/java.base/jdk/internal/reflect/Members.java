package jdk.internal.reflect;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;

/**
 * The members of one class, looked for in the VM each time: nothing is kept. Every answer is a fresh Method, Field or
 * Constructor, because these objects carry an accessible flag of their own.
 */
public final class Members {
    private final Class<?> owner;

    public Members(Class<?> owner) {
        this.owner = owner;
    }

    // Fields

    public Field[] declaredFields() {
        Reflection.resolveTypes(owner, Reflection.FIELDS);
        long[] fields = Reflection.fields(owner);
        Field[] all = new Field[fields.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = Reflection.newField(fields[i]);
        }
        return all;
    }

    public Field declaredField(String name) throws NoSuchFieldException {
        if (name == null) {
            throw new NullPointerException();
        }
        Reflection.resolveTypes(owner, Reflection.FIELDS);
        long f = Reflection.findField(owner, name);
        if (f == 0) {
            throw new NoSuchFieldException(name);
        }
        return Reflection.newField(f);
    }

    public Field[] publicFields() {
        ArrayList<Field> list = new ArrayList<>();
        collectFields(owner, list, new ArrayList<>());
        return list.toArray(new Field[0]);
    }

    private static void collectFields(Class<?> c, ArrayList<Field> list, ArrayList<Class<?>> seen) {
        if (seen.contains(c)) {
            return;
        }
        seen.add(c);
        Reflection.resolveTypes(c, Reflection.FIELDS | Reflection.PUBLIC);
        long[] declared = Reflection.fields(c);
        for (int i = 0; i < declared.length; i++) {
            if (Modifier.isPublic(Reflection.fieldModifiers(declared[i]))) {
                list.add(Reflection.newField(declared[i]));
            }
        }
        Class<?>[] interfaces = c.getInterfaces();
        for (int i = 0; i < interfaces.length; i++) {
            collectFields(interfaces[i], list, seen);
        }
        Class<?> parent = c.getSuperclass();
        if (parent != null) {
            collectFields(parent, list, seen);
        }
    }

    public Field publicField(String name) throws NoSuchFieldException {
        if (name == null) {
            throw new NullPointerException();
        }
        long f = findPublicField(owner, name);
        if (f == 0) {
            throw new NoSuchFieldException(name);
        }
        return Reflection.newField(f);
    }

    private static long findPublicField(Class<?> c, String name) {
        Reflection.resolveTypes(c, Reflection.FIELDS | Reflection.PUBLIC);
        long[] declared = Reflection.fields(c);
        for (int i = 0; i < declared.length; i++) {
            if (Modifier.isPublic(Reflection.fieldModifiers(declared[i]))
                    && Reflection.fieldName(declared[i]).equals(name)) {
                return declared[i];
            }
        }
        Class<?>[] interfaces = c.getInterfaces();
        for (int i = 0; i < interfaces.length; i++) {
            long f = findPublicField(interfaces[i], name);
            if (f != 0) {
                return f;
            }
        }
        Class<?> parent = c.getSuperclass();
        return parent == null ? 0 : findPublicField(parent, name);
    }

    // Constructors

    public Constructor<?>[] constructors(boolean publicOnly) {
        Reflection.resolveTypes(owner, Reflection.CONSTRUCTORS | (publicOnly ? Reflection.PUBLIC : 0));
        ArrayList<Constructor<?>> list = new ArrayList<>();
        for (long m = next(0, "<init>", "("); m != 0; m = next(m, "<init>", "(")) {
            if (!publicOnly || Modifier.isPublic(Reflection.methodModifiers(m))) {
                list.add(Reflection.newConstructor(m));
            }
        }
        return list.toArray(new Constructor<?>[0]);
    }

    public Constructor<?> constructor(Class<?>[] types) throws NoSuchMethodException {
        if (!owner.isInterface()) {
            Reflection.resolveTypes(owner, Reflection.CONSTRUCTORS);
            long m = find(0, "<init>", types);
            if (m != 0) {
                return Reflection.newConstructor(m);
            }
        }
        throw noMethod(owner, "<init>", types);
    }

    /** The handle of the constructor without parameters; 0 if there is none. */
    public long noArgConstructor() {
        return next(0, "<init>", "()");
    }

    public Constructor<?> constructorByDescriptor(String descriptor) {
        long m = next(0, "<init>", descriptor);
        return m == 0 ? null : Reflection.newConstructor(m);
    }

    // Methods

    /** The next one behind a method (0: the first) of this name, whose descriptor begins so; 0 if there is none. */
    private long next(long after, String name, String descriptor) {
        return Reflection.findMethod(owner, after, name, descriptor);
    }

    /** The same of these parameter types. */
    private long find(long after, String name, Class<?>[] types) {
        String wanted = Descriptors.ofParameters(types);
        long m = wanted == null ? 0 : next(after, name, wanted);
        while (m != 0 && !sameTypes(m, types)) {
            m = next(m, name, wanted);
        }
        return m;
    }

    /** Names are equal already; classes of application loaders could still be others of the same name. */
    private static boolean sameTypes(long m, Class<?>[] types) {
        for (int i = 0; types != null && i < types.length; i++) {
            Class<?> c = types[i];
            while (c.isArray()) {
                c = c.getComponentType();
            }
            if (c.getClassLoader() != null) {
                ClassLoader loader = Reflection.methodClass(m).getClassLoader();
                return java.util.Arrays.equals(types, Descriptors.parameters(Reflection.methodDescriptor(m), loader));
            }
        }
        return true;
    }

    private static boolean isInitializer(String name) {
        return name.charAt(0) == '<';
    }

    public Method[] declaredMethods() {
        Reflection.resolveTypes(owner, Reflection.METHODS);
        ArrayList<Method> list = new ArrayList<>();
        for (long m : Reflection.methods(owner)) {
            if (!isInitializer(Reflection.methodName(m))) {
                list.add(Reflection.newMethod(m));
            }
        }
        return list.toArray(new Method[0]);
    }

    public Method declaredMethod(String name, Class<?>[] types) throws NoSuchMethodException {
        if (name == null) {
            throw new NullPointerException();
        }
        Reflection.resolveTypes(owner, Reflection.METHODS);
        long best = 0;
        if (!name.isEmpty() && !isInitializer(name)) {
            for (long m = find(0, name, types); m != 0; m = find(m, name, types)) {
                best = best == 0 ? m : moreSpecificResult(best, m);
            }
        }
        if (best == 0) {
            throw noMethod(owner, name, types);
        }
        return Reflection.newMethod(best);
    }

    public Method methodByDescriptor(String name, String descriptor) {
        long m = next(0, name, descriptor);
        return m == 0 ? null : Reflection.newMethod(m);
    }

    private static Class<?> resultOf(long m) {
        return Descriptors.result(Reflection.methodDescriptor(m), Reflection.methodClass(m).getClassLoader());
    }

    /** Of two methods that differ in the result type only: the one with the narrower result; a if neither is. */
    private static long moreSpecificResult(long a, long b) {
        Class<?> x = resultOf(a);
        Class<?> y = resultOf(b);
        return x != y && x.isAssignableFrom(y) ? b : a;
    }

    public Method[] publicMethods() {
        Candidates all = new Candidates(null, null);
        all.collect(owner, true);
        Method[] result = new Method[all.count];
        for (int i = 0; i < result.length; i++) {
            result[i] = Reflection.newMethod(all.methods[i]);
        }
        return result;
    }

    public Method publicMethod(String name, Class<?>[] types) throws NoSuchMethodException {
        if (name == null) {
            throw new NullPointerException();
        }
        String wanted = Descriptors.ofParameters(types);
        Candidates found = new Candidates(name, wanted);
        if (wanted != null && !name.isEmpty() && !isInitializer(name)) {
            found.collect(owner, true);
        }
        long best = 0;
        for (int i = 0; i < found.count; i++) {
            long m = found.methods[i];
            if (sameTypes(m, types)) {
                best = best == 0 ? m : moreSpecificResult(best, m);
            }
        }
        if (best == 0) {
            throw noMethod(owner, name, types);
        }
        return Reflection.newMethod(best);
    }

    /**
     * The public member methods of a class by the rules of Class.getMethods: own and inherited ones; of equal name,
     * parameters and result, one of a class hides those of interfaces and superclasses, and one of an interface hides
     * those of its superinterfaces.
     */
    private static final class Candidates {
        private final String name;
        private final String parameters;
        private final ArrayList<Class<?>> seen = new ArrayList<>();
        long[] methods = new long[16];
        private String[] keys = new String[16];
        int count;

        Candidates(String name, String parameters) {
            this.name = name;
            this.parameters = parameters;
        }

        void collect(Class<?> c, boolean statics) {
            if (c.isInterface()) {
                if (seen.contains(c)) {
                    return;
                }
                seen.add(c);
            }
            Reflection.resolveTypes(c, Reflection.METHODS | Reflection.PUBLIC);
            long[] declared = Reflection.methods(c);
            for (int i = 0; i < declared.length; i++) {
                int mods = Reflection.methodModifiers(declared[i]);
                if (Modifier.isPublic(mods) && (statics || !Modifier.isStatic(mods))) {
                    add(c, declared[i]);
                }
            }
            Class<?> parent = c.getSuperclass();
            if (parent != null) {
                collect(parent, true);
            }
            Class<?>[] interfaces = c.getInterfaces();
            for (int i = 0; i < interfaces.length; i++) {
                collect(interfaces[i], false);
            }
        }

        private void add(Class<?> c, long m) {
            String n = Reflection.methodName(m);
            if (isInitializer(n) || name != null && !name.equals(n)) {
                return;
            }
            String d = Reflection.methodDescriptor(m);
            if (parameters != null && !d.startsWith(parameters)) {
                return;
            }
            String key = n + d;
            for (int i = 0; i < count; i++) {
                if (!keys[i].equals(key)) {
                    continue;
                }
                Class<?> other = Reflection.methodClass(methods[i]);
                if (other == c || !other.isInterface() || !c.isInterface() || c.isAssignableFrom(other)) {
                    return;
                }
                if (other.isAssignableFrom(c)) {
                    methods[i] = m;
                    return;
                }
            }
            if (count == methods.length) {
                methods = java.util.Arrays.copyOf(methods, count * 2);
                keys = java.util.Arrays.copyOf(keys, count * 2);
            }
            keys[count] = key;
            methods[count++] = m;
        }
    }

    public static NoSuchMethodException noMethod(Class<?> c, String name, Class<?>[] types) {
        StringBuilder sb = new StringBuilder(c.getName()).append('.').append(name).append('(');
        for (int i = 0; types != null && i < types.length; i++) {
            if (i > 0) {
                sb.append(',');
            }
            sb.append(types[i] == null ? "null" : types[i].getName());
        }
        return new NoSuchMethodException(sb.append(')').toString());
    }

    // Records

    public RecordComponent[] recordComponents() {
        Object[] parts = Reflection.recordParts(owner);
        RecordComponent[] all = new RecordComponent[parts.length / 5];
        for (int i = 0; i < all.length; i++) {
            Object[] one = new Object[5];
            System.arraycopy(parts, i * 5, one, 0, 5);
            all[i] = RecordSupport.make(owner, one);
        }
        return all;
    }
}
