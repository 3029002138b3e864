import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A connection to the agent: commands out, replies and events in. */
class Wire {
    static final Reply CLOSED = new Reply(-1, new byte[0]);
    final Socket socket;
    final DataOutputStream out;
    private final Map<Integer, BlockingQueue<Reply>> replies = new HashMap<>();
    final BlockingQueue<Reply> events = new LinkedBlockingQueue<>();
    private int next = 1;
    private volatile boolean closed;

    Wire(int port) throws IOException {
        Socket s = null;
        for (int tries = 0; s == null; tries++) { // a server that lost its debugger needs a moment to listen again
            try {
                s = new Socket(InetAddress.getByName("localhost"), port);
            } catch (IOException e) {
                if (tries > 500) {
                    throw e;
                }
                try {
                    Thread.sleep(10);
                } catch (InterruptedException ie) {
                    throw new IOException(ie);
                }
            }
        }
        socket = s;
        out = new DataOutputStream(socket.getOutputStream());
    }

    /** True if the agent answered with the same. */
    boolean handshake() throws IOException {
        byte[] hello = "JDWP-Handshake".getBytes(StandardCharsets.US_ASCII), back = new byte[hello.length];
        out.write(hello);
        DataInputStream in = new DataInputStream(socket.getInputStream());
        in.readFully(back);
        if (!new String(back, StandardCharsets.US_ASCII).equals("JDWP-Handshake")) {
            return false;
        }
        Thread reader = new Thread(() -> read(in));
        reader.setDaemon(true);
        reader.start();
        return true;
    }

    private void read(DataInputStream in) {
        try {
            while (true) {
                int length = in.readInt(), id = in.readInt(), flags = in.readUnsignedByte(),
                    x = in.readUnsignedShort();
                byte[] data = new byte[length - 11];
                in.readFully(data);
                if ((flags & 0x80) != 0) {
                    queue(id).add(new Reply(x, data));
                } else {
                    events.add(new Reply(x, data));
                }
            }
        } catch (IOException e) {
            closed = true;
            synchronized (replies) {
                replies.values().forEach(q -> q.add(CLOSED));
            }
            events.add(CLOSED);
        }
    }

    private BlockingQueue<Reply> queue(int id) {
        synchronized (replies) {
            BlockingQueue<Reply> q = replies.computeIfAbsent(id, k -> new LinkedBlockingQueue<>());
            if (closed) {
                q.add(CLOSED);
            }
            return q;
        }
    }

    static Reply take(BlockingQueue<Reply> queue, String what) {
        try {
            Reply r = queue.poll(20, TimeUnit.SECONDS);
            if (r == null) {
                throw new AssertionError("nothing came: " + what);
            }
            return r;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    void raw(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    int send(int set, int command, Data data) {
        int id = next++;
        queue(id);
        byte[] body = data.bytes.toByteArray();
        Data packet = Data.of(11 + body.length, id, (byte) 0, (byte) set, (byte) command, body);
        try {
            raw(packet.bytes.toByteArray());
        } catch (IOException e) {
            queue(id).add(CLOSED);
        }
        return id;
    }

    Reply reply(int id) {
        return take(queue(id), "reply");
    }

    Reply ask(int set, int command, Object... values) {
        return reply(send(set, command, Data.of(values)));
    }

    /** As ask, and the answer must be good. */
    Reply get(int set, int command, Object... values) {
        Reply r = ask(set, command, values);
        if (r.error != 0) {
            throw new AssertionError("command " + set + "," + command + " answered error " + r.error);
        }
        return r;
    }

    Reply event() {
        return take(events, "event");
    }

    void close() throws IOException {
        socket.close();
    }
}
