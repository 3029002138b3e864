// SPDX-License-Identifier: MIT
package java.util.zip;

import java.lang.ref.Cleaner;

/** The natives over zlib. A stream's memory is freed by its owner's end, or by a cleaner when that was forgotten. */
final class Zlib {
    static final int OK = 0, STREAM_END = 1, NEED_DICT = 2, DATA_ERROR = -3, BUF_ERROR = -5;

    static {
        System.loadLibrary("zip");
    }

    private Zlib() {
    }

    static native int crc32(int crc, byte[] b, int off, int len);

    static native int adler32(int adler, byte[] b, int off, int len);

    static native long inflateInit(boolean raw);

    static native long deflateInit(int level, int strategy, boolean raw);

    /** Runs one step. counts[0] gets the bytes consumed, counts[1] those written. Gives zlib's result. */
    static native int inflate(long z, byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen,
            int[] counts);

    static native int deflate(long z, byte[] in, int inOff, int inLen, byte[] out, int outOff, int outLen, int flush,
            int[] counts);

    static native int params(long z, int level, int strategy, byte[] out, int outOff, int outLen, int[] counts);

    static native int setDictionary(long z, boolean deflating, byte[] b, int off, int len);

    static native int reset(long z, boolean deflating);

    static native int adler(long z);

    static native String message(long z);

    static native void end(long z, boolean deflating);

    /** Ends a stream once. */
    static final class Ender implements Runnable {
        private static final Cleaner CLEANER = Cleaner.create();
        private long z;
        private final boolean deflating;

        Ender(long z, boolean deflating) {
            this.z = z;
            this.deflating = deflating;
        }

        static Cleaner.Cleanable register(Object owner, long z, boolean deflating) {
            return CLEANER.register(owner, new Ender(z, deflating));
        }

        @Override
        public synchronized void run() {
            if (z != 0) Zlib.end(z, deflating);
            z = 0;
        }
    }
}
