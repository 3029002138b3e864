// SPDX-License-Identifier: MIT
package java.util;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** Bits in words of 64; the words from used on are zero, and the one before is not. */
public class BitSet implements Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 7997698588986878753L;
    private long[] bits;
    private transient int used;
    /** Made for a number of bits and never outgrown: copies keep the room. */
    private transient boolean sized;

    public BitSet() {
        bits = new long[1];
    }

    public BitSet(int nbits) {
        if (nbits < 0) throw new NegativeArraySizeException("nbits < 0: " + nbits);
        bits = new long[nbits + 63 >> 6];
        sized = true;
    }

    private BitSet(long[] bits) {
        this.bits = bits;
        used = bits.length;
        trim();
    }

    public static BitSet valueOf(long[] longs) {
        return new BitSet(longs.clone());
    }

    public static BitSet valueOf(LongBuffer lb) {
        long[] w = new long[lb.remaining()];
        lb.slice().get(w);
        return new BitSet(w);
    }

    public static BitSet valueOf(byte[] bytes) {
        long[] w = new long[bytes.length + 7 >> 3];
        for (int i = 0; i < bytes.length; i++) w[i >> 3] |= (bytes[i] & 255L) << 8 * (i & 7);
        return new BitSet(w);
    }

    public static BitSet valueOf(ByteBuffer bb) {
        byte[] b = new byte[bb.remaining()];
        bb.slice().order(ByteOrder.LITTLE_ENDIAN).get(b);
        return valueOf(b);
    }

    private void trim() {
        while (used > 0 && bits[used - 1] == 0) used--;
    }

    private void reserve(int n) {
        if (n > bits.length) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, n));
            sized = false;
        }
        if (n > used) used = n;
    }

    private static void check(int i) {
        if (i < 0) throw new IndexOutOfBoundsException("bitIndex < 0: " + i);
    }

    private static void check(int from, int to) {
        String wrong = from < 0 ? "fromIndex < 0: " + from : to < 0 ? "toIndex < 0: " + to
            : from > to ? "fromIndex: " + from + " > toIndex: " + to : null;
        if (wrong != null) throw new IndexOutOfBoundsException(wrong);
    }

    public byte[] toByteArray() {
        byte[] b = new byte[length() + 7 >> 3];
        for (int i = 0; i < b.length; i++) b[i] = (byte) (bits[i >> 3] >>> 8 * (i & 7));
        return b;
    }

    public long[] toLongArray() {
        return Arrays.copyOf(bits, used);
    }

    public void flip(int bitIndex) {
        check(bitIndex);
        reserve((bitIndex >> 6) + 1);
        bits[bitIndex >> 6] ^= 1L << bitIndex;
        trim();
    }

    /** The bits of word i that lie in [from, to). */
    private static long mask(int i, int from, int to) {
        long m = -1L;
        if (i == from >> 6) m &= -1L << from;
        if (i == to - 1 >> 6) m &= -1L >>> -to;
        return m;
    }

    public void flip(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        if (fromIndex == toIndex) return;
        reserve((toIndex - 1 >> 6) + 1);
        for (int i = fromIndex >> 6; i <= toIndex - 1 >> 6; i++) bits[i] ^= mask(i, fromIndex, toIndex);
        trim();
    }

    public void set(int bitIndex) {
        check(bitIndex);
        reserve((bitIndex >> 6) + 1);
        bits[bitIndex >> 6] |= 1L << bitIndex;
    }

    public void set(int bitIndex, boolean value) {
        if (value) set(bitIndex);
        else clear(bitIndex);
    }

    public void set(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        if (fromIndex == toIndex) return;
        reserve((toIndex - 1 >> 6) + 1);
        for (int i = fromIndex >> 6; i <= toIndex - 1 >> 6; i++) bits[i] |= mask(i, fromIndex, toIndex);
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) set(fromIndex, toIndex);
        else clear(fromIndex, toIndex);
    }

    public void clear(int bitIndex) {
        check(bitIndex);
        if (bitIndex >> 6 >= used) return;
        bits[bitIndex >> 6] &= ~(1L << bitIndex);
        trim();
    }

    public void clear(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        for (int i = fromIndex >> 6; fromIndex < toIndex && i <= toIndex - 1 >> 6 && i < used; i++)
            bits[i] &= ~mask(i, fromIndex, toIndex);
        trim();
    }

    public void clear() {
        Arrays.fill(bits, 0);
        used = 0;
    }

    public boolean get(int bitIndex) {
        check(bitIndex);
        int i = bitIndex >> 6;
        return i < used && (bits[i] & 1L << bitIndex) != 0;
    }

    public BitSet get(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        BitSet s = new BitSet();
        for (int i = nextSetBit(fromIndex); i >= 0 && i < toIndex; i = nextSetBit(i + 1)) s.set(i - fromIndex);
        return s;
    }

    public int nextSetBit(int fromIndex) {
        if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        int i = fromIndex >> 6;
        if (i >= used) return -1;
        long w = bits[i] & -1L << fromIndex;
        while (w == 0) {
            if (++i >= used) return -1;
            w = bits[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(w);
    }

    public int nextClearBit(int fromIndex) {
        if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        int i = fromIndex >> 6;
        if (i >= used) return fromIndex;
        long w = ~bits[i] & -1L << fromIndex;
        while (w == 0) {
            if (++i >= used) return used << 6;
            w = ~bits[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(w);
    }

    public int previousSetBit(int fromIndex) {
        return previous(fromIndex, 0);
    }

    public int previousClearBit(int fromIndex) {
        return previous(fromIndex, -1L);
    }

    private int previous(int from, long invert) {
        if (from < 0) {
            if (from == -1) return -1;
            throw new IndexOutOfBoundsException("fromIndex < -1: " + from);
        }
        int i = from >> 6;
        if (i >= used) {
            if (invert != 0) return from;
            return length() - 1;
        }
        long w = (bits[i] ^ invert) & -1L >>> -(from + 1);
        while (w == 0) {
            if (--i < 0) return -1;
            w = bits[i] ^ invert;
        }
        return (i << 6) + 63 - Long.numberOfLeadingZeros(w);
    }

    public int length() {
        return used == 0 ? 0 : (used << 6) - Long.numberOfLeadingZeros(bits[used - 1]);
    }

    public boolean isEmpty() {
        return used == 0;
    }

    public boolean intersects(BitSet set) {
        int i = Math.min(used, set.used) - 1;
        while (i >= 0 && (bits[i] & set.bits[i]) == 0) i--;
        return i >= 0;
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < used; i++) n += Long.bitCount(bits[i]);
        return n;
    }

    public void and(BitSet set) {
        int common = Math.min(used, set.used);
        for (int i = 0; i < used; i++) bits[i] &= i < common ? set.bits[i] : 0;
        trim();
    }

    public void or(BitSet set) {
        if (set == this) return;
        reserve(set.used);
        for (int i = 0; i < set.used; i++) bits[i] |= set.bits[i];
    }

    public void xor(BitSet set) {
        int n = set.used;
        reserve(n);
        for (int i = 0; i < n; i++) bits[i] ^= set.bits[i];
        trim();
    }

    public void andNot(BitSet set) {
        for (int i = 0, n = Math.min(used, set.used); i < n; i++) bits[i] &= ~set.bits[i];
        trim();
    }

    public int hashCode() {
        long h = 1234;
        for (int i = used - 1; i >= 0; i--) h ^= bits[i] * (i + 1);
        return (int) (h >> 32 ^ h);
    }

    public int size() {
        return bits.length * 64;
    }

    public boolean equals(Object obj) {
        return obj instanceof BitSet && Arrays.equals(bits, 0, used, ((BitSet) obj).bits, 0, ((BitSet) obj).used);
    }

    public Object clone() {
        try {
            BitSet s = (BitSet) super.clone();
            s.bits = bits.clone();
            return s;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public String toString() {
        StringBuilder sb = new StringBuilder("{");
        for (int i = nextSetBit(0); i >= 0; i = i == Integer.MAX_VALUE ? -1 : nextSetBit(i + 1))
            sb.append(sb.length() > 1 ? ", " : "").append(i);
        return sb.append('}').toString();
    }

    public IntStream stream() {
        return StreamSupport.intStream(new Spliterators.AbstractIntSpliterator(cardinality(),
                Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.SIZED) {
            private int at = -1;

            @Override
            public boolean tryAdvance(IntConsumer action) {
                Objects.requireNonNull(action);
                if (at == Integer.MAX_VALUE) return false;
                int next = nextSetBit(at + 1);
                at = next < 0 ? Integer.MAX_VALUE : next;
                if (next >= 0) action.accept(next);
                return next >= 0;
            }

            @Override
            public Comparator<? super Integer> getComparator() {
                return null;
            }
        }, false);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.putFields().put("bits", used == bits.length || sized ? bits : Arrays.copyOf(bits, used));
        s.writeFields();
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        used = bits.length;
        trim();
        sized = used < bits.length;
    }
}
