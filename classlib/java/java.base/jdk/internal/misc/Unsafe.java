package jdk.internal.misc;

import java.lang.reflect.Field;

/**
 * Raw access to objects, arrays and native memory, and the primitives that the atomic classes and locks stand on.
 *
 * <p>A place is a pair (object, offset): the offset counts bytes from the start of the object, or is an absolute
 * address when the object is null. Objects never move in tivm, so a static field is a place too: its base is the
 * class mirror and its offset the distance from there. Every native here is a VM intrinsic; none of them checks
 * its place, a wrong one damages the heap. References may only be stored where a reference belongs.
 */
public final class Unsafe {
    private static final Unsafe THE_UNSAFE = new Unsafe();

    public static final int INVALID_FIELD_OFFSET = -1;
    public static final int ADDRESS_SIZE = 8;

    public static final int ARRAY_BOOLEAN_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(boolean[].class);
    public static final int ARRAY_BYTE_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(byte[].class);
    public static final int ARRAY_SHORT_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(short[].class);
    public static final int ARRAY_CHAR_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(char[].class);
    public static final int ARRAY_INT_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(int[].class);
    public static final int ARRAY_LONG_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(long[].class);
    public static final int ARRAY_FLOAT_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(float[].class);
    public static final int ARRAY_DOUBLE_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(double[].class);
    public static final int ARRAY_OBJECT_BASE_OFFSET = THE_UNSAFE.arrayBaseOffset(Object[].class);
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = 1;
    public static final int ARRAY_BYTE_INDEX_SCALE = 1;
    public static final int ARRAY_SHORT_INDEX_SCALE = 2;
    public static final int ARRAY_CHAR_INDEX_SCALE = 2;
    public static final int ARRAY_INT_INDEX_SCALE = 4;
    public static final int ARRAY_LONG_INDEX_SCALE = 8;
    public static final int ARRAY_FLOAT_INDEX_SCALE = 4;
    public static final int ARRAY_DOUBLE_INDEX_SCALE = 8;
    public static final int ARRAY_OBJECT_INDEX_SCALE = THE_UNSAFE.arrayIndexScale(Object[].class);

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return THE_UNSAFE;
    }

    // Places

    /** Offset of the instance field called name that c itself declares; InternalError if there is none. */
    public long objectFieldOffset(Class<?> c, String name) {
        if (c == null || name == null) {
            throw new NullPointerException();
        }
        long offset = fieldOffset0(c, name);
        if (offset == INVALID_FIELD_OFFSET) {
            throw new InternalError(name);
        }
        return offset;
    }

    public long objectFieldOffset(Field f) {
        return fieldOffset0(f.getDeclaringClass(), f.getName());
    }

    public long staticFieldOffset(Field f) {
        ensureClassInitialized(f.getDeclaringClass());
        return fieldOffset0(f.getDeclaringClass(), f.getName());
    }

    public Object staticFieldBase(Field f) {
        return f.getDeclaringClass();
    }

    private native long fieldOffset0(Class<?> c, String name);

    public native int arrayBaseOffset(Class<?> arrayClass);

    public native int arrayIndexScale(Class<?> arrayClass);

    public int addressSize() {
        return ADDRESS_SIZE;
    }

    public int pageSize() {
        return 4096;
    }

    public boolean isBigEndian() {
        return false;
    }

    // Plain access

    public native boolean getBoolean(Object o, long offset);

    public native byte getByte(Object o, long offset);

    public native short getShort(Object o, long offset);

    public native char getChar(Object o, long offset);

    public native int getInt(Object o, long offset);

    public native long getLong(Object o, long offset);

    public native float getFloat(Object o, long offset);

    public native double getDouble(Object o, long offset);

    public native Object getReference(Object o, long offset);

    public native void putBoolean(Object o, long offset, boolean x);

    public native void putByte(Object o, long offset, byte x);

    public native void putShort(Object o, long offset, short x);

    public native void putChar(Object o, long offset, char x);

    public native void putInt(Object o, long offset, int x);

    public native void putLong(Object o, long offset, long x);

    public native void putFloat(Object o, long offset, float x);

    public native void putDouble(Object o, long offset, double x);

    public native void putReference(Object o, long offset, Object x);

    // Volatile access

    public native boolean getBooleanVolatile(Object o, long offset);

    public native byte getByteVolatile(Object o, long offset);

    public native short getShortVolatile(Object o, long offset);

    public native char getCharVolatile(Object o, long offset);

    public native int getIntVolatile(Object o, long offset);

    public native long getLongVolatile(Object o, long offset);

    public native float getFloatVolatile(Object o, long offset);

    public native double getDoubleVolatile(Object o, long offset);

    public native Object getReferenceVolatile(Object o, long offset);

    public native void putBooleanVolatile(Object o, long offset, boolean x);

    public native void putByteVolatile(Object o, long offset, byte x);

    public native void putShortVolatile(Object o, long offset, short x);

    public native void putCharVolatile(Object o, long offset, char x);

    public native void putIntVolatile(Object o, long offset, int x);

    public native void putLongVolatile(Object o, long offset, long x);

    public native void putFloatVolatile(Object o, long offset, float x);

    public native void putDoubleVolatile(Object o, long offset, double x);

    public native void putReferenceVolatile(Object o, long offset, Object x);

    // Ordered access: acquire and release are as strong as volatile here.

    public boolean getBooleanAcquire(Object o, long offset) {
        return getBooleanVolatile(o, offset);
    }

    public int getIntAcquire(Object o, long offset) {
        return getIntVolatile(o, offset);
    }

    public long getLongAcquire(Object o, long offset) {
        return getLongVolatile(o, offset);
    }

    public Object getReferenceAcquire(Object o, long offset) {
        return getReferenceVolatile(o, offset);
    }

    public int getIntOpaque(Object o, long offset) {
        return getIntVolatile(o, offset);
    }

    public long getLongOpaque(Object o, long offset) {
        return getLongVolatile(o, offset);
    }

    public Object getReferenceOpaque(Object o, long offset) {
        return getReferenceVolatile(o, offset);
    }

    public void putBooleanRelease(Object o, long offset, boolean x) {
        putBooleanVolatile(o, offset, x);
    }

    public void putIntRelease(Object o, long offset, int x) {
        putIntVolatile(o, offset, x);
    }

    public void putLongRelease(Object o, long offset, long x) {
        putLongVolatile(o, offset, x);
    }

    public void putReferenceRelease(Object o, long offset, Object x) {
        putReferenceVolatile(o, offset, x);
    }

    public void putIntOpaque(Object o, long offset, int x) {
        putIntVolatile(o, offset, x);
    }

    public void putLongOpaque(Object o, long offset, long x) {
        putLongVolatile(o, offset, x);
    }

    public void putReferenceOpaque(Object o, long offset, Object x) {
        putReferenceVolatile(o, offset, x);
    }

    // Compare and set: one strong form for int, long and reference; the other names are the same thing.

    public native boolean compareAndSetInt(Object o, long offset, int expected, int x);

    public native boolean compareAndSetLong(Object o, long offset, long expected, long x);

    public native boolean compareAndSetReference(Object o, long offset, Object expected, Object x);

    public native int compareAndExchangeInt(Object o, long offset, int expected, int x);

    public native long compareAndExchangeLong(Object o, long offset, long expected, long x);

    public native Object compareAndExchangeReference(Object o, long offset, Object expected, Object x);

    public boolean compareAndSetBoolean(Object o, long offset, boolean expected, boolean x) {
        return compareAndSetByte(o, offset, (byte) (expected ? 1 : 0), (byte) (x ? 1 : 0));
    }

    public native boolean compareAndSetByte(Object o, long offset, byte expected, byte x);

    public native boolean compareAndSetShort(Object o, long offset, short expected, short x);

    public boolean compareAndSetChar(Object o, long offset, char expected, char x) {
        return compareAndSetShort(o, offset, (short) expected, (short) x);
    }

    public boolean compareAndSetFloat(Object o, long offset, float expected, float x) {
        return compareAndSetInt(o, offset, Float.floatToRawIntBits(expected), Float.floatToRawIntBits(x));
    }

    public boolean compareAndSetDouble(Object o, long offset, double expected, double x) {
        return compareAndSetLong(o, offset, Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(x));
    }

    public boolean weakCompareAndSetInt(Object o, long offset, int expected, int x) {
        return compareAndSetInt(o, offset, expected, x);
    }

    public boolean weakCompareAndSetLong(Object o, long offset, long expected, long x) {
        return compareAndSetLong(o, offset, expected, x);
    }

    public boolean weakCompareAndSetReference(Object o, long offset, Object expected, Object x) {
        return compareAndSetReference(o, offset, expected, x);
    }

    // Read, modify, write: each answers the value before.

    public native int getAndAddInt(Object o, long offset, int delta);

    public native long getAndAddLong(Object o, long offset, long delta);

    public native int getAndSetInt(Object o, long offset, int x);

    public native long getAndSetLong(Object o, long offset, long x);

    public native Object getAndSetReference(Object o, long offset, Object x);

    // Fences

    public native void fullFence();

    public void loadFence() {
        fullFence();
    }

    public void storeFence() {
        fullFence();
    }

    public void loadLoadFence() {
        fullFence();
    }

    public void storeStoreFence() {
        fullFence();
    }

    /**
     * Registers park and unpark anew through JNI: profilers that replace them call this by its name (jni/profilers.c).
     */
    private static native void registerNatives();

    // Threads

    /**
     * Blocks the current thread until a permit is there, it is interrupted, or the time is up. With isAbsolute,
     * time is milliseconds since the epoch; else nanoseconds from now, 0 meaning without limit.
     */
    public native void park(boolean isAbsolute, long time);

    public native void unpark(Object thread);

    // Objects and classes

    /** A new object of class c on which no constructor has run. */
    public native Object allocateInstance(Class<?> c) throws InstantiationException;

    public native void ensureClassInitialized(Class<?> c);

    public native boolean shouldBeInitialized(Class<?> c);

    /** Throws t, checked or not, without a throws clause. */
    public native void throwException(Throwable t);

    /** A new array without the promise that its elements are zero (in tivm they are). */
    public Object allocateUninitializedArray(Class<?> componentType, int length) {
        return java.lang.reflect.Array.newInstance(componentType, length);
    }

    // Native memory

    public long allocateMemory(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException();
        }
        long p = bytes == 0 ? 0 : allocateMemory0(bytes);
        if (p == 0 && bytes > 0) {
            throw new OutOfMemoryError("Unable to allocate " + bytes + " bytes");
        }
        return p;
    }

    public long reallocateMemory(long address, long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException();
        }
        if (bytes == 0) {
            freeMemory(address);
            return 0;
        }
        long p = reallocateMemory0(address, bytes);
        if (p == 0) {
            throw new OutOfMemoryError("Unable to allocate " + bytes + " bytes");
        }
        return p;
    }

    private native long allocateMemory0(long bytes);

    /** -XX:MaxDirectMemorySize, in bytes. */
    public native long maxDirectMemory();

    /** From now on an access to a page that is not there, of a mapped file, throws InternalError. */
    public native void expectFaults();

    private native long reallocateMemory0(long address, long bytes);

    public native void freeMemory(long address);

    public native void setMemory(Object o, long offset, long bytes, byte value);

    public void setMemory(long address, long bytes, byte value) {
        setMemory(null, address, bytes, value);
    }

    public native void copyMemory(Object from, long fromOffset, Object to, long toOffset, long bytes);

    public void copyMemory(long from, long to, long bytes) {
        copyMemory(null, from, null, to, bytes);
    }

    public byte getByte(long address) {
        return getByte(null, address);
    }

    public short getShort(long address) {
        return getShort(null, address);
    }

    public char getChar(long address) {
        return getChar(null, address);
    }

    public int getInt(long address) {
        return getInt(null, address);
    }

    public long getLong(long address) {
        return getLong(null, address);
    }

    public float getFloat(long address) {
        return getFloat(null, address);
    }

    public double getDouble(long address) {
        return getDouble(null, address);
    }

    public long getAddress(long address) {
        return getLong(null, address);
    }

    public void putByte(long address, byte x) {
        putByte(null, address, x);
    }

    public void putShort(long address, short x) {
        putShort(null, address, x);
    }

    public void putChar(long address, char x) {
        putChar(null, address, x);
    }

    public void putInt(long address, int x) {
        putInt(null, address, x);
    }

    public void putLong(long address, long x) {
        putLong(null, address, x);
    }

    public void putFloat(long address, float x) {
        putFloat(null, address, x);
    }

    public void putDouble(long address, double x) {
        putDouble(null, address, x);
    }

    public void putAddress(long address, long x) {
        putLong(null, address, x);
    }
}
