import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Adds a SourceDebugExtension attribute to a class file: AddMap CLASSFILE RESULT */
public class AddMap {
    static final String MAP = String.join("\n", "SMAP", "Page.java", "JSP",
        "*S Other", "*F", "1 all.other", "*L", "70#1:6,6",
        "*S JSP", "*F", "+ 1 page.jsp", "web/page.jsp", "2 part.jsp", "*L", "1#1:6,2", "2:8", "1#2:9", "*E", "");

    /** Where the constant pool ends. */
    static int endOfPool(byte[] file, DataInputStream in, int count) throws IOException {
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
            case 1: in.skipBytes(in.readUnsignedShort()); break;
            case 7: case 8: case 16: case 19: case 20: in.skipBytes(2); break;
            case 15: in.skipBytes(3); break;
            case 5: case 6: in.skipBytes(8); i++; break;
            default: in.skipBytes(4); break;
            }
        }
        return file.length - in.available();
    }

    static void skipAttributes(DataInputStream in) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            in.skipBytes(2);
            in.skipBytes(in.readInt());
        }
    }

    /** Where the number of the class's attributes stands. */
    static int attributes(byte[] file, DataInputStream in) throws IOException {
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        for (int kind = 0; kind < 2; kind++) {
            for (int n = in.readUnsignedShort(); n > 0; n--) {
                in.skipBytes(6);
                skipAttributes(in);
            }
        }
        return file.length - in.available();
    }

    public static void main(String[] args) throws IOException {
        byte[] file = Files.readAllBytes(Path.of(args[0]));
        DataInputStream in = new DataInputStream(new java.io.ByteArrayInputStream(file));
        in.skipBytes(8);
        int count = in.readUnsignedShort(), pool = endOfPool(file, in, count), at = attributes(file, in);
        byte[] map = MAP.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(file, 0, 8);
        out.writeShort(count + 1);
        out.write(file, 10, pool - 10);
        out.writeByte(1);
        out.writeUTF("SourceDebugExtension");
        out.write(file, pool, at - pool);
        out.writeShort(((file[at] & 0xff) << 8 | file[at + 1] & 0xff) + 1);
        out.writeShort(count);
        out.writeInt(map.length);
        out.write(map);
        out.write(file, at + 2, file.length - at - 2);
        Files.write(Path.of(args[1]), bytes.toByteArray());
    }
}
