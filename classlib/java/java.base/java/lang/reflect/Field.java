package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;
import jdk.internal.reflect.AccessFlags;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Generics;
import jdk.internal.reflect.Reflection;

/** A field. The VM makes the objects with clazz and vmField set. */
public final class Field extends AccessibleObject implements Member {
    private Class<?> clazz;
    private long vmField;

    private String name;
    private Class<?> type;
    private Map<Class<? extends Annotation>, Annotation> annotations;

    private Field() {
    }

    @Override
    public Class<?> getDeclaringClass() {
        return clazz;
    }

    @Override
    public String getName() {
        String n = name;
        if (n == null) {
            n = Reflection.fieldName(vmField);
            name = n;
        }
        return n;
    }

    @Override
    public int getModifiers() {
        return Reflection.fieldModifiers(vmField);
    }

    @Override
    public java.util.Set<AccessFlag> accessFlags() {
        return AccessFlags.of(getModifiers(), AccessFlag.Location.FIELD, getDeclaringClass());
    }

    public Class<?> getType() {
        Class<?> t = type;
        if (t == null) {
            t = Reflection.type(Reflection.fieldDescriptor(vmField), clazz.getClassLoader());
            type = t;
        }
        return t;
    }

    public Type getGenericType() {
        String signature = Reflection.fieldSignature(vmField);
        return signature == null ? getType() : Generics.fieldType(signature, clazz);
    }

    public boolean isEnumConstant() {
        return (getModifiers() & Modifier.ENUM) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return (getModifiers() & Modifier.SYNTHETIC) != 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Field && vmField == ((Field) obj).vmField;
    }

    @Override
    public int hashCode() {
        return clazz.getName().hashCode() ^ getName().hashCode();
    }

    @Override
    public String toString() {
        return describe(getType());
    }

    public String toGenericString() {
        return describe(getGenericType());
    }

    private String describe(Type type) {
        String words = Modifier.toString(getModifiers() & Modifier.fieldModifiers());
        String named = type.getTypeName() + " " + clazz.getTypeName() + "." + getName();
        return words.isEmpty() ? named : words + " " + named;
    }

    @CallerSensitive
    @Override
    public void setAccessible(boolean flag) {
        change(Reflection.getCallerClass(1), flag);
    }

    // Reading

    /** Checks access and receiver, then answers the boxed value. */
    private Object read(Class<?> caller, Object obj) throws IllegalAccessException {
        check(caller, obj, "get");
        return Reflection.get(vmField, obj);
    }

