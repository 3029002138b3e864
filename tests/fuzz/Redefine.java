import java.io.DataInputStream;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.nio.file.Files;
import java.nio.file.Paths;

/**
 * Redefines a class by damaged versions of itself, each after the other, while two threads run its methods.
 *
 *   Redefine PACK CLASS-FILE      (with the agent redefine.c)
 *
 * Prints the number of each version and the answer. One that was accepted may do anything when it runs, so it is
 * replaced by the good version at once; the threads may meet it in between, and whatever they throw is theirs to catch.
 */
public class Redefine {
    static native int redefine(Class<?> c, byte[] bytes);

    static volatile boolean done;
    static volatile long sink;

    static Thread runner() {
        Thread t = new Thread(() -> {
            while (!done) {
                try {
                    sink += Victim.run(5, "text");
                } catch (Throwable e) {
                    sink--;
                }
            }
        });
        t.setDaemon(true);
        t.start();
        return t;
    }

    /** The class that is redefined. */
    public static class Victim {
        interface Step {
            int step(int n);
        }

        static int count;
        private final String name;
        protected long total = 5;
        volatile Object last = "last";

        Victim(String name) {
            this.name = name;
        }

        static int run(int n, String text) {
            Victim v = new Victim(text);
            int sum = 0;
            for (int i = 0; i < n; i++) sum += v.pick(i) + v.area(i, 2.5);
            count++;
            return sum + v.name.length();
        }

        int pick(int i) {
            switch (i) {
            case 1: return 10;
            case 2: return 20;
            case 4000: return 30;
            default: return i;
            }
        }

        int area(int n, double d) {
            try {
                if (n == 3) throw new IllegalStateException("three");
                synchronized (this) {
                    total += (long) (n * d);
                }
                Step s = k -> k + n;
                return s.step(1);
            } catch (IllegalStateException e) {
                last = e;
                return -1;
            } finally {
                total++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] good = Files.readAllBytes(Paths.get(args[1]));
        if (redefine(Victim.class, good) != 0) throw new AssertionError("not even by itself");
        Thread[] runners = {runner(), runner()};
        StringBuilder said = new StringBuilder();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])))) {
            for (int i = 0;; i++) {
                byte[] b = new byte[in.readInt()];
                in.readFully(b);
                int answer = redefine(Victim.class, b);
                said.append(i).append(' ').append(answer).append('\n');
                if (answer == 0 && redefine(Victim.class, good) != 0) said.append(i).append(" not back again\n");
            }
        } catch (EOFException e) {
            done = true;
        }
        System.out.print(said);
        System.out.println("survived");
        System.out.flush();
        Runtime.getRuntime().halt(0); // a runner may be in a loop that it has from a damaged version
    }
}
