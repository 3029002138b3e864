import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.function.Supplier;

public class Main implements Cloneable {
    int number = 7;
    static volatile Object sink;

    static native void watch(boolean on);

    static final class Other implements Runnable {
        @Override
        public void run() {
            clones();
        }
    }

    static void clones() {
        try {
            sink = new Main();
            sink = new Main[2];
            sink = ((Main) new Main().clone());
            sink = Array.newInstance(Main.class, 3);
            sink = new Main[5].clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    static int gather(Main... all) {
        return all.length;
    }

    /* No instruction of the program makes these: twice, as the first one links the call. */
    static void handles(MethodHandle maker) {
        try {
            for (int i = 0; i < 2; i++) {
                Say.line("by a handle:");
                sink = (Main) maker.invokeExact();
            }
            Say.line("by a handle with arguments in an array:");
            sink = maker.invokeWithArguments();
            MethodHandle gather = MethodHandles.lookup().findStatic(Main.class, "gather",
                MethodType.methodType(int.class, Main[].class)).asCollector(Main[].class, 2);
            MethodHandle array = MethodHandles.arrayConstructor(Main[].class);
            for (int i = 0; i < 2; i++) {
                Say.line("arguments that a handle gathers:");
                sink = (int) gather.invokeExact((Main) null, (Main) null);
                Say.line("an array by a handle:");
                sink = (Main[]) array.invokeExact(4);
            }
            for (int i = 0; i < 2; i++) {
                Say.line("a lambda that holds " + i + ":");
                int held = i;
                Supplier<Integer> lambda = () -> held;
                sink = lambda.get();
            }
            Say.line("a lambda that holds nothing:");
            Supplier<String> lambda = () -> "nothing";
            sink = lambda.get();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    static void divides(int zero) {
        Say.line("thrown by an instruction:");
        try {
            sink = 1 / zero;
        } catch (ArithmeticException e) {
            sink = e;
        }
    }

    public static void main(String[] args) throws Exception {
        clones();
        Say.line("watched:");
        watch(true);
        clones();
        Thread t = new Thread(new Other());
        t.start();
        t.join();
        MethodHandle maker = MethodHandles.lookup().findConstructor(Main.class, MethodType.methodType(void.class));
        handles(maker);
        divides(0);
        watch(false);
        clones();
        Say.line("done");
    }
}
