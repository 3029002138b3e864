import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.util.concurrent.Callable;

public class Main {
    interface Work {
        void run() throws Exception;
    }

    static void tell(String what, Callable<?> c) {
        String said;
        try {
            said = String.valueOf(c.call());
        } catch (IOException e) {
            said = e.toString();
        } catch (Exception e) {
            said = e.getClass().getName();
        }
        System.out.println(what + ": " + said);
    }

    static Thread start(Work w) {
        Thread t = new Thread(() -> {
            try {
                w.run();
            } catch (Exception e) {
                System.out.println("  in a thread: " + e);
            }
        });
        t.start();
        return t;
    }

    /** Runs it in a thread, which is gone then. */
    static void apart(Work w) throws Exception {
        start(w).join();
    }

    static void awaitBlocked(Thread t) throws Exception {
        while (t.getState() != Thread.State.TIMED_WAITING && t.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
    }

    static void alone() {
        tell("no size", () -> new PipedInputStream(0));
        tell("no size", () -> new PipedReader(-1));
        tell("read", () -> new PipedInputStream().read());
        tell("read", () -> new PipedReader().read());
        tell("available", () -> new PipedInputStream().available());
        tell("ready", () -> new PipedReader().ready());
        tell("array", () -> new PipedInputStream().read(new byte[3], 0, 3));
        tell("nothing asked for", () -> new PipedInputStream().read(new byte[3], 0, 0));
        tell("nothing asked for", () -> new PipedReader().read(new char[3], 0, 0));
        tell("beyond the array", () -> new PipedInputStream().read(new byte[3], 1, 3));
        tell("closed, not connected", () -> {
            PipedInputStream in = new PipedInputStream();
            in.close();
            return in.read();
        });
        tell("write", () -> {
            new PipedOutputStream().write(1);
            return "written";
        });
        tell("flush", () -> {
            new PipedOutputStream().flush();
            new PipedWriter().flush();
            return "flushed";
        });
        tell("connected twice", () -> {
            PipedOutputStream out = new PipedOutputStream();
            new PipedInputStream(out);
            return new PipedInputStream(out);
        });
        tell("connected twice", () -> {
            PipedReader in = new PipedReader();
            new PipedWriter(in);
            in.connect(new PipedWriter());
            return "connected";
        });
        tell("to null", () -> new PipedInputStream((PipedOutputStream) null));
    }

    static void closed() {
        tell("read after close", () -> {
            PipedInputStream in = new PipedInputStream(new PipedOutputStream());
            in.close();
            return in.read();
        });
        tell("ready after close", () -> {
            PipedReader in = new PipedReader(new PipedWriter());
            in.close();
            return in.ready();
        });
        tell("nothing asked for after close", () -> {
            PipedReader in = new PipedReader(new PipedWriter());
            in.close();
            return in.read(new char[1], 0, 0);
        });
        tell("write to a closed end", () -> {
            PipedOutputStream out = new PipedOutputStream();
            new PipedInputStream(out).close();
            out.write(1);
            return "written";
        });
        tell("write after close", () -> {
            PipedWriter out = new PipedWriter();
            new PipedReader(out);
            out.close();
            out.write('x');
            return "written";
        });
        tell("the rest, then the end", () -> {
            PipedOutputStream out = new PipedOutputStream();
            PipedInputStream in = new PipedInputStream(out);
            out.write(new byte[] {7, -1});
            out.close();
            return in.available() + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.available();
        });
        tell("ready at the end", () -> {
            PipedWriter out = new PipedWriter();
            PipedReader in = new PipedReader(out);
            out.write("ab");
            out.close();
            char[] c = new char[5];
            return in.ready() + " " + in.read(c) + " " + in.ready() + " " + in.read(c);
        });
    }

    static void dead() throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out);
        apart(() -> out.write(5));
        tell("its writer has ended", () -> in.available() + " " + in.read());
        tell("no more to come", in::available);
        tell("no more to come", in::read);
        tell("no more to come", () -> in.read(new byte[2]));
        tell("another writer", () -> {
            out.write(6);
            return in.read();
        });
        PipedWriter writer = new PipedWriter();
        PipedReader reader = new PipedReader(writer);
        apart(() -> writer.write("c"));
        tell("its writer has ended", () -> reader.ready() + " " + reader.read());
        tell("no more to come", reader::ready);
        tell("no more to come", reader::read);
        PipedOutputStream to = new PipedOutputStream();
        PipedInputStream from = new PipedInputStream(to, 4);
        Thread t = start(() -> System.out.println("read " + from.read()));
        awaitBlocked(t);
        to.write(9);
        t.join();
        tell("its reader has ended", () -> {
            to.write(1);
            return "written";
        });
        tell("its reader ends while all is full", () -> fillBeforeDeath());
    }

    static Object fillBeforeDeath() throws Exception {
        PipedWriter out = new PipedWriter();
        PipedReader in = new PipedReader(out, 3);
        Thread main = Thread.currentThread();
        start(() -> {
            System.out.println("read " + (char) in.read());
            awaitBlocked(main);
        });
        out.write("abcdefgh");
        return "written";
    }

    static void interrupted() throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, 4);
        Thread.currentThread().interrupt();
        tell("interrupted reader", in::read);
        Thread.currentThread().interrupt();
        tell("interrupted writer", () -> {
            out.write(new byte[6]);
            return "written";
        });
        System.out.println("still interrupted " + Thread.interrupted() + ", there are " + in.available());
    }

    /** Subclasses see the ring. */
    static class Open extends PipedInputStream {
        Open(PipedOutputStream out) throws IOException {
            super(out, 5);
        }

        String ring() {
            return buffer.length + " " + in + " " + out;
        }

        void put(int b) throws IOException {
            receive(b);
        }
    }

    static void ring() throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        Open in = new Open(out);
        System.out.println("empty " + in.ring());
        out.write(new byte[] {1, 2, 3});
        System.out.println("three " + in.ring());
        in.read();
        out.write(new byte[] {4, 5});
        System.out.println("to the end " + in.ring());
        in.put(6);
        System.out.println("full " + in.ring() + ", available " + in.available());
        byte[] b = new byte[10];
        System.out.println("around the bend " + in.read(b, 1, 9) + " " + java.util.Arrays.toString(b));
        System.out.println("empty " + in.ring().startsWith("5 -1"));
    }

    static void much() throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out, 100);
        Thread t = start(() -> {
            byte[] b = new byte[997];
            int next = 0;
            for (int n = 0; n < 50; n++) {
                for (int i = 0; i < b.length; i++) {
                    b[i] = (byte) next++;
                }
                out.write(b, 0, b.length);
                out.write(next++);
            }
            out.close();
        });
        int total = 0, wrong = 0;
        byte[] b = new byte[333];
        for (int n; (n = in.read(b, 3, 330)) >= 0; ) {
            for (int i = 0; i < n; i++) {
                wrong += b[3 + i] == (byte) total++ ? 0 : 1;
            }
        }
        t.join();
        System.out.println(total + " bytes, wrong " + wrong);
        PipedWriter writer = new PipedWriter();
        PipedReader reader = new PipedReader(writer, 7);
        t = start(() -> {
            for (int i = 0; i < 300; i++) {
                writer.write("line " + i + "\n");
            }
            writer.close();
        });
        long lines = new java.io.BufferedReader(reader).lines().filter(s -> s.startsWith("line ")).count();
        t.join();
        System.out.println(lines + " lines");
    }

    public static void main(String[] args) throws Exception {
        alone();
        closed();
        dead();
        interrupted();
        ring();
        much();
    }
}
