import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The other end of net=host:port: `java Commander PORT-FILE STREAM-FILE heap=all|garbage|ascii OUTPUT-FILE` writes the
 * port it listens at to a file, what it gets to another, and gives commands, heap=all when the program has written its
 * output. A command is taken to be done when its record has come; the reader of the stream looks closer.
 */
public class Commander {
    private static InputStream in;
    private static DataOutputStream commands;
    private static OutputStream copy;
    private static int serial;
    private static long total; // the first number of the last record that was waited for

    private static int next() throws Exception {
        int b = in.read();
        if (b >= 0) {
            copy.write(b);
        }
        return b;
    }

    private static long number(int bytes) throws Exception {
        long n = 0;
        while (bytes-- > 0) {
            n = n << 8 | next();
        }
        return n;
    }

    /** Reads records up to one of this tag; false at the end. */
    private static boolean await(int wanted) throws Exception {
        for (int tag = next(); tag >= 0; tag = next()) {
            number(4);
            long left = number(4);
            if (left >= 4) {
                total = number(4);
                left -= 4;
            }
            for (; left > 0; left--) {
                next();
            }
            if (tag == wanted) {
                return true;
            }
        }
        return false;
    }

    private static void command(int tag, int... bytes) throws Exception {
        commands.writeByte(tag);
        commands.writeInt(++serial);
        commands.writeInt(bytes.length);
        for (int b : bytes) {
            commands.writeByte(b);
        }
        commands.flush();
    }

    private static void ask(String name, int answer, int tag, int... bytes) throws Exception {
        command(tag, bytes);
        System.out.println(name + ": " + (await(answer) ? "answered" : "NO ANSWER"));
    }

    /** Reads on until a line begins with this; false at the end. */
    private static boolean awaitLine(String wanted) throws Exception {
        StringBuilder line = new StringBuilder();
        for (int b = next(); b >= 0; b = next()) {
            if (b != '\n') {
                line.append((char) b);
                continue;
            }
            if (line.toString().startsWith(wanted)) {
                return true;
            }
            line.setLength(0);
        }
        return false;
    }

    /** The same commands get text for an answer. */
    private static void text() throws Exception {
        awaitLine("THREAD START"); // it has begun
        command(3, 0, 4, 0, 0, 0, 0);
        System.out.println("sites: " + (awaitLine("SITES END") ? "answered" : "NO ANSWER"));
        command(5); // the end
        while (awaitLine("no line begins so")) {
            continue;
        }
        System.out.println("the stream ends");
    }

    /** Asks for the samples until there are a few: a busy machine may take its time. */
    private static void samples() throws Exception {
        total = 0;
        while (total < 5) {
            command(7, 0, 0, 0, 0, 0, 0);
            if (!await(13)) {
                System.out.println("samples: NO ANSWER");
                return;
            }
        }
        System.out.println("samples: some");
    }

    private static void everything(Path output) throws Exception {
        while (!Files.exists(output) || Files.size(output) == 0) {
            Thread.sleep(10);
        }
        ask("summary", 7, 4);
        ask("sites", 6, 3, 0, 4, 0, 0, 0, 0);
        command(8, 0, 6, 0, 7); // depth 7
        command(8, 0, 2); // no allocations any more
        command(8, 0, 1); // allocations again
        command(8, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0); // no thread is sampled
        command(8, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0); // every thread is
        command(1); // collect
        ask("heap", 12, 2);
        command(8, 0, 5); // samples from 0
        ask("samples", 13, 7, 0, 0, 0, 0, 0, 0);
        samples();
        command(6); // all stacks
        command(5); // the end
        while (await(-1)) {
            continue;
        }
        System.out.println("the stream ends");
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Path port = Path.of(args[0] + ".tmp");
            Files.writeString(port, String.valueOf(server.getLocalPort()));
            Files.move(port, Path.of(args[0]), StandardCopyOption.ATOMIC_MOVE);
            Socket socket = server.accept();
            in = new java.io.BufferedInputStream(socket.getInputStream());
            commands = new DataOutputStream(socket.getOutputStream());
            copy = new java.io.BufferedOutputStream(new FileOutputStream(args[1]));
            if (args[2].equals("ascii")) {
                text();
                copy.close();
                return;
            }
            for (int i = 0; i < 19 + 4 + 8; i++) {
                next();
            }
            await(2); // a class: it has begun
            if (args[2].equals("garbage")) {
                command(77, 1, 2, 3);
                System.out.println("garbage sent");
                new Thread(() -> drain()).start();
                return;
            }
            everything(Path.of(args[3]));
            copy.close();
        }
    }

    private static void drain() {
        try (OutputStream file = copy) {
            while (await(-1)) {
                continue;
            }
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