    private void check(Class<?> caller, Object obj, String verb) throws IllegalAccessException {
        int mods = getModifiers();
        boolean bound = !Modifier.isStatic(mods);
        if (!isOverridden()) {
            Reflection.ensureAccess(caller, clazz, bound && obj != null ? obj.getClass() : clazz, mods);
        }
        if (bound) {
            if (obj == null) {
                throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"obj\" is null");
            }
            if (!clazz.isInstance(obj)) {
                throw new IllegalArgumentException("Can not " + verb + " " + description() + " "
                        + (verb.equals("set") ? "to " : "on ") + obj.getClass().getName());
            }
        }
    }

    /** "static final int field Owner.name", with the modifiers that matter to who may write it. */
    private String description() {
        int mods = getModifiers();
        String text = "";
        if (Modifier.isStatic(mods)) {
            text += "static ";
        }
        if (Modifier.isFinal(mods)) {
            text += "final ";
        }
        return text + getType().getTypeName() + " field " + clazz.getTypeName() + "." + getName();
    }

    private IllegalArgumentException badRead(String to) {
        return new IllegalArgumentException("Attempt to get " + getType().getName() + " field \""
                + clazz.getName() + "." + getName() + "\" with illegal data type conversion to " + to);
    }

    @CallerSensitive
    public Object get(Object obj) throws IllegalArgumentException, IllegalAccessException {
        return read(Reflection.getCallerClass(1), obj);
    }

    @CallerSensitive
    public boolean getBoolean(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Boolean) {
            return (Boolean) v;
        }
        throw badRead("boolean");
    }

    @CallerSensitive
    public byte getByte(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Byte) {
            return (Byte) v;
        }
        throw badRead("byte");
    }

    @CallerSensitive
    public char getChar(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Character) {
            return (Character) v;
        }
        throw badRead("char");
    }

    @CallerSensitive
    public short getShort(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Short) {
            return (Short) v;
        }
        if (v instanceof Byte) {
            return (Byte) v;
        }
        throw badRead("short");
    }

    @CallerSensitive
    public int getInt(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Integer) {
            return (Integer) v;
        }
        if (v instanceof Character) {
            return (Character) v;
        }
        if (v instanceof Short) {
            return (Short) v;
        }
        if (v instanceof Byte) {
            return (Byte) v;
        }
        throw badRead("int");
    }

    @CallerSensitive
    public long getLong(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Long) {
            return (Long) v;
        }
        if (v instanceof Integer) {
            return (Integer) v;
        }
        if (v instanceof Character) {
            return (Character) v;
        }
        if (v instanceof Short) {
            return (Short) v;
        }
        if (v instanceof Byte) {
            return (Byte) v;
        }
        throw badRead("long");
    }

    @CallerSensitive
    public float getFloat(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Float) {
            return (Float) v;
        }
        if (v instanceof Long) {
            return (Long) v;
        }
        if (v instanceof Integer) {
            return (Integer) v;
        }
        if (v instanceof Character) {
            return (Character) v;
        }
        if (v instanceof Short) {
            return (Short) v;
        }
        if (v instanceof Byte) {
            return (Byte) v;
        }
        throw badRead("float");
    }

    @CallerSensitive
    public double getDouble(Object obj) throws IllegalArgumentException, IllegalAccessException {
        Object v = read(Reflection.getCallerClass(1), obj);
        if (v instanceof Double) {
            return (Double) v;
        }
        if (v instanceof Float) {
            return (Float) v;
        }
        if (v instanceof Long) {
            return (Long) v;
        }
        if (v instanceof Integer) {
            return (Integer) v;
        }
        if (v instanceof Character) {
            return (Character) v;
        }
        if (v instanceof Short) {
            return (Short) v;
        }
        if (v instanceof Byte) {
            return (Byte) v;
        }
        throw badRead("double");
    }

    // Writing

    private void checkFinal(String to) throws IllegalAccessException {
        int mods = getModifiers();
        if (!Modifier.isFinal(mods)) {
            return;
        }
        if (!isOverridden() || Modifier.isStatic(mods) || clazz.isHidden() || clazz.isRecord()) {
            throw new IllegalAccessException("Can not set " + description() + " to " + to);
        }
    }

    @CallerSensitive
    public void set(Object obj, Object value) throws IllegalArgumentException, IllegalAccessException {
        check(Reflection.getCallerClass(1), obj, "set");
        checkFinal(value == null ? "null value" : value.getClass().getName());
        Class<?> t = getType();
        Object stored = t.isPrimitive() ? convert(t, value) : value;
        if (t.isPrimitive() ? stored == null : value != null && !t.isInstance(value)) {
            throw new IllegalArgumentException("Can not set " + description() + " to "
                    + (value == null ? "null value" : value.getClass().getName()));
        }
        Reflection.set(vmField, obj, stored);
    }

    private void writePrimitive(Class<?> caller, Object obj, Object value, String typeName)
            throws IllegalAccessException {
        check(caller, obj, "set");
        checkFinal("(" + typeName + ")" + value);
        Object stored = getType().isPrimitive() ? convert(getType(), value) : null;
        if (stored == null) {
            throw new IllegalArgumentException("Can not set " + description() + " to (" + typeName + ")" + value);
        }
        Reflection.set(vmField, obj, stored);
    }

    /** The box of primitive type t that value widens to, or null if it does not. */
    private static Object convert(Class<?> t, Object value) {
        if (value instanceof Boolean) {
            return t == boolean.class ? value : null;
        }
        if (value instanceof Character) {
            return t == char.class ? value : widen(t, (int) (Character) value, 3);
        }
        if (value instanceof Float) {
            return t == float.class ? value : t == double.class ? (Object) (double) (Float) value : null;
        }
        if (value instanceof Double) {
            return t == double.class ? value : null;
        }
        int rank = value instanceof Byte ? 1 : value instanceof Short ? 2 : value instanceof Integer ? 3
                : value instanceof Long ? 4 : 0;
        return rank == 0 ? null : widen(t, ((Number) value).longValue(), rank);
    }

    /** rank: 1 byte, 2 short, 3 int or char, 4 long. */
    private static Object widen(Class<?> t, long v, int rank) {
        if (t == byte.class && rank <= 1) {
            return (byte) v;
        }
        if (t == short.class && rank <= 2) {
            return (short) v;
        }
        if (t == int.class && rank <= 3) {
            return (int) v;
        }
        if (t == long.class) {
            return v;
        }
        return t == float.class ? (Object) (float) v : t == double.class ? (Object) (double) v : null;
    }

    @CallerSensitive
    public void setBoolean(Object obj, boolean value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "boolean");
    }

    @CallerSensitive
    public void setByte(Object obj, byte value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "byte");
    }

    @CallerSensitive
    public void setChar(Object obj, char value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "char");
    }

    @CallerSensitive
    public void setShort(Object obj, short value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "short");
    }

    @CallerSensitive
    public void setInt(Object obj, int value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "int");
    }

    @CallerSensitive
    public void setLong(Object obj, long value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "long");
    }

    @CallerSensitive
    public void setFloat(Object obj, float value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "float");
    }

    @CallerSensitive
    public void setDouble(Object obj, double value) throws IllegalArgumentException, IllegalAccessException {
        writePrimitive(Reflection.getCallerClass(1), obj, value, "double");
    }

    // Annotations

    private Map<Class<? extends Annotation>, Annotation> declaredAnnotations() {
        Map<Class<? extends Annotation>, Annotation> map = annotations;
        if (map == null) {
            map = Annotations.parse(Reflection.fieldBytes(vmField, Reflection.ANNOTATIONS), clazz);
            annotations = map;
        }
        return map;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return (T) declaredAnnotations().get(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return Annotations.byType(declaredAnnotations(), annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return Annotations.array(declaredAnnotations());
    }

    public AnnotatedType getAnnotatedType() {
        return Annotations.annotatedField(this, Reflection.fieldBytes(vmField, Reflection.TYPE_ANNOTATIONS), clazz,
                getGenericType());
    }
}
