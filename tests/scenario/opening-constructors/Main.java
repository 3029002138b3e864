import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Opens a file and a connection in each way that there is; the agent tells which constructor or method does it. */
public class Main {
    static native void watch();

    interface Opening {
        AutoCloseable open() throws IOException;
    }

    static void by(String what, Opening o) throws Exception {
        System.out.println(what);
        try (AutoCloseable a = o.open()) {
        } catch (FileNotFoundException e) {
            System.out.println("  " + e.getMessage());
        }
    }

    static void all(ServerSocket listening, File file) throws Exception {
        String name = file.getPath();
        by("accept", listening::accept);
        by("FileOutputStream(String)", () -> new FileOutputStream(name));
        by("FileOutputStream(String, boolean)", () -> new FileOutputStream(name, true));
        by("FileOutputStream(File)", () -> new FileOutputStream(file));
        by("FileOutputStream(File, boolean)", () -> new FileOutputStream(file, true));
        by("PrintStream(String)", () -> new PrintStream(name));
        by("FileInputStream(String)", () -> new FileInputStream(name));
        by("FileInputStream(File)", () -> new FileInputStream(file));
        by("FileReader(String)", () -> new FileReader(name));
        by("RandomAccessFile(String, String)", () -> new RandomAccessFile(name, "r"));
        by("RandomAccessFile(File, String)", () -> new RandomAccessFile(file, "rw"));
        by("a name that File tidies up", () -> new FileInputStream("no//such/"));
    }

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        File file = new File("opened.txt");
        try (ServerSocket s = new ServerSocket(0, 1, here); Socket c = new Socket(here, s.getLocalPort())) {
            by("not watched yet", () -> new FileOutputStream(file));
            watch();
            all(s, file);
        } finally {
            file.delete();
        }
    }
}
