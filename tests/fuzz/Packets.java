import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Sends packets to a debug agent that listens: good ones, ones whose data fit no command, damaged ones, and half ones.
 *
 *   Packets PORT SEED COUNT
 *
 * Ids are learnt from the replies, so many packets name something that exists. Left out is what ends or changes the
 * program by right: Exit, calls of its methods, new values for its variables, exceptions thrown into its threads. Each
 * connection ends by Dispose or by going away; both resume the program. At last a good connection must be answered
 * well; that is the exit status.
 */
public class Packets {
    static final byte[] HELLO = "JDWP-Handshake".getBytes(StandardCharsets.US_ASCII);
    /** Command sets and how many commands each has. */
    static final int[][] SETS = {{1, 21}, {2, 19}, {3, 4}, {4, 1}, {5, 1}, {6, 5}, {9, 10}, {10, 1}, {11, 15}, {12, 3}, {13, 3}, {14, 1},
        {15, 3}, {16, 4}, {17, 1}, {18, 2}, {64, 100}, {0, 3}, {77, 3}};
    static final List<String> LEFT_OUT = List.of("1/10", "3/2", "3/3", "3/4", "5/1", "9/3", "9/6", "11/10", "11/11", "11/14", "13/3", "16/2", "16/4");

    final Random random;
    final int port;
    final List<Long> ids = new ArrayList<>();
    int sent, answered, refused;

    Packets(int port, long seed) {
        this.port = port;
        random = new Random(seed);
    }

    long id() {
        switch (random.nextInt(8)) {
        case 0: return 0;
        case 1: return random.nextLong();
        case 2: return random.nextInt(100);
        default: return ids.isEmpty() ? 1 : ids.get(random.nextInt(ids.size()));
        }
    }

    int number() {
        int[] edges = {0, 1, 2, 3, 10, -1, 0x7fffffff, 0x80000000, 256};
        return random.nextInt(3) == 0 ? edges[random.nextInt(edges.length)] : random.nextInt(8);
    }

    /** Most commands from set 2 on are about a thing that is named first. */
    byte[] data(int set) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        if (set >= 2 && random.nextInt(4) > 0) out.writeLong(id());
        for (int i = random.nextInt(7); i > 0; i--) {
            switch (random.nextInt(5)) {
            case 0: out.writeInt(number()); break;
            case 1: out.writeByte(random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(3)); break;
            case 2: text(out); break;
            default: out.writeLong(id());
            }
        }
        return bytes.toByteArray();
    }

    void text(DataOutputStream out) throws IOException {
        String[] texts = {"", "LVictim;", "Victim*", "*", "java.lang.Thread", "()V", "\u00e4\u20ac", "%s%n"};
        byte[] b = texts[random.nextInt(texts.length)].getBytes(StandardCharsets.UTF_8);
        out.writeInt(random.nextInt(10) == 0 ? number() : b.length);
        out.write(b);
    }

    byte[] packet() throws IOException {
        int set, command;
        do {
            int[] s = SETS[random.nextInt(SETS.length)];
            set = s[0];
            command = 1 + random.nextInt(s[1]);
        } while (LEFT_OUT.contains(set + "/" + command));
        byte[] data = set == 1 && command < 8 ? new byte[0] : data(set);
        ByteBuffer b = ByteBuffer.allocate(11 + data.length);
        int length = random.nextInt(60) == 0 ? number() : b.capacity();
        b.putInt(length).putInt(++sent).put((byte) (random.nextInt(40) == 0 ? random.nextInt() : 0)).put((byte) set).put((byte) command);
        return b.put(data).array();
    }

    /** Reads until the reply to what was sent last, a pause, or the end; false at the end. */
    boolean listen(DataInputStream in) throws IOException {
        try {
            for (;;) {
                int length = in.readInt(), which = in.readInt(), flags = in.readByte();
                int error = in.readUnsignedShort();
                byte[] data = new byte[length - 11];
                in.readFully(data);
                for (int i = 0; i + 8 <= data.length && ids.size() < 3000; i += 1 + random.nextInt(4)) {
                    ids.add(ByteBuffer.wrap(data).getLong(i));
                }
                if ((flags & 0x80) != 0 && which == sent) {
                    answered++;
                    if (error != 0) refused++;
                    return true;
                }
            }
        } catch (SocketTimeoutException e) {
            return true;
        } catch (java.io.EOFException e) {
            return false;
        }
    }

    Socket connect() throws IOException {
        Socket s = new Socket(InetAddress.getLoopbackAddress(), port);
        s.setSoTimeout(300);
        return s;
    }

    void connection(int packets) throws IOException {
        try (Socket s = connect()) {
            OutputStream out = s.getOutputStream();
            DataInputStream in = new DataInputStream(s.getInputStream());
            byte[] hello = HELLO.clone();
            if (random.nextInt(15) == 0) hello[random.nextInt(hello.length)] ^= 1 << random.nextInt(7);
            out.write(hello, 0, random.nextInt(30) == 0 ? random.nextInt(hello.length) : hello.length);
            if (in.readNBytes(HELLO.length).length < HELLO.length) return;
            for (int i = 0; i < packets; i++) {
                out.write(packet());
                if (!listen(in)) return;
            }
            if (random.nextInt(2) == 0) out.write(new byte[] {0, 0, 0, 11, 0, 0, 0, 0, 0, 1, 6}); // Dispose
        } catch (SocketTimeoutException e) {
            return; // it waits for the rest of a handshake or packet
        } catch (IOException e) {
            return; // it has closed the connection
        }
    }

    /** Version, answered without an error, then Dispose. The agent may still be busy with the end of another
     * connection. */
    boolean good() throws Exception {
        for (int attempt = 0; attempt < 200; attempt++) {
            try (Socket s = connect()) {
                s.setSoTimeout(20000);
                s.getOutputStream().write(HELLO);
                DataInputStream in = new DataInputStream(s.getInputStream());
                if (in.readNBytes(HELLO.length).length == HELLO.length) {
                    s.getOutputStream().write(new byte[] {0, 0, 0, 11, 0x11, 0, 0, 0, 0, 1, 1});
                    for (;;) {
                        byte[] packet = new byte[in.readInt() - 4];
                        in.readFully(packet);
                        if (packet[0] == 0x11 && packet[4] < 0) {
                            s.getOutputStream().write(new byte[] {0, 0, 0, 11, 0x12, 0, 0, 0, 0, 1, 6});
                            in.readAllBytes();
                            return packet[5] == 0 && packet[6] == 0;
                        }
                    }
                }
            } catch (IOException e) {
                Thread.sleep(50);
            }
        }
        return false;
    }

    public static void main(String[] args) throws Exception {
        Packets p = new Packets(Integer.parseInt(args[0]), Long.parseLong(args[1]));
        int count = Integer.parseInt(args[2]);
        while (p.sent < count) {
            int before = p.sent;
            p.connection(1 + p.random.nextInt(60));
            if (p.sent == before) p.sent++; // a connection that came to nothing counts, too
        }
        boolean good = p.good();
        System.out.println("# " + p.sent + " packets, " + p.answered + " answered, " + p.refused + " of them with an error");
        System.exit(good ? 0 : 1);
    }
}
