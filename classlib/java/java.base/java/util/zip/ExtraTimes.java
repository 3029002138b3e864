// SPDX-License-Identifier: MIT
package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;

/**
 * The times of an entry in its extra field: seconds since 1970 in the field of Info-ZIP, or hundreds of nanoseconds
 * since 1601 in that of NTFS for times that do not fit. In the central directory Info-ZIP has the first time only.
 */
final class ExtraTimes {
    private static final int ZIP64 = 1, NTFS = 0x000a, UNIX = 0x5455;
    private static final int MODIFIED = 1, ACCESSED = 2, CREATED = 4;
    private static final long SECONDS_FROM_1601 = 11644473600L, PER_SECOND = 10000000;
    private static final long UNKNOWN = Long.MIN_VALUE;

    private ExtraTimes() {
    }

    /** Gives the entry the times of its extra field. */
    static void read(ZipEntry e, byte[] x) {
        for (int i = 0; i + 4 <= x.length;) {
            int kind = two(x, i), at = i + 4, end = Math.min(x.length, at + two(x, i + 2));
            if (kind == UNIX && end > at) readUnix(e, x, at, end);
            else if (kind == NTFS && end - at >= 32 && two(x, at + 4) == 1) readNtfs(e, x, at + 8);
            i = at + two(x, i + 2);
        }
    }

    private static void readUnix(ZipEntry e, byte[] x, int at, int end) {
        int which = x[at++];
        if ((which & MODIFIED) != 0 && at + 4 <= end) {
            e.mtime = FileTime.from(number(x, at, 4), TimeUnit.SECONDS);
            at += 4;
        }
        if ((which & ACCESSED) != 0 && at + 4 <= end) {
            e.atime = FileTime.from(number(x, at, 4), TimeUnit.SECONDS);
            at += 4;
        }
        if ((which & CREATED) != 0 && at + 4 <= end) e.ctime = FileTime.from(number(x, at, 4), TimeUnit.SECONDS);
    }

    private static void readNtfs(ZipEntry e, byte[] x, int at) {
        long modified = number(x, at, 8), accessed = number(x, at + 8, 8), created = number(x, at + 16, 8);
        if (isKnown(modified)) e.mtime = fromNtfs(modified);
        if (isKnown(accessed)) e.atime = fromNtfs(accessed);
        if (isKnown(created)) e.ctime = fromNtfs(created);
    }

    private static boolean isKnown(long t) {
        return t != 0 && t != UNKNOWN;
    }

    /** The extra field as it is written: what it has of other kinds, and before that the times that are known. */
    static byte[] written(ZipEntry e, boolean central) {
        byte[] times = e.mtime == null && e.atime == null && e.ctime == null ? new byte[0]
                : fits(e.mtime) && fits(e.atime) && fits(e.ctime) ? unix(e, central) : ntfs(e);
        byte[] rest = e.extra == null ? new byte[0] : others(e.extra);
        byte[] all = new byte[times.length + rest.length];
        System.arraycopy(times, 0, all, 0, times.length);
        System.arraycopy(rest, 0, all, times.length, rest.length);
        return all;
    }

    private static byte[] others(byte[] x) {
        byte[] kept = new byte[x.length];
        int n = 0;
        for (int i = 0, next; i < x.length; i = next) {
            next = i + 4 <= x.length ? Math.min(x.length, i + 4 + two(x, i + 2)) : x.length;
            int kind = i + 4 <= x.length ? two(x, i) : -1;
            if (kind == ZIP64 || kind == NTFS || kind == UNIX) continue;
            System.arraycopy(x, i, kept, n, next - i);
            n += next - i;
        }
        return java.util.Arrays.copyOf(kept, n);
    }

    private static byte[] unix(ZipEntry e, boolean central) {
        FileTime[] times = {e.mtime, central ? null : e.atime, central ? null : e.ctime};
        int n = 5;
        for (FileTime t : times) if (t != null) n += 4;
        byte[] x = new byte[n];
        put(x, 0, UNIX, 2);
        put(x, 2, n - 4, 2);
        x[4] = (byte) ((e.mtime != null ? MODIFIED : 0) | (e.atime != null ? ACCESSED : 0) | (e.ctime != null ? CREATED : 0));
        int at = 5;
        for (FileTime t : times) {
            if (t == null) continue;
            put(x, at, t.to(TimeUnit.SECONDS), 4);
            at += 4;
        }
        return x;
    }

    private static byte[] ntfs(ZipEntry e) {
        byte[] x = new byte[36];
        put(x, 0, NTFS, 2);
        put(x, 2, 32, 2);
        put(x, 8, 1, 2);
        put(x, 10, 24, 2);
        put(x, 12, toNtfs(e.mtime), 8);
        put(x, 20, toNtfs(e.atime), 8);
        put(x, 28, toNtfs(e.ctime), 8);
        return x;
    }

    private static boolean fits(FileTime t) {
        return t == null || t.to(TimeUnit.SECONDS) == (int) t.to(TimeUnit.SECONDS);
    }

    private static FileTime fromNtfs(long t) {
        long seconds = Math.floorDiv(t, PER_SECOND) - SECONDS_FROM_1601;
        return FileTime.from(java.time.Instant.ofEpochSecond(seconds, Math.floorMod(t, PER_SECOND) * 100));
    }

    private static long toNtfs(FileTime t) {
        if (t == null) return UNKNOWN;
        java.time.Instant i = t.toInstant();
        return (i.getEpochSecond() + SECONDS_FROM_1601) * PER_SECOND + i.getNano() / 100;
    }

    private static int two(byte[] x, int at) {
        return x[at] & 255 | (x[at + 1] & 255) << 8;
    }

    /** A number of n bytes with its sign. */
    private static long number(byte[] x, int at, int n) {
        long v = x[at + n - 1];
        for (int i = n - 2; i >= 0; i--) v = v << 8 | x[at + i] & 255;
        return v;
    }

    private static void put(byte[] x, int at, long v, int n) {
        for (int i = 0; i < n; i++) x[at + i] = (byte) (v >> 8 * i);
    }
}
