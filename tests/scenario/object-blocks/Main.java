import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilePermission;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

public class Main {
    static final int[] SIZES = {0, 1, 255, 256, 1024, 1025, 5000, 9000};

    /** Primitive data of many sizes: how it falls into blocks is part of the format. */
    static void blocks() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        byte[] noise = new byte[9000];
        new Random(1).nextBytes(noise);
        for (int n : SIZES) {
            out.writeInt(n);
            out.write(noise, 0, n);
            out.writeUTF("x".repeat(n));
            out.writeLong(n);
            if (n % 2 == 0) {
                out.flush();
            }
        }
        out.close();
        System.out.println("blocks: " + bytes.size() + " bytes, " + Arrays.hashCode(bytes.toByteArray()));
    }

    static void resets() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        String[] shared = {"a", "b", "a", null};
        out.writeObject("first");
        out.reset();
        out.writeInt(4);
        out.writeObject(shared);
        out.writeObject(shared);
        out.writeObject(new String[] {"a"});
        out.reset();
        out.writeObject(shared);
        out.close();
        System.out.println("resets: " + bytes.size() + " bytes, " + Arrays.hashCode(bytes.toByteArray()));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readObject() + " " + in.readInt());
        Object one = in.readObject();
        Object two = in.readObject();
        String[] three = (String[]) in.readObject();
        Object four = in.readObject();
        System.out.println(Arrays.toString((String[]) one) + " " + (one == two) + " " + (three[0] == ((String[]) one)[0])
                + " " + (four == one) + " " + Arrays.equals((String[]) four, (String[]) one));
    }

    /** A reader that stops with the last of the data leaves nothing of the trailer on the wire. */
    static void gzip() throws IOException {
        int good = 0;
        for (int n = 0; n < 40; n++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(bytes);
            GZIPOutputStream packed = new GZIPOutputStream(out, 32768);
            ObjectOutputStream inner = new ObjectOutputStream(packed);
            byte[] noise = new byte[100 + n];
            new Random(n).nextBytes(noise);
            inner.write(noise);
            inner.flush();
            packed.finish();
            out.flush();
            out.write(77);
            out.close();
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
            ObjectInputStream unpacked = new ObjectInputStream(new GZIPInputStream(in, 32768));
            byte[] back = new byte[noise.length];
            unpacked.readFully(back);
            good += Arrays.equals(back, noise) && in.read() == 77 ? 1 : 0;
        }
        System.out.println("gzip: " + good);
    }

    static void permissions() {
        String[] paths = {"/tmp/-", "/tmp/*", "/tmp/x", "/tmp/x/y", "<<ALL FILES>>", "*", "-", "x", "/-"};
        for (String p : paths) {
            StringBuilder row = new StringBuilder();
            for (String q : paths) {
                row.append(new FilePermission(p, "read,write").implies(new FilePermission(q, "read")) ? '1' : '0');
            }
            System.out.println(row + " " + new FilePermission(p, "write, Read"));
        }
    }

    public static void main(String[] args) throws Exception {
        blocks();
        resets();
        gzip();
        permissions();
    }
}
