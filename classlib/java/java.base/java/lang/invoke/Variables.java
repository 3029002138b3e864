package java.lang.invoke;

import java.lang.constant.ClassDesc;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import jdk.internal.misc.Unsafe;

/** The kinds of variables that a VarHandle refers to. */
final class Variables {
    private static final Unsafe U = Unsafe.getUnsafe();

    private Variables() {
    }

    static final class OfField extends VarHandle {
        private final Field field;

        private OfField(Field f, boolean isStatic, List<Class<?>> coordinates) {
            super(isStatic ? STATIC : FIELD, f.getType(), coordinates,
                    modesOf(f.getType(), !Modifier.isFinal(f.getModifiers()), true, true),
                    isStatic ? U.staticFieldBase(f) : null, isStatic ? U.staticFieldOffset(f) : U.objectFieldOffset(f));
            field = f;
        }

        private OfField(OfField of, boolean exact) {
            super(of, exact);
            field = of.field;
        }

        @Override
        VarHandle copy(boolean exact) {
            return new OfField(this, exact);
        }

        @Override
        public Optional<VarHandleDesc> describeConstable() {
            Optional<ClassDesc> owner = field.getDeclaringClass().describeConstable();
            Optional<ClassDesc> type = varType().describeConstable();
            if (!owner.isPresent() || !type.isPresent()) {
                return Optional.empty();
            }
            boolean isStatic = Modifier.isStatic(field.getModifiers());
            return Optional.of(isStatic ? VarHandleDesc.ofStaticField(owner.get(), field.getName(), type.get())
                    : VarHandleDesc.ofField(owner.get(), field.getName(), type.get()));
        }
    }

    /** owner: the class through which the field was found. */
    static VarHandle ofField(Class<?> owner, Field f) {
        boolean isStatic = Modifier.isStatic(f.getModifiers());
        return new OfField(f, isStatic, isStatic ? Collections.emptyList() : Collections.singletonList(owner));
    }

    static final class OfArray extends VarHandle {
        private final Class<?> arrayClass;

        private OfArray(Class<?> arrayClass) {
            super(ARRAY, arrayClass.getComponentType(), indexed(arrayClass),
                    modesOf(arrayClass.getComponentType(), true, true, true), null, 0);
            this.arrayClass = arrayClass;
        }

        private OfArray(OfArray of, boolean exact) {
            super(of, exact);
            arrayClass = of.arrayClass;
        }

        @Override
        VarHandle copy(boolean exact) {
            return new OfArray(this, exact);
        }

        @Override
        public Optional<VarHandleDesc> describeConstable() {
            Optional<ClassDesc> c = arrayClass.describeConstable();
            return c.isPresent() ? Optional.of(VarHandleDesc.ofArray(c.get())) : Optional.empty();
        }
    }

    static VarHandle ofArray(Class<?> arrayClass) {
        return new OfArray(arrayClass);
    }

    private static List<Class<?>> indexed(Class<?> where) {
        return Arrays.asList(where, int.class);
    }

    /** Numbers inside a byte array, in a given byte order. */
    static final class OfBytes extends VarHandle {
        private OfBytes(Class<?> number, boolean swap) {
            super(swap ? BYTES_SWAPPED : BYTES, number, indexed(byte[].class), numberModes(number), null, 0);
        }

        private OfBytes(OfBytes of, boolean exact) {
            super(of, exact);
        }

        @Override
        VarHandle copy(boolean exact) {
            return new OfBytes(this, exact);
        }
    }

    /** Numbers inside a byte buffer. */
    static final class OfBuffer extends VarHandle {
        private final boolean swap;
        private final int size;
        private final char letter;

        private OfBuffer(Class<?> number, boolean swap) {
            super(JAVA, number, indexed(ByteBuffer.class), numberModes(number), null, 0);
            this.swap = swap;
            size = size(number);
            letter = number.descriptorString().charAt(0);
        }

        private OfBuffer(OfBuffer of, boolean exact) {
            super(of, exact);
            swap = of.swap;
            size = of.size;
            letter = of.letter;
        }

        @Override
        VarHandle copy(boolean exact) {
            return new OfBuffer(this, exact);
        }

        @Override
        Object access(AccessMode mode, Object[] args) {
            ByteBuffer b = (ByteBuffer) args[0];
            int i = (Integer) args[1];
            int places = b.limit() - size + 1;
            if (i < 0 || i >= places) {
                throw new IndexOutOfBoundsException("Index " + i + " out of bounds for length " + places);
            }
            if (mode.at != AccessType.GET && b.isReadOnly()) {
                throw new ReadOnlyBufferException();
            }
            Object array = b.isDirect() ? null : U.getReference(b, U.objectFieldOffset(b.getClass(), "array"));
            long at = i + (b.isDirect() ? U.getLong(b, U.objectFieldOffset(Buffer.class, "address"))
                    : U.arrayBaseOffset(byte[].class) + U.getInt(b, U.objectFieldOffset(b.getClass(), "offset")));
            if (mode != AccessMode.GET && mode != AccessMode.SET && (at & size - 1) != 0) {
                throw new IllegalStateException("Misaligned access at index: " + i);
            }
            return accessAt0(mode.ordinal(), letter, swap, array, at, Arguments.remove(args, 0, 2));
        }
    }

    private static int size(Class<?> number) {
        return number == long.class || number == double.class ? 8 : number == int.class || number == float.class ? 4
                : number == short.class || number == char.class ? 2 : 0;
    }

    private static int numberModes(Class<?> number) {
        boolean whole = number == int.class || number == long.class;
        return VarHandle.modesOf(number, true, size(number) >= 4, whole);
    }

    private static boolean isSwapped(Class<?> number, ByteOrder order) {
        if (size(number) == 0) {
            throw new UnsupportedOperationException();
        }
        return order != ByteOrder.nativeOrder();
    }

    static VarHandle ofBytes(Class<?> number, ByteOrder order) {
        return new OfBytes(number, isSwapped(number, order));
    }

    static VarHandle ofBuffer(Class<?> number, ByteOrder order) {
        return new OfBuffer(number, isSwapped(number, order));
    }
}
