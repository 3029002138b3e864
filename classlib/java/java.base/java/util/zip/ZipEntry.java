// SPDX-License-Identifier: MIT
package java.util.zip;

import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Objects;

/** What a zip file says about one of its files. -1 is unknown. The time is kept as DOS keeps it, two seconds exact. */
public class ZipEntry implements ZipConstants, Cloneable {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    String name;
    long dosTime = -1, size = -1, csize = -1, crc = -1, offset;
    int method = -1, flag;
    byte[] extra;
    String comment;
    /** Milliseconds of the two seconds that DOS time cuts off; zip files do not have them. */
    private int rest;
    FileTime mtime, atime, ctime;

    public ZipEntry(String name) {
        Objects.requireNonNull(name, "name");
        if (name.length() > 0xFFFF) throw new IllegalArgumentException("entry name too long");
        this.name = name;
    }

    public ZipEntry(ZipEntry e) {
        name = Objects.requireNonNull(e, "entry").name;
        dosTime = e.dosTime;
        rest = e.rest;
        size = e.size;
        csize = e.csize;
        crc = e.crc;
        offset = e.offset;
        method = e.method;
        flag = e.flag;
        extra = e.extra;
        comment = e.comment;
        mtime = e.mtime;
        atime = e.atime;
        ctime = e.ctime;
    }

    public String getName() {
        return name;
    }

    public void setTime(long time) {
        Calendar c = new GregorianCalendar();
        c.setTimeInMillis(time);
        int year = c.get(Calendar.YEAR);
        mtime = null;
        rest = 0;
        if (year < 1980 || year > 2099) {
            dosTime = 1 << 21 | 1 << 16;
            mtime = FileTime.fromMillis(time);
            return;
        }
        dosTime = year - 1980 << 25 | c.get(Calendar.MONTH) + 1 << 21 | c.get(Calendar.DAY_OF_MONTH) << 16
                | c.get(Calendar.HOUR_OF_DAY) << 11 | c.get(Calendar.MINUTE) << 5 | c.get(Calendar.SECOND) >> 1;
        dosTime &= 0xFFFFFFFFL;
        rest = c.get(Calendar.SECOND) % 2 * 1000 + c.get(Calendar.MILLISECOND);
    }

    public long getTime() {
        if (mtime != null) return mtime.toMillis();
        if (dosTime == -1) return -1;
        int t = (int) dosTime;
        return new GregorianCalendar((t >>> 25) + 1980, (t >> 21 & 15) - 1, t >> 16 & 31, t >> 11 & 31, t >> 5 & 63,
                t << 1 & 62).getTimeInMillis() + rest;
    }

    /** The time without a zone, as DOS has it; others than it knows become an instant of this zone. */
    public void setTimeLocal(LocalDateTime time) {
        mtime = null;
        rest = 0;
        int year = time.getYear();
        if (year < 1980 || year > 2099) {
            dosTime = 1 << 21 | 1 << 16;
            mtime = FileTime.from(time.atZone(ZoneId.systemDefault()).toInstant());
            return;
        }
        dosTime = (year - 1980 << 25 | time.getMonthValue() << 21 | time.getDayOfMonth() << 16 | time.getHour() << 11
                | time.getMinute() << 5 | time.getSecond() >> 1) & 0xFFFFFFFFL;
        rest = time.getSecond() % 2 * 1000 + time.getNano() / 1000000;
    }

    public LocalDateTime getTimeLocal() {
        if (mtime != null) return LocalDateTime.ofInstant(mtime.toInstant(), ZoneId.systemDefault());
        if (dosTime == -1) return null;
        int t = (int) dosTime;
        return LocalDateTime.of((t >>> 25) + 1980, t >> 21 & 15, t >> 16 & 31, t >> 11 & 31, t >> 5 & 63, t << 1 & 62)
                .plusNanos(rest * 1000000L);
    }

    public ZipEntry setLastModifiedTime(FileTime time) {
        setTime(time.toMillis());
        mtime = time;
        return this;
    }

    public FileTime getLastModifiedTime() {
        return mtime != null ? mtime : dosTime == -1 ? null : FileTime.fromMillis(getTime());
    }

    public ZipEntry setLastAccessTime(FileTime time) {
        atime = Objects.requireNonNull(time);
        return this;
    }

    public FileTime getLastAccessTime() {
        return atime;
    }

    public ZipEntry setCreationTime(FileTime time) {
        ctime = Objects.requireNonNull(time);
        return this;
    }

    public FileTime getCreationTime() {
        return ctime;
    }

    public void setSize(long size) {
        if (size < 0) throw new IllegalArgumentException("invalid entry size");
        this.size = size;
    }

    public long getSize() {
        return size;
    }

    public long getCompressedSize() {
        return csize;
    }

    public void setCompressedSize(long csize) {
        this.csize = csize;
    }

    public void setCrc(long crc) {
        if (crc < 0 || crc > 0xFFFFFFFFL) throw new IllegalArgumentException("invalid entry crc-32");
        this.crc = crc;
    }

    public long getCrc() {
        return crc;
    }

    public void setMethod(int method) {
        if (method != STORED && method != DEFLATED) throw new IllegalArgumentException("invalid compression method");
        this.method = method;
    }

    public int getMethod() {
        return method;
    }

    public void setExtra(byte[] extra) {
        if (extra != null && extra.length > 0xFFFF) throw new IllegalArgumentException("invalid extra field length");
        this.extra = extra;
        if (extra != null) ExtraTimes.read(this, extra);
    }

    public byte[] getExtra() {
        return extra;
    }

    /** Of a comment that is too long the first 65,535 bytes are written. */
    public void setComment(String comment) {
        this.comment = comment;
    }

    public String getComment() {
        return comment;
    }

    public boolean isDirectory() {
        return name.endsWith("/");
    }

    public String toString() {
        return getName();
    }

    public int hashCode() {
        return name.hashCode();
    }

    public Object clone() {
        try {
            ZipEntry e = (ZipEntry) super.clone();
            e.extra = extra == null ? null : extra.clone();
            return e;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
