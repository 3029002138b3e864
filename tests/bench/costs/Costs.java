import java.math.BigInteger;
import java.util.Arrays;

/**
 * What single things cost, in nanoseconds, best of several batches: a line "NAME NANOSECONDS" each. The cost of an
 * event is the time of a loop with it less that without, by the number of events that came: two lines, "NAME.with" and
 * "NAME.without" (costs/least).
 *
 * With -Dcounting=true, under callgrind (tests/bench/counts), things are done once, and instructions are counted: a
 * line "NAME TIMES" each. What depends on how threads meet is left out.
 */
public class Costs {
    static final int BATCHES = 25;
    static final boolean COUNTING = Boolean.getBoolean("counting");

    static int watched, plain;
    int own;

    static native void event(String name, boolean on);

    /** Events since the last question. */
    static native long events();

    /** Does one thing n times, answers nanoseconds. */
    static native long time(String what, int n);

    /** The count so far is that of this part; a new one begins. */
    static native void part(String name);

    static native void nothing();

    native double mixed(int a, long b, double c);

    void empty() {
    }

    static native void asksForTheEnd();

    static int called(int n) {
        return n;
    }

    static void ends(boolean asked) {
        if (asked) {
            asksForTheEnd();
        } else {
            nothing();
        }
    }

    interface Loop {
        void run(int n);
    }

    static double best(Loop loop, int n) {
        return best(loop, n, BATCHES);
    }

    static double best(Loop loop, int n, int batches) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < batches; i++) {
            long start = System.nanoTime();
            loop.run(n);
            best = Math.min(best, System.nanoTime() - start);
        }
        return (double) best / n;
    }

    static void print(String name, double nanos) {
        System.out.println(String.format("%s %.1f", name, nanos));
    }

    /** Once more than counts, so that all is ready. */
    static void count(String name, Loop loop, int n) {
        loop.run(n);
        part("between");
        loop.run(n);
        part(name);
        System.out.println(name + " " + n);
    }

    static void cost(String name, Loop loop, int n) {
        if (COUNTING) {
            count(name, loop, n);
        } else {
            print(name, best(loop, n));
        }
    }

    static void event(String name, Loop loop, int n) {
        if (COUNTING) {
            event(name, true);
            count(name, loop, n);
            event(name, false);
            return;
        }
        double without = best(loop, n);
        event(name, true);
        events();
        double with = best(loop, n);
        double count = Math.max((double) events() / ((double) n * BATCHES), 1);
        event(name, false);
        print(name + ".without", without / count);
        print(name + ".with", with / count);
    }

    static void calls(int n) {
        for (int i = 0; i < n; i++) {
            called(i);
        }
    }

    static void steps(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x += i;
        }
        plain = x;
    }

    static void reads(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x += plain;
        }
        plain = x;
    }

    static void natives(int n) {
        for (int i = 0; i < n; i++) {
            nothing();
        }
    }

    static void mixedNatives(int n) {
        Costs costs = new Costs();
        for (int i = 0; i < n; i++) {
            costs.mixed(i, 5, 1.0);
        }
    }

    static void frames(int n) {
        for (int i = 0; i < n; i++) {
            ends(false);
        }
    }

    static void framesAsked(int n) {
        for (int i = 0; i < n; i++) {
            ends(true);
        }
    }

    static void inC(String name, int n) {
        if (COUNTING) {
            count(name, times -> time(name, times), n);
            return;
        }
        long best = Long.MAX_VALUE;
        for (int i = 0; i < BATCHES; i++) {
            best = Math.min(best, time(name, n));
        }
        print(name, (double) best / n);
    }

    static void framePops() {
        if (!COUNTING) {
            print("FramePop.without", best(Costs::frames, 5_000));
        }
        event("FramePop", true);
        if (COUNTING) {
            count("FramePop", Costs::framesAsked, 5_000);
        } else {
            print("FramePop.with", best(Costs::framesAsked, 5_000));
        }
        event("FramePop", false);
    }

    static final Object turn = new Object();
    static int whose;

    static void play(int me, int n) {
        synchronized (turn) {
            for (int i = 0; i < n; i++) {
                while (whose != me) {
                    try {
                        turn.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                whose = 1 - me;
                turn.notify();
            }
        }
    }

    /** Two threads take turns: a round is two hand-overs. */
    static void rounds(int n) {
        Thread other = new Thread(() -> play(1, n));
        other.start();
        play(0, n);
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static final Object fought = new Object();
    static volatile int wanted, had;

    /** Wants the monitor when it is held, n times. */
    static void contend(int n) {
        for (int i = 1; i <= n; i++) {
            while (wanted < i) {
                Thread.yield();
            }
            synchronized (fought) {
                had = i;
            }
        }
    }

    /**
     * Hands a monitor over n times to a thread that blocks for it. What half of them take at most: some few take
     * milliseconds, where another process gets the processor, and a mean would tell of those.
     */
    static double handOver(int n) {
        long[] nanos = new long[n + 1];
        wanted = had = 0;
        Thread other = new Thread(() -> contend(n));
        other.start();
        for (int i = 1; i <= n; i++) {
            long start = System.nanoTime();
            synchronized (fought) {
                wanted = i;
                while (other.getState() != Thread.State.BLOCKED) {
                    Thread.yield();
                }
            }
            while (had < i) {
                Thread.yield();
            }
            nanos[i] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        return nanos[n / 2];
    }

    /** With a number: so many calls with MethodEntry on, for who counts instructions. */
    public static void main(String[] args) {
        if (args.length > 0) {
            event("MethodEntry", true);
            calls(Integer.parseInt(args[0]));
            return;
        }
        event("MethodEntry", Costs::calls, 10_000);
        event("SingleStep", Costs::steps, 1_000);
        event("Breakpoint", Costs::calls, 10_000);
        event("OtherField", Costs::reads, 20_000);
        framePops();
        inC("GetLocalInt", 1_000); // another may need 25 us for one
        for (String name : new String[] {"RawMonitorNested", "SetTag", "GetTag", "GlobalRef", "LocalRef",
            "GetIntField", "NewStringUTF", "InstanceField", "SetField", "CallVoid", "NewObject", "ObjectClass",
            "SameObject", "ArrayRegion", "ArrayElement", "UTFRegion", "LocalCapacity", "ExceptionCheck", "Module",
            "BufferAddress", "ReflectedMethod"}) {
            inC(name, 10_000);
        }
        cost("Downcall", Costs::natives, 20_000);
        cost("DowncallMixed", Costs::mixedNatives, 20_000);
        if (!COUNTING) {
            print("HandOver", handOver(5_000));
            print("WaitNotify", best(Costs::rounds, 1_000, 5));
        }
        BigInteger big = BigInteger.ONE.shiftLeft(33_219).subtract(BigInteger.ONE); // 10,000 digits
        cost("BigInteger", n -> big.multiply(big.subtract(BigInteger.TEN)), 1);
    }
}
