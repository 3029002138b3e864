// SPDX-License-Identifier: MIT
package java.time;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import jdk.internal.io.OffsetForm;

/** The serialized form of the classes of this package: a byte that tells the class, and what the class is made of. */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -7683839454370182990L;

    static final byte DURATION = 1, INSTANT = 2, LOCAL_DATE = 3, LOCAL_TIME = 4,
            LOCAL_DATE_TIME = 5, ZONED_DATE_TIME = 6, ZONE_REGION = 7, ZONE_OFFSET = 8,
            OFFSET_TIME = 9, OFFSET_DATE_TIME = 10, YEAR = 11, YEAR_MONTH = 12,
            MONTH_DAY = 13, PERIOD = 14;

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
        write(type, object, out);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        type = in.readByte();
        object = read(type, in);
    }

    private Object readResolve() {
        return object;
    }

    private static void write(byte type, Object o, DataOutput out) throws IOException {
        switch (type) {
            case DURATION:
                out.writeLong(((Duration) o).getSeconds());
                out.writeInt(((Duration) o).getNano());
                break;
            case INSTANT:
                out.writeLong(((Instant) o).getEpochSecond());
                out.writeInt(((Instant) o).getNano());
                break;
            case LOCAL_DATE:
                out.writeInt(((LocalDate) o).getYear());
                out.writeByte(((LocalDate) o).getMonthValue());
                out.writeByte(((LocalDate) o).getDayOfMonth());
                break;
            case LOCAL_TIME:
                writeTime((LocalTime) o, out);
                break;
            case LOCAL_DATE_TIME:
                write(LOCAL_DATE, ((LocalDateTime) o).toLocalDate(), out);
                writeTime(((LocalDateTime) o).toLocalTime(), out);
                break;
            case ZONED_DATE_TIME:
                write(LOCAL_DATE_TIME, ((ZonedDateTime) o).toLocalDateTime(), out);
                OffsetForm.write(((ZonedDateTime) o).getOffset(), out);
                writeZone(((ZonedDateTime) o).getZone(), out);
                break;
            case ZONE_REGION:
                out.writeUTF(((ZoneId) o).getId());
                break;
            case ZONE_OFFSET:
                OffsetForm.write((ZoneOffset) o, out);
                break;
            case OFFSET_TIME:
                writeTime(((OffsetTime) o).toLocalTime(), out);
                OffsetForm.write(((OffsetTime) o).getOffset(), out);
                break;
            case OFFSET_DATE_TIME:
                write(LOCAL_DATE_TIME, ((OffsetDateTime) o).toLocalDateTime(), out);
                OffsetForm.write(((OffsetDateTime) o).getOffset(), out);
                break;
            case YEAR:
                out.writeInt(((Year) o).getValue());
                break;
            case YEAR_MONTH:
                out.writeInt(((YearMonth) o).getYear());
                out.writeByte(((YearMonth) o).getMonthValue());
                break;
            case MONTH_DAY:
                out.writeByte(((MonthDay) o).getMonthValue());
                out.writeByte(((MonthDay) o).getDayOfMonth());
                break;
            case PERIOD:
                out.writeInt(((Period) o).getYears());
                out.writeInt(((Period) o).getMonths());
                out.writeInt(((Period) o).getDays());
                break;
            default:
                throw new InvalidClassException("Unknown serialized type");
        }
    }

    private static Object read(byte type, DataInput in) throws IOException {
        switch (type) {
            case DURATION:
                return Duration.ofSeconds(in.readLong(), in.readInt());
            case INSTANT:
                return Instant.ofEpochSecond(in.readLong(), in.readInt());
            case LOCAL_DATE:
                return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
            case LOCAL_TIME:
                return readTime(in);
            case LOCAL_DATE_TIME:
                return LocalDateTime.of((LocalDate) read(LOCAL_DATE, in), readTime(in));
            case ZONED_DATE_TIME:
                return readZoned(in);
            case ZONE_REGION:
                return ZoneRegion.named(in.readUTF());
            case ZONE_OFFSET:
                return OffsetForm.read(in);
            case OFFSET_TIME:
                return OffsetTime.of(readTime(in), OffsetForm.read(in));
            case OFFSET_DATE_TIME:
                return OffsetDateTime.of((LocalDateTime) read(LOCAL_DATE_TIME, in), OffsetForm.read(in));
            case YEAR:
                return Year.of(in.readInt());
            case YEAR_MONTH:
                return YearMonth.of(in.readInt(), in.readByte());
            case MONTH_DAY:
                return MonthDay.of(in.readByte(), in.readByte());
            case PERIOD:
                return Period.of(in.readInt(), in.readInt(), in.readInt());
            default:
                throw new StreamCorruptedException("Unknown serialized type");
        }
    }

    /** Hour, minute, second and nanoseconds; where the rest is zero, the last part that is written is inverted. */
    private static void writeTime(LocalTime t, DataOutput out) throws IOException {
        int[] parts = {t.getHour(), t.getMinute(), t.getSecond()};
        int last = t.getNano() != 0 ? 3 : parts[2] != 0 ? 2 : parts[1] != 0 ? 1 : 0;
        for (int i = 0; i < 3 && i <= last; i++) out.writeByte(i == last ? ~parts[i] : parts[i]);
        if (last == 3) out.writeInt(t.getNano());
    }

    private static LocalTime readTime(DataInput in) throws IOException {
        int[] parts = new int[3];
        for (int i = 0; i < 3; i++) {
            parts[i] = in.readByte();
            if (parts[i] < 0) {
                parts[i] = ~parts[i];
                return LocalTime.of(parts[0], parts[1], parts[2]);
            }
        }
        return LocalTime.of(parts[0], parts[1], parts[2], in.readInt());
    }

    private static void writeZone(ZoneId z, DataOutput out) throws IOException {
        byte type = z instanceof ZoneOffset ? ZONE_OFFSET : ZONE_REGION;
        out.writeByte(type);
        write(type, z, out);
    }

    private static ZonedDateTime readZoned(DataInput in) throws IOException {
        LocalDateTime local = (LocalDateTime) read(LOCAL_DATE_TIME, in);
        ZoneOffset offset = OffsetForm.read(in);
        Object zone = read(in.readByte(), in);
        if (!(zone instanceof ZoneId)) throw new StreamCorruptedException("not a zone");
        return ZonedDateTime.restore(local, offset, (ZoneId) zone);
    }
}
