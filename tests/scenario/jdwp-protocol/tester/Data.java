import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The data of a packet that is being written. */
class Data {
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    static Data of(Object... values) {
        Data data = new Data();
        for (Object v : values) {
            data.put(v);
        }
        return data;
    }

    /** Long: an id; Integer, Byte, Short, Character, Boolean, Float, Double as they are; String with its length. */
    Data put(Object v) {
        try {
            if (v instanceof Long) {
                out.writeLong((Long) v);
            } else if (v instanceof Integer) {
                out.writeInt((Integer) v);
            } else if (v instanceof Byte) {
                out.writeByte((Byte) v);
            } else if (v instanceof Short) {
                out.writeShort((Short) v);
            } else if (v instanceof Character) {
                out.writeChar((Character) v);
            } else if (v instanceof Boolean) {
                out.writeBoolean((Boolean) v);
            } else if (v instanceof Float) {
                out.writeFloat((Float) v);
            } else if (v instanceof Double) {
                out.writeDouble((Double) v);
            } else if (v instanceof byte[]) {
                out.write((byte[]) v);
            } else {
                byte[] text = ((String) v).getBytes(StandardCharsets.UTF_8);
                out.writeInt(text.length);
                out.write(text);
            }
            return this;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

/** The data of a packet that came: a reply or one composite event. */
class Reply {
    final int error;
    final int length;
    private final DataInputStream in;

    Reply(int error, byte[] data) {
        this.error = error;
        this.length = data.length;
        this.in = new DataInputStream(new ByteArrayInputStream(data));
    }

    int left() {
        try {
            return in.available();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    int b() {
        try {
            return in.readByte();
        } catch (IOException e) {
            throw new AssertionError("reply too short", e);
        }
    }

    int i() {
        try {
            return in.readInt();
        } catch (IOException e) {
            throw new AssertionError("reply too short", e);
        }
    }

    long id() {
        try {
            return in.readLong();
        } catch (IOException e) {
            throw new AssertionError("reply too short", e);
        }
    }

    String text() {
        try {
            byte[] bytes = new byte[in.readInt()];
            in.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError("reply too short", e);
        }
    }

    /** A value with its tag, as text; objects as "tag" and their id goes to lastId. */
    long lastId;

    String value() {
        int tag = b();
        try {
            switch (tag) {
            case 'Z': return "Z" + in.readBoolean();
            case 'B': return "B" + in.readByte();
            case 'C': return "C" + in.readChar();
            case 'S': return "S" + in.readShort();
            case 'I': return "I" + in.readInt();
            case 'J': return "J" + in.readLong();
            case 'F': return "F" + in.readFloat();
            case 'D': return "D" + in.readDouble();
            case 'V': return "V";
            default:
                lastId = in.readLong();
                return (char) tag + (lastId == 0 ? "null" : "");
            }
        } catch (IOException e) {
            throw new AssertionError("reply too short", e);
        }
    }

    /** A location; the ids go to the fields. */
    long classId, methodId, index;

    void location() {
        b();
        classId = id();
        methodId = id();
        index = id();
    }
}
