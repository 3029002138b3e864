// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;
import javax.management.ObjectName;

/** A type whose values are no arrays, composite or tabular. There is one object for each. */
public final class SimpleType<T> extends OpenType<T> {
    private static final long serialVersionUID = 2215577471957694503L;

    public static final SimpleType<Void> VOID = of(Void.class);
    public static final SimpleType<Boolean> BOOLEAN = of(Boolean.class);
    public static final SimpleType<Character> CHARACTER = of(Character.class);
    public static final SimpleType<Byte> BYTE = of(Byte.class);
    public static final SimpleType<Short> SHORT = of(Short.class);
    public static final SimpleType<Integer> INTEGER = of(Integer.class);
    public static final SimpleType<Long> LONG = of(Long.class);
    public static final SimpleType<Float> FLOAT = of(Float.class);
    public static final SimpleType<Double> DOUBLE = of(Double.class);
    public static final SimpleType<String> STRING = of(String.class);
    public static final SimpleType<BigDecimal> BIGDECIMAL = of(BigDecimal.class);
    public static final SimpleType<BigInteger> BIGINTEGER = of(BigInteger.class);
    public static final SimpleType<Date> DATE = of(Date.class);
    public static final SimpleType<ObjectName> OBJECTNAME = of(ObjectName.class);

    private SimpleType(Class<T> c) throws OpenDataException {
        super(c.getName(), c.getName(), c.getName());
    }

    private static <T> SimpleType<T> of(Class<T> c) {
        try {
            return new SimpleType<T>(c);
        } catch (OpenDataException e) {
            throw new InternalError(e);
        }
    }

    private static SimpleType<?>[] all() {
        return new SimpleType<?>[] {VOID, BOOLEAN, CHARACTER, BYTE, SHORT, INTEGER, LONG, FLOAT, DOUBLE, STRING,
            BIGDECIMAL, BIGINTEGER, DATE, OBJECTNAME};
    }

    @Override
    public boolean isValue(Object obj) {
        return obj != null && getClassName().equals(obj.getClass().getName());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof SimpleType && getClassName().equals(((SimpleType<?>) obj).getClassName());
    }

    @Override
    public int hashCode() {
        return getClassName().hashCode();
    }

    @Override
    public String toString() {
        return getClass().getName() + "(name=" + getTypeName() + ")";
    }

    public Object readResolve() throws java.io.ObjectStreamException {
        for (SimpleType<?> t : all()) if (equals(t)) return t;
        throw new java.io.InvalidObjectException("Invalid SimpleType: " + this);
    }
}
