package java.lang;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/** The superclass of all enum classes. */
public abstract class Enum<E extends Enum<E>> implements Constable, Comparable<E>, Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E o) {
        Enum<?> other = o;
        if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
            throw new ClassCastException();
        }
        return ordinal - other.ordinal;
    }

    /** The enum class itself, also for a constant that has a body and so a class of its own. */
    public final Class<E> getDeclaringClass() {
        Class<?> c = getClass();
        while (c.getSuperclass() != Enum.class) {
            c = c.getSuperclass();
        }
        return (Class<E>) c;
    }

    public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
        T[] all = enumClass.enumConstantsShared();
        if (all == null) {
            throw new IllegalArgumentException(enumClass.getName() + " is not an enum class");
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        for (int i = 0; i < all.length; i++) {
            Enum<?> e = all[i];
            if (e.name.equals(name)) {
                return all[i];
            }
        }
        throw new IllegalArgumentException("No enum constant " + enumClass.getCanonicalName() + "." + name);
    }

    protected final void finalize() {
    }

    private void readObject(ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        throw new InvalidObjectException("can't deserialize enum");
    }

    private void readObjectNoData() throws ObjectStreamException {
        throw new InvalidObjectException("can't deserialize enum");
    }

    @Override
    public final Optional<EnumDesc<E>> describeConstable() {
        return getDeclaringClass().describeConstable().map(c -> EnumDesc.of(c, name));
    }

    /** The description of an enum constant. */
    public static final class EnumDesc<E extends Enum<E>> extends DynamicConstantDesc<E> {
        private EnumDesc(ClassDesc constantClass, String constantName) {
            super(ConstantDescs.BSM_ENUM_CONSTANT, constantName, constantClass);
        }

        public static <E extends Enum<E>> EnumDesc<E> of(ClassDesc enumClass, String constantName) {
            return new EnumDesc<>(enumClass, constantName);
        }

        @Override
        public E resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
            Class<?> c = (Class<?>) constantType().resolveConstantDesc(lookup);
            return Enum.valueOf((Class<E>) c, constantName());
        }

        @Override
        public String toString() {
            return "EnumDesc[" + constantType().displayName() + "." + constantName() + "]";
        }
    }
}
