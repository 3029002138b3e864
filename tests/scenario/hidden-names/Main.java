import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;

/** Each file of the folder says that it is "Thing", as one version with frames and as an old one without. */
public class Main {
    public static void main(String[] args) throws Throwable {
        new Thing();
        for (String name : new String[] {"Argument", "Result", "Put", "PutStatic", "ArrayArgument", "ArrayResult",
            "Merged", "Reader"}) {
            byte[] b = Files.readAllBytes(Path.of(System.getProperty("hidden"), name + ".class"));
            byte[] hidden = renamed(b, name, "Thing");
            tell(name, hidden);
            hidden[7] = 49;
            tell(name + ", inferred", hidden);
        }
        byte[] good = Files.readAllBytes(Path.of(System.getProperty("hidden"), "Good.class"));
        tell("Good", good);
        tell("Good, named like another class", renamed(good, "Good", "Thing"));
    }

    static void tell(String what, byte[] b) {
        String result;
        try {
            Class<?> c = MethodHandles.lookup().defineHiddenClass(b, true).lookupClass();
            result = (String) c.getMethod("go").invoke(null);
        } catch (Throwable t) {
            Throwable e = t;
            while (e.getCause() != null) {
                e = e.getCause();
            }
            result = e.getClass().getName();
        }
        System.out.println(what + ": " + result);
    }

    /** The class file with another name for its class wherever it stands as a whole or in a descriptor. */
    static byte[] renamed(byte[] b, String from, String to) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(b));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(in.readLong());
        int n = in.readUnsignedShort();
        out.writeShort(n);
        for (int i = 1; i < n; i++) {
            int tag = in.read();
            out.write(tag);
            if (tag == 1) {
                String s = in.readUTF();
                out.writeUTF(s.equals(from) ? to : s.replace("L" + from + ";", "L" + to + ";"));
                continue;
            }
            int size = tag == 5 || tag == 6 ? 8 : tag == 15 ? 3 : tag == 7 || tag == 8 || tag == 16 ? 2 : 4;
            out.write(in.readNBytes(size));
            i += size == 8 ? 1 : 0;
        }
        out.write(in.readAllBytes());
        return bytes.toByteArray();
    }
}
