// SPDX-License-Identifier: MIT
package java.time.chrono;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;

/** The serialized form of the classes of this package: a byte that tells the class, and what the object is made of. */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -6103370247208168577L;
    static final byte CHRONOLOGY = 1, LOCAL_DATE_TIME = 2, ZONED_DATE_TIME = 3, JAPANESE_DATE = 4, JAPANESE_ERA = 5,
            MINGUO_DATE = 7, THAIBUDDHIST_DATE = 8, PERIOD = 9;

    private byte type;
    private Object object;

    /** For the object stream. */
    public Ser() {
    }

    Ser(Chronology chronology) {
        this(CHRONOLOGY, chronology);
    }

    Ser(byte type, Object object) {
        this.type = type;
        this.object = object;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(type);
        switch (type) {
            case CHRONOLOGY:
                out.writeUTF(((Chronology) object).getId());
                break;
            case LOCAL_DATE_TIME:
                out.writeObject(((ChronoLocalDateTime<?>) object).toLocalDate());
                out.writeObject(((ChronoLocalDateTime<?>) object).toLocalTime());
                break;
            case ZONED_DATE_TIME:
                out.writeObject(((ChronoZonedDateTime<?>) object).toLocalDateTime());
                out.writeObject(((ChronoZonedDateTime<?>) object).getOffset());
                out.writeObject(((ChronoZonedDateTime<?>) object).getZone());
                break;
            case JAPANESE_ERA:
                out.writeByte(((JapaneseEra) object).getValue());
                break;
            case PERIOD:
                ChronoPeriod p = (ChronoPeriod) object;
                out.writeUTF(p.getChronology().getId());
                out.writeInt((int) p.get(ChronoUnit.YEARS));
                out.writeInt((int) p.get(ChronoUnit.MONTHS));
                out.writeInt((int) p.get(ChronoUnit.DAYS));
                break;
            default:
                ChronoLocalDate d = (ChronoLocalDate) object;
                out.writeInt(d.get(ChronoField.YEAR));
                out.writeByte(d.get(ChronoField.MONTH_OF_YEAR));
                out.writeByte(d.get(ChronoField.DAY_OF_MONTH));
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        type = in.readByte();
        switch (type) {
            case CHRONOLOGY:
                object = Chronology.of(in.readUTF());
                break;
            case LOCAL_DATE_TIME:
                object = ((ChronoLocalDate) in.readObject()).atTime((LocalTime) in.readObject());
                break;
            case ZONED_DATE_TIME:
                ChronoLocalDateTime<?> local = (ChronoLocalDateTime<?>) in.readObject();
                ZoneOffset offset = (ZoneOffset) in.readObject();
                object = local.atZone(offset).withZoneSameLocal((ZoneId) in.readObject());
                break;
            case JAPANESE_ERA:
                object = JapaneseEra.of(in.readByte());
                break;
            case PERIOD:
                object = Chronology.of(in.readUTF()).period(in.readInt(), in.readInt(), in.readInt());
                break;
            case JAPANESE_DATE:
            case MINGUO_DATE:
            case THAIBUDDHIST_DATE:
                Chronology c = type == JAPANESE_DATE ? JapaneseChronology.INSTANCE
                        : type == MINGUO_DATE ? MinguoChronology.INSTANCE : ThaiBuddhistChronology.INSTANCE;
                object = c.date(in.readInt(), in.readByte(), in.readByte());
                break;
            default:
                throw new StreamCorruptedException("Unknown serialized type");
        }
    }

    private Object readResolve() {
        return object;
    }
}
