// SPDX-License-Identifier: MIT
package java.time.zone;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.io.OffsetForm;

/**
 * The serialized form of the rules of a zone: a byte that tells the class, and its parts. A rule is a packed word, with
 * an int behind it for each part that doesn't fit:
 *
 * <pre>
 *  31    28 27        22 21   19 18       14 13  12 11           4 3    2 1    0
 * +--------+------------+-------+-----------+------+--------------+------+------+
 * | month  | day + 32   | week- | hour, 24, | time | standard:    | be-  | aft- |
 * |        |            | day,0 | or 31: odd| kind | quarters+128 | fore | er   |
 * +--------+------------+-------+-----------+------+--------------+------+------+
 * </pre>
 *
 * The standard offset's 255 means odd; before and after are half hours above it, 3 means odd.
 */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -8885321777449118786L;
    static final byte RULES = 1, TRANSITION = 2, TRANSITION_RULE = 3;
    private static final int ODD_TIME = 31, ODD_STANDARD = 255, ODD_DIFFERENCE = 3;
    /** Moments from 1825 to 2300 that are whole quarters of an hour take three bytes. */
    private static final long FIRST_SHORT = -4575744000L, END_SHORT = 10413792000L;

    private byte type;
    private Object object;

    /** For the object stream. */
    public Ser() {
    }

    Ser(byte type, Object object) {
        this.type = type;
        this.object = object;
    }

    static InvalidObjectException refuse() {
        return new InvalidObjectException("Deserialization via serialization delegate");
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(type);
        if (type == RULES) ((ZoneRules) object).write(out);
        else if (type == TRANSITION) write((ZoneOffsetTransition) object, out);
        else if (type == TRANSITION_RULE) write((ZoneOffsetTransitionRule) object, out);
        else throw new InvalidClassException("Unknown serialized type");
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        type = in.readByte();
        if (type == RULES) object = ZoneRules.read(in);
        else if (type == TRANSITION) object = readTransition(in);
        else if (type == TRANSITION_RULE) object = readRule(in);
        else throw new StreamCorruptedException("Unknown serialized type");
    }

    private Object readResolve() {
        return object;
    }

    static void write(long second, DataOutput out) throws IOException {
        if (second < FIRST_SHORT || second >= END_SHORT || second % 900 != 0) {
            out.writeByte(255);
            out.writeLong(second);
            return;
        }
        int n = (int) ((second - FIRST_SHORT) / 900);
        out.writeByte(n >>> 16);
        out.writeByte(n >>> 8);
        out.writeByte(n);
    }

    static long readSecond(DataInput in) throws IOException {
        int high = in.readUnsignedByte();
        if (high == 255) return in.readLong();
        int n = high << 16 | in.readUnsignedByte() << 8 | in.readUnsignedByte();
        return n * 900L + FIRST_SHORT;
    }

    private static void write(ZoneOffsetTransition t, DataOutput out) throws IOException {
        write(t.toEpochSecond(), out);
        OffsetForm.write(t.getOffsetBefore(), out);
        OffsetForm.write(t.getOffsetAfter(), out);
    }

    private static ZoneOffsetTransition readTransition(DataInput in) throws IOException {
        long second = readSecond(in);
        ZoneOffset before = OffsetForm.read(in), after = OffsetForm.read(in);
        if (before.equals(after)) throw new IllegalArgumentException("Offsets must not be equal");
        return new ZoneOffsetTransition(second, before, after);
    }

    static void write(ZoneOffsetTransitionRule r, DataOutput out) throws IOException {
        int time = r.isMidnightEndOfDay() ? 86400 : r.getLocalTime().toSecondOfDay();
        int standard = r.getStandardOffset().getTotalSeconds();
        int before = r.getOffsetBefore().getTotalSeconds(), after = r.getOffsetAfter().getTotalSeconds();
        int hour = time % 3600 == 0 ? time / 3600 : ODD_TIME;
        int quarters = standard % 900 == 0 ? standard / 900 + 128 : ODD_STANDARD;
        int b = halves(before - standard), a = halves(after - standard);
        int weekday = r.getDayOfWeek() == null ? 0 : r.getDayOfWeek().getValue();
        out.writeInt((r.getMonth().getValue() << 28) + (r.getDayOfMonthIndicator() + 32 << 22) + (weekday << 19)
                + (hour << 14) + (r.getTimeDefinition().ordinal() << 12) + (quarters << 4) + (b << 2) + a);
        if (hour == ODD_TIME) out.writeInt(time);
        if (quarters == ODD_STANDARD) out.writeInt(standard);
        if (b == ODD_DIFFERENCE) out.writeInt(before);
        if (a == ODD_DIFFERENCE) out.writeInt(after);
    }

    private static int halves(int seconds) {
        return seconds == 0 || seconds == 1800 || seconds == 3600 ? seconds / 1800 : ODD_DIFFERENCE;
    }

    static ZoneOffsetTransitionRule readRule(DataInput in) throws IOException {
        int w = in.readInt();
        int hour = w >>> 14 & 31, quarters = w >>> 4 & 255, b = w >>> 2 & 3, a = w & 3, weekday = w >>> 19 & 7;
        int time = hour == ODD_TIME ? in.readInt() : hour * 3600;
        int standard = quarters == ODD_STANDARD ? in.readInt() : (quarters - 128) * 900;
        int before = b == ODD_DIFFERENCE ? in.readInt() : standard + b * 1800;
        int after = a == ODD_DIFFERENCE ? in.readInt() : standard + a * 1800;
        return ZoneOffsetTransitionRule.of(Month.of(w >>> 28), (w >>> 22 & 63) - 32,
                weekday == 0 ? null : DayOfWeek.of(weekday), LocalTime.ofSecondOfDay(time % 86400), time == 86400,
                ZoneOffsetTransitionRule.TimeDefinition.values()[w >>> 12 & 3], ZoneOffset.ofTotalSeconds(standard),
                ZoneOffset.ofTotalSeconds(before), ZoneOffset.ofTotalSeconds(after));
    }

    /** A number of moments, the moments, and the offsets before, between and after them. */
    static void write(ZoneOffset first, ZoneOffsetTransition[] changes, DataOutput out) throws IOException {
        out.writeInt(changes.length);
        for (ZoneOffsetTransition t : changes) write(t.toEpochSecond(), out);
        OffsetForm.write(first, out);
        for (ZoneOffsetTransition t : changes) OffsetForm.write(t.getOffsetAfter(), out);
    }

    /** Fills changes, and answers the first offset. */
    static ZoneOffset read(List<ZoneOffsetTransition> changes, DataInput in) throws IOException {
        int n = in.readInt();
        if (n < 0 || n > 1024) throw new InvalidObjectException("Too many transitions");
        long[] at = new long[n];
        for (int i = 0; i < n; i++) at[i] = readSecond(in);
        ZoneOffset first = OffsetForm.read(in), before = first;
        for (int i = 0; i < n; i++) {
            ZoneOffset after = OffsetForm.read(in);
            changes.add(new ZoneOffsetTransition(at[i], before, after));
            before = after;
        }
        return first;
    }

    static List<ZoneOffsetTransitionRule> readRules(DataInput in) throws IOException {
        List<ZoneOffsetTransitionRule> rules = new ArrayList<>();
        for (int n = in.readByte(); n > 0; n--) rules.add(readRule(in));
        return rules;
    }
}
