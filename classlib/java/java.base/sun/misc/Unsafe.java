// SPDX-License-Identifier: MIT
package sun.misc;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;

/**
 * Raw access to objects, arrays and native memory, for the programs that use it although they should not. All of it is
 * {@link jdk.internal.misc.Unsafe}, which says what a place (object, offset) is. Nothing is checked.
 */
public final class Unsafe {
    /** Programs get at it by reflection, under this name. */
    private static final Unsafe theUnsafe = new Unsafe();
    private static final jdk.internal.misc.Unsafe U = jdk.internal.misc.Unsafe.getUnsafe();

    public static final int INVALID_FIELD_OFFSET = jdk.internal.misc.Unsafe.INVALID_FIELD_OFFSET;
    public static final int ARRAY_BOOLEAN_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_BOOLEAN_BASE_OFFSET;
    public static final int ARRAY_BYTE_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET;
    public static final int ARRAY_SHORT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_SHORT_BASE_OFFSET;
    public static final int ARRAY_CHAR_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_CHAR_BASE_OFFSET;
    public static final int ARRAY_INT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_INT_BASE_OFFSET;
    public static final int ARRAY_LONG_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_LONG_BASE_OFFSET;
    public static final int ARRAY_FLOAT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_FLOAT_BASE_OFFSET;
    public static final int ARRAY_DOUBLE_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_DOUBLE_BASE_OFFSET;
    public static final int ARRAY_OBJECT_BASE_OFFSET = jdk.internal.misc.Unsafe.ARRAY_OBJECT_BASE_OFFSET;
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_BOOLEAN_INDEX_SCALE;
    public static final int ARRAY_BYTE_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_BYTE_INDEX_SCALE;
    public static final int ARRAY_SHORT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_SHORT_INDEX_SCALE;
    public static final int ARRAY_CHAR_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_CHAR_INDEX_SCALE;
    public static final int ARRAY_INT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_INT_INDEX_SCALE;
    public static final int ARRAY_LONG_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_LONG_INDEX_SCALE;
    public static final int ARRAY_FLOAT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_FLOAT_INDEX_SCALE;
    public static final int ARRAY_DOUBLE_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_DOUBLE_INDEX_SCALE;
    public static final int ARRAY_OBJECT_INDEX_SCALE = jdk.internal.misc.Unsafe.ARRAY_OBJECT_INDEX_SCALE;
    public static final int ADDRESS_SIZE = jdk.internal.misc.Unsafe.ADDRESS_SIZE;

    private Unsafe() {
    }

    /** For classes of the platform; others get the private field by reflection. */
    @jdk.internal.reflect.CallerSensitive
    public static Unsafe getUnsafe() {
        Class<?> caller = jdk.internal.reflect.Reflection.getCallerClass(1);
        if (caller != null && caller.getClassLoader() != null) throw new SecurityException("Unsafe");
        return theUnsafe;
    }

    // Places

    /** Hidden classes and records may be laid out anew, so their fields have no place that lasts. */
    private static Class<?> owner(Field f) {
        Class<?> c = f.getDeclaringClass();
        if (c.isHidden()) throw new UnsupportedOperationException("can't get field offset on a hidden class: " + f);
        if (c.isRecord()) throw new UnsupportedOperationException("can't get field offset on a record class: " + f);
        return c;
    }

    public long objectFieldOffset(Field f) {
        owner(f);
        if (java.lang.reflect.Modifier.isStatic(f.getModifiers())) throw new IllegalArgumentException();
        return U.objectFieldOffset(f);
    }

    public long staticFieldOffset(Field f) {
        owner(f);
        if (!java.lang.reflect.Modifier.isStatic(f.getModifiers())) throw new IllegalArgumentException();
        return U.staticFieldOffset(f);
    }

    public Object staticFieldBase(Field f) {
        owner(f);
        if (!java.lang.reflect.Modifier.isStatic(f.getModifiers())) throw new IllegalArgumentException();
        return U.staticFieldBase(f);
    }

    public int arrayBaseOffset(Class<?> arrayClass) {
        return U.arrayBaseOffset(arrayClass);
    }

    public int arrayIndexScale(Class<?> arrayClass) {
        return U.arrayIndexScale(arrayClass);
    }

    public int addressSize() {
        return U.addressSize();
    }

    public int pageSize() {
        return U.pageSize();
    }

