// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.lang.reflect.Array;

/** The type of arrays, of any number of dimensions, of open values or of primitive ones. */
public class ArrayType<T> extends OpenType<T> {
    private static final long serialVersionUID = 720504429830309770L;
    private static final Class<?>[] PRIMITIVES = {boolean.class, Boolean.class, char.class, Character.class, byte.class,
        Byte.class, short.class, Short.class, int.class, Integer.class, long.class, Long.class, float.class,
        Float.class, double.class, Double.class};

    private int dimension;
    private OpenType<?> elementType;
    private boolean primitiveArray;

    public ArrayType(int dimension, OpenType<?> elementType) throws OpenDataException {
        super(className(dimension, elementType, false), className(dimension, elementType, false),
                description(dimension, elementType, false));
        take(dimension, elementType, false);
    }

    public ArrayType(SimpleType<?> elementType, boolean primitiveArray) throws OpenDataException {
        super(className(1, elementType, primitiveArray), className(1, elementType, primitiveArray),
                description(1, elementType, primitiveArray));
        take(1, elementType, primitiveArray);
    }

    private void take(int dimension, OpenType<?> element, boolean primitive) {
        if (element.isArray()) {
            ArrayType<?> a = (ArrayType<?>) element;
            this.dimension = a.dimension + dimension;
            elementType = a.elementType;
            primitiveArray = a.primitiveArray;
        } else {
            this.dimension = dimension;
            elementType = element;
            primitiveArray = primitive;
        }
    }

    /** The primitive type of a box, or null. */
    private static Class<?> primitiveOf(String box) {
        for (int i = 1; i < PRIMITIVES.length; i += 2)
            if (PRIMITIVES[i].getName().equals(box)) return PRIMITIVES[i - 1];
        return null;
    }

    private static void check(int dimension, OpenType<?> element, boolean primitive) throws OpenDataException {
        if (dimension < 1)
            throw new IllegalArgumentException("Value of argument dimension must be greater than 0");
        if (element == null) throw new IllegalArgumentException("Argument elementType cannot be null");
        if (primitive && primitiveOf(element.getClassName()) == null)
            throw new OpenDataException("Cannot create a primitive array of " + element.getClassName());
    }

    private static String className(int dimension, OpenType<?> element, boolean primitive) throws OpenDataException {
        check(dimension, element, primitive);
        String brackets = "[".repeat(dimension);
        if (element.isArray()) return brackets + element.getClassName();
        if (!primitive) return brackets + "L" + element.getClassName() + ";";
        return "[".repeat(dimension - 1) + Array.newInstance(primitiveOf(element.getClassName()), 0).getClass()
                .getName();
    }

    private static String description(int dimension, OpenType<?> element, boolean primitive) {
        if (element.isArray()) {
            ArrayType<?> a = (ArrayType<?>) element;
            return description(dimension + a.dimension, a.elementType, a.primitiveArray);
        }
        String of = element.getClassName();
        return dimension + "-dimension array of " + (primitive ? primitiveOf(of).getName() : of);
    }

    public static <E> ArrayType<E[]> getArrayType(OpenType<E> elementType) throws OpenDataException {
        return new ArrayType<E[]>(1, elementType);
    }

    @SuppressWarnings("unchecked")
    public static <T> ArrayType<T> getPrimitiveArrayType(Class<T> arrayClass) {
        if (!arrayClass.isArray())
            throw new IllegalArgumentException("arrayClass must be an array");
        int n = 0;
        Class<?> c = arrayClass;
        for (; c.isArray(); n++) c = c.getComponentType();
        if (!c.isPrimitive())
            throw new IllegalArgumentException("component type of the array must be a primitive type");
        try {
            ArrayType<?> a = new ArrayType<Object>(simple(c), true);
            return (ArrayType<T>) (n == 1 ? a : new ArrayType<Object>(n - 1, a));
        } catch (OpenDataException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static SimpleType<?> simple(Class<?> primitive) {
        SimpleType<?>[] types = {SimpleType.BOOLEAN, SimpleType.CHARACTER, SimpleType.BYTE, SimpleType.SHORT,
            SimpleType.INTEGER, SimpleType.LONG, SimpleType.FLOAT, SimpleType.DOUBLE};
        int i = 0;
        while (PRIMITIVES[2 * i] != primitive) i++;
        return types[i];
    }

    public int getDimension() {
        return dimension;
    }

    public OpenType<?> getElementOpenType() {
        return elementType;
    }

    public boolean isPrimitiveArray() {
        return primitiveArray;
    }

    @Override
    public boolean isValue(Object obj) {
        if (obj == null || !obj.getClass().isArray()) return false;
        if (elementType instanceof SimpleType) return getClassName().equals(obj.getClass().getName());
        Class<?> wanted = elementType instanceof TabularType ? TabularData.class : CompositeData.class, c = obj
                .getClass();
        for (int i = 0; i < dimension; i++) {
            c = c.getComponentType();
            if (c == null) return false;
        }
        return wanted.isAssignableFrom(c) && elementsFit((Object[]) obj, dimension);
    }

    private boolean elementsFit(Object[] a, int n) {
        for (Object e : a)
            if (e != null && !(n > 1 ? elementsFit((Object[]) e, n - 1) : elementType.isValue(e))) return false;
        return true;
    }

    @Override
    boolean takes(OpenType<?> other) {
        if (!(other instanceof ArrayType)) return false;
        ArrayType<?> a = (ArrayType<?>) other;
        return a.dimension == dimension && a.primitiveArray == primitiveArray && elementType.takes(a.elementType);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof ArrayType)) return false;
        ArrayType<?> a = (ArrayType<?>) obj;
        return dimension == a.dimension && elementType.equals(a.elementType) && primitiveArray == a.primitiveArray;
    }

    @Override
    public int hashCode() {
        return dimension + elementType.hashCode() + Boolean.hashCode(primitiveArray);
    }

    @Override
    public String toString() {
        return getClass().getName() + "(name=" + getTypeName() + ",dimension=" + dimension + ",elementType="
                + elementType + ",primitiveArray=" + primitiveArray + ")";
    }
}
