package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.MethodTypeDesc;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import jdk.internal.reflect.Descriptors;

/**
 * Parameter types and result type of a method handle. There is one object for each type: the VM compares by identity.
 */
public final class MethodType implements Constable, TypeDescriptor.OfMethod<Class<?>, MethodType>,
        java.io.Serializable {
    private static final long serialVersionUID = 292L;
    private static final Class<?>[] NONE = new Class<?>[0];

    private final transient Class<?> rtype;
    private final transient Class<?>[] ptypes;
    private final transient int slots; // that the parameters take: long and double take two

    private MethodType(Class<?> rtype, Class<?>[] ptypes, int slots) {
        this.rtype = rtype;
        this.ptypes = ptypes;
        this.slots = slots;
    }

    /** The one object of this type. ptypes is the caller's no more. */
    private static MethodType make(Class<?> rtype, Class<?>[] ptypes) {
        Objects.requireNonNull(rtype);
        int slots = 0;
        for (int i = 0; i < ptypes.length; i++) {
            Class<?> c = Objects.requireNonNull(ptypes[i]);
            if (c == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
            slots += c == long.class || c == double.class ? 2 : 1;
        }
        checkSlots(slots);
        return Known.one(new MethodType(rtype, ptypes, slots));
    }

    private static void checkSlots(int slots) {
        if (slots > 255) {
            throw new IllegalArgumentException("bad parameter count " + slots);
        }
    }

    int slots() {
        return slots;
    }

    /** A handle of this type can be called: invokeExact takes the handle itself, too. */
    void checkCallable() {
        checkSlots(slots + 1);
    }

    /** All types in use, by hash; a type that nobody uses any more leaves. */
    private static final class Known extends WeakReference<MethodType> {
        private static final ReferenceQueue<MethodType> GONE = new ReferenceQueue<>();
        private static Known[] table = new Known[64];
        private static int count;

        private final int hash;
        private Known next;

        private Known(MethodType t, int hash, Known next) {
            super(t, GONE);
            this.hash = hash;
            this.next = next;
        }

        static synchronized MethodType one(MethodType made) {
            int h = made.hashCode();
            for (Known k = table[h & table.length - 1]; k != null; k = k.next) {
                MethodType t = k.hash == h ? k.get() : null;
                if (t != null && t.same(made)) {
                    return t;
                }
            }
            clean();
            if (count >= table.length) {
                grow();
            }
            int at = h & table.length - 1;
            table[at] = new Known(made, h, table[at]);
            count++;
            return made;
        }

        private static void clean() {
            for (Object gone = GONE.poll(); gone != null; gone = GONE.poll()) {
                int at = ((Known) gone).hash & table.length - 1;
                Known before = null;
                for (Known k = table[at]; k != gone; k = k.next) {
                    before = k;
                }
                if (before == null) {
                    table[at] = ((Known) gone).next;
                } else {
                    before.next = ((Known) gone).next;
                }
                count--;
            }
        }

        private static void grow() {
            Known[] larger = new Known[2 * table.length];
            for (Known k : table) {
                while (k != null) {
                    Known next = k.next;
                    int at = k.hash & larger.length - 1;
                    k.next = larger[at];
                    larger[at] = k;
                    k = next;
                }
            }
            table = larger;
        }
    }

    public static MethodType methodType(Class<?> rtype, Class<?>[] ptypes) {
        return make(rtype, ptypes.clone());
    }

    public static MethodType methodType(Class<?> rtype, List<Class<?>> ptypes) {
        return make(rtype, ptypes.toArray(NONE));
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0, Class<?>... ptypes) {
        int n = ptypes.length;
        Class<?>[] all = Arrays.copyOf(ptypes, n + 1);
        System.arraycopy(ptypes, 0, all, 1, n);
        all[0] = ptype0;
        return make(rtype, all);
    }

    public static MethodType methodType(Class<?> rtype) {
        return make(rtype, NONE);
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0) {
        return make(rtype, new Class<?>[] {ptype0});
    }

    public static MethodType methodType(Class<?> rtype, MethodType ptypes) {
        return make(rtype, ptypes.ptypes);
    }

    public static MethodType genericMethodType(int objectArgCount, boolean finalArray) {
        if (objectArgCount < 0 || objectArgCount > 255) {
            throw new IllegalArgumentException("bad parameter count " + objectArgCount);
        }
        Class<?>[] all = new Class<?>[objectArgCount + (finalArray ? 1 : 0)];
        Arrays.fill(all, Object.class);
        if (finalArray) {
            all[objectArgCount] = Object[].class;
        }
        return make(Object.class, all);
    }

    public static MethodType genericMethodType(int objectArgCount) {
        return genericMethodType(objectArgCount, false);
    }

    public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader)
            throws IllegalArgumentException, TypeNotPresentException {
        if (!Descriptors.isOfMethod(descriptor)) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        ClassLoader l = loader == null ? ClassLoader.getSystemClassLoader() : loader;
        try {
            return make(Descriptors.result(descriptor, l), Descriptors.parameters(descriptor, l));
        } catch (NoClassDefFoundError e) {
            if (e.getCause() instanceof ClassNotFoundException) {
                throw new TypeNotPresentException(e.getCause().getMessage(), e.getCause());
            }
            throw e;
        }
    }

    @Override
    public Class<?> parameterType(int num) {
        return ptypes[num];
    }

    @Override
    public int parameterCount() {
        return ptypes.length;
    }

    @Override
    public Class<?> returnType() {
        return rtype;
    }

    @Override
    public List<Class<?>> parameterList() {
        return Collections.unmodifiableList(Arrays.asList(ptypes));
    }

    @Override
    public Class<?>[] parameterArray() {
        return ptypes.clone();
    }

    public Class<?> lastParameterType() {
        return ptypes.length == 0 ? void.class : ptypes[ptypes.length - 1];
    }

    @Override
    public MethodType changeReturnType(Class<?> nrtype) {
        return nrtype == rtype ? this : make(nrtype, ptypes);
    }

    @Override
    public MethodType changeParameterType(int num, Class<?> nptype) {
        return ptypes[num] == nptype ? this : make(rtype, parametersWith(num, nptype));
    }

    private Class<?>[] parametersWith(int num, Class<?> type) {
        Class<?>[] all = ptypes.clone();
        all[num] = type;
        return all;
    }

    @Override
    public MethodType insertParameterTypes(int num, Class<?>... ptypesToInsert) {
        if (num < 0 || num > ptypes.length) {
            throw new IndexOutOfBoundsException("Index: " + num);
        }
        ArrayList<Class<?>> list = new ArrayList<>(Arrays.asList(ptypes));
        list.addAll(num, Arrays.asList(ptypesToInsert));
        return make(rtype, list.toArray(NONE));
    }

    public MethodType insertParameterTypes(int num, List<Class<?>> ptypesToInsert) {
        return insertParameterTypes(num, ptypesToInsert.toArray(NONE));
    }

    public MethodType appendParameterTypes(Class<?>... ptypesToInsert) {
        return insertParameterTypes(ptypes.length, ptypesToInsert);
    }

    public MethodType appendParameterTypes(List<Class<?>> ptypesToInsert) {
        return insertParameterTypes(ptypes.length, ptypesToInsert);
    }

    @Override
    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || start > end || end > ptypes.length) {
            throw new IndexOutOfBoundsException("start " + start + " end " + end);
        }
        Class<?>[] all = Arrays.copyOf(ptypes, ptypes.length - (end - start));
        System.arraycopy(ptypes, end, all, start, ptypes.length - end);
        return make(rtype, all);
    }

    public boolean hasPrimitives() {
        for (int i = 0; i < ptypes.length; i++) {
            if (ptypes[i].isPrimitive()) {
                return true;
            }
        }
        return rtype.isPrimitive();
    }

    public boolean hasWrappers() {
        return !unwrap().equals(this);
    }

    public MethodType erase() {
        Class<?>[] all = ptypes.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].isPrimitive() ? all[i] : Object.class;
        }
        return make(rtype.isPrimitive() ? rtype : Object.class, all);
    }

    public MethodType generic() {
        return genericMethodType(ptypes.length);
    }

    public MethodType wrap() {
        Class<?>[] all = ptypes.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = box(all[i]);
        }
        return make(box(rtype), all);
    }

    public MethodType unwrap() {
        Class<?>[] all = ptypes.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = unbox(all[i]);
        }
        return make(unbox(rtype), all);
    }

    private static Class<?> box(Class<?> c) {
        return c == void.class ? Void.class : Conversions.box(c);
    }

    private static Class<?> unbox(Class<?> c) {
        return c == Void.class ? void.class : Conversions.unbox(c);
    }

    public String toMethodDescriptorString() {
        return Descriptors.ofParameters(ptypes) + rtype.descriptorString();
    }

    @Override
    public String descriptorString() {
        return toMethodDescriptorString();
    }

    private boolean same(MethodType t) {
        return rtype == t.rtype && Arrays.equals(ptypes, t.ptypes);
    }

    @Override
    public boolean equals(Object x) {
        return this == x || x instanceof MethodType && same((MethodType) x);
    }

    @Override
    public int hashCode() {
        int h = 31 + rtype.hashCode();
        for (int i = 0; i < ptypes.length; i++) {
            h = 31 * h + ptypes[i].hashCode();
        }
        return h;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("(");
        for (int i = 0; i < ptypes.length; i++) {
            sb.append(i > 0 ? "," : "").append(ptypes[i].getSimpleName());
        }
        return sb.append(')').append(rtype.getSimpleName()).toString();
    }

    @Override
    public Optional<MethodTypeDesc> describeConstable() {
        List<ClassDesc> parameters = new ArrayList<>();
        for (Class<?> c : parameterList()) {
            if (!c.describeConstable().isPresent()) {
                return Optional.empty();
            }
            parameters.add(c.describeConstable().get());
        }
        return returnType().describeConstable().map(r -> MethodTypeDesc.of(r, parameters));
    }

    /** After no fields: the result type and an array of the parameter types. */
    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeObject(rtype);
        s.writeObject(ptypes);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        MethodType checked = methodType((Class<?>) s.readObject(), (Class<?>[]) s.readObject());
        jdk.internal.io.FinalField.set(MethodType.class, "rtype", this, checked.rtype);
        jdk.internal.io.FinalField.set(MethodType.class, "ptypes", this, checked.ptypes);
    }

    private Object readResolve() {
        return make(rtype, ptypes);
    }
}