    public boolean shouldBeInitialized(Class<?> c) {
        return U.shouldBeInitialized(c);
    }

    public void ensureClassInitialized(Class<?> c) {
        U.ensureClassInitialized(c);
    }

    public Object allocateInstance(Class<?> cls) throws InstantiationException {
        return U.allocateInstance(cls);
    }

    public void throwException(Throwable ee) {
        U.throwException(ee);
    }

    // Plain access

    public int getInt(Object o, long offset) {
        return U.getInt(o, offset);
    }

    public void putInt(Object o, long offset, int x) {
        U.putInt(o, offset, x);
    }

    public boolean getBoolean(Object o, long offset) {
        return U.getBoolean(o, offset);
    }

    public void putBoolean(Object o, long offset, boolean x) {
        U.putBoolean(o, offset, x);
    }

    public byte getByte(Object o, long offset) {
        return U.getByte(o, offset);
    }

    public void putByte(Object o, long offset, byte x) {
        U.putByte(o, offset, x);
    }

    public short getShort(Object o, long offset) {
        return U.getShort(o, offset);
    }

    public void putShort(Object o, long offset, short x) {
        U.putShort(o, offset, x);
    }

    public char getChar(Object o, long offset) {
        return U.getChar(o, offset);
    }

    public void putChar(Object o, long offset, char x) {
        U.putChar(o, offset, x);
    }

    public long getLong(Object o, long offset) {
        return U.getLong(o, offset);
    }

    public void putLong(Object o, long offset, long x) {
        U.putLong(o, offset, x);
    }

    public float getFloat(Object o, long offset) {
        return U.getFloat(o, offset);
    }

    public void putFloat(Object o, long offset, float x) {
        U.putFloat(o, offset, x);
    }

    public double getDouble(Object o, long offset) {
        return U.getDouble(o, offset);
    }

    public void putDouble(Object o, long offset, double x) {
        U.putDouble(o, offset, x);
    }

    public Object getObject(Object o, long offset) {
        return U.getReference(o, offset);
    }

    public void putObject(Object o, long offset, Object x) {
        U.putReference(o, offset, x);
    }

    // Volatile access

    public int getIntVolatile(Object o, long offset) {
        return U.getIntVolatile(o, offset);
    }

    public void putIntVolatile(Object o, long offset, int x) {
        U.putIntVolatile(o, offset, x);
    }

    public boolean getBooleanVolatile(Object o, long offset) {
        return U.getBooleanVolatile(o, offset);
    }

    public void putBooleanVolatile(Object o, long offset, boolean x) {
        U.putBooleanVolatile(o, offset, x);
    }

    public byte getByteVolatile(Object o, long offset) {
        return U.getByteVolatile(o, offset);
    }

    public void putByteVolatile(Object o, long offset, byte x) {
        U.putByteVolatile(o, offset, x);
    }

    public short getShortVolatile(Object o, long offset) {
        return U.getShortVolatile(o, offset);
    }

    public void putShortVolatile(Object o, long offset, short x) {
        U.putShortVolatile(o, offset, x);
    }

    public char getCharVolatile(Object o, long offset) {
        return U.getCharVolatile(o, offset);
    }

    public void putCharVolatile(Object o, long offset, char x) {
        U.putCharVolatile(o, offset, x);
    }

    public long getLongVolatile(Object o, long offset) {
        return U.getLongVolatile(o, offset);
    }

    public void putLongVolatile(Object o, long offset, long x) {
        U.putLongVolatile(o, offset, x);
    }

    public float getFloatVolatile(Object o, long offset) {
        return U.getFloatVolatile(o, offset);
    }

    public void putFloatVolatile(Object o, long offset, float x) {
        U.putFloatVolatile(o, offset, x);
    }

    public double getDoubleVolatile(Object o, long offset) {
        return U.getDoubleVolatile(o, offset);
    }

    public void putDoubleVolatile(Object o, long offset, double x) {
        U.putDoubleVolatile(o, offset, x);
    }

    public Object getObjectVolatile(Object o, long offset) {
        return U.getReferenceVolatile(o, offset);
    }

    public void putObjectVolatile(Object o, long offset, Object x) {
        U.putReferenceVolatile(o, offset, x);
    }

    // Ordered access

    public void putOrderedObject(Object o, long offset, Object x) {
        U.putReferenceRelease(o, offset, x);
    }

    public void putOrderedInt(Object o, long offset, int x) {
        U.putIntRelease(o, offset, x);
    }

    public void putOrderedLong(Object o, long offset, long x) {
        U.putLongRelease(o, offset, x);
    }

    // Compare and swap; read, modify, write

    public final boolean compareAndSwapObject(Object o, long offset, Object expected, Object x) {
        return U.compareAndSetReference(o, offset, expected, x);
    }

    public final Object getAndSetObject(Object o, long offset, Object newValue) {
        return U.getAndSetReference(o, offset, newValue);
    }

    public final boolean compareAndSwapInt(Object o, long offset, int expected, int x) {
        return U.compareAndSetInt(o, offset, expected, x);
    }

    public final int getAndSetInt(Object o, long offset, int newValue) {
        return U.getAndSetInt(o, offset, newValue);
    }

    public final boolean compareAndSwapLong(Object o, long offset, long expected, long x) {
        return U.compareAndSetLong(o, offset, expected, x);
    }

    public final long getAndSetLong(Object o, long offset, long newValue) {
        return U.getAndSetLong(o, offset, newValue);
    }

    public final int getAndAddInt(Object o, long offset, int delta) {
        return U.getAndAddInt(o, offset, delta);
    }

    public final long getAndAddLong(Object o, long offset, long delta) {
        return U.getAndAddLong(o, offset, delta);
    }

    // Native memory

    public int getInt(long address) {
        return U.getInt(address);
    }

    public void putInt(long address, int x) {
        U.putInt(address, x);
    }

    public byte getByte(long address) {
        return U.getByte(address);
    }

    public void putByte(long address, byte x) {
        U.putByte(address, x);
    }

    public short getShort(long address) {
        return U.getShort(address);
    }

    public void putShort(long address, short x) {
        U.putShort(address, x);
    }

    public char getChar(long address) {
        return U.getChar(address);
    }

    public void putChar(long address, char x) {
        U.putChar(address, x);
    }

    public long getLong(long address) {
        return U.getLong(address);
    }

    public void putLong(long address, long x) {
        U.putLong(address, x);
    }

    public float getFloat(long address) {
        return U.getFloat(address);
    }

    public void putFloat(long address, float x) {
        U.putFloat(address, x);
    }

    public double getDouble(long address) {
        return U.getDouble(address);
    }

    public void putDouble(long address, double x) {
        U.putDouble(address, x);
    }

    public long getAddress(long address) {
        return U.getAddress(address);
    }

    public void putAddress(long address, long x) {
        U.putAddress(address, x);
    }

    public long allocateMemory(long bytes) {
        return U.allocateMemory(bytes);
    }

    public long reallocateMemory(long address, long bytes) {
        return U.reallocateMemory(address, bytes);
    }

    public void setMemory(Object o, long offset, long bytes, byte value) {
        U.setMemory(o, offset, bytes, value);
    }

    public void setMemory(long address, long bytes, byte value) {
        U.setMemory(address, bytes, value);
    }

    public void copyMemory(Object srcBase, long srcOffset, Object destBase, long destOffset, long bytes) {
        U.copyMemory(srcBase, srcOffset, destBase, destOffset, bytes);
    }

    public void copyMemory(long srcAddress, long destAddress, long bytes) {
        U.copyMemory(srcAddress, destAddress, bytes);
    }

    public void freeMemory(long address) {
        U.freeMemory(address);
    }

    /** Frees the memory of a direct buffer now. */
    public void invokeCleaner(ByteBuffer directBuffer) {
        if (!directBuffer.isDirect()) throw new IllegalArgumentException("buffer is non-direct");
        jdk.internal.io.BufferAccess.get().free(directBuffer);
    }

    // Threads and fences

    public void unpark(Object thread) {
        U.unpark(thread);
    }

    public void park(boolean isAbsolute, long time) {
        U.park(isAbsolute, time);
    }

    public int getLoadAverage(double[] loadavg, int nelems) {
        if (nelems < 0 || nelems > 3 || nelems > loadavg.length) throw new ArrayIndexOutOfBoundsException();
        double load = java.lang.management.ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        if (load < 0) return -1;
        if (nelems > 0) loadavg[0] = load;
        return Math.min(nelems, 1);
    }

    public void loadFence() {
        U.loadFence();
    }

    public void storeFence() {
        U.storeFence();
    }

    public void fullFence() {
        U.fullFence();
    }
}
