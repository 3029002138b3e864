import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class Main {
    final int base = 10;

    interface Varied {
        String all(Object... parts);
    }

    int plus(int n) {
        return base + n;
    }

    static int twice(int n) {
        return 2 * n;
    }

    Supplier<Integer> capture(int n) {
        return () -> base + n;
    }

    static String joined(Object... parts) {
        return List.of(parts).toString();
    }

    public static void main(String[] args) {
        Runnable r = () -> System.out.println("run");
        r.run();
        IntBinaryOperator add = (a, b) -> a + b;
        Function<Integer, Integer> twice = Main::twice;
        Function<Integer, Integer> bound = new Main()::plus;
        BiFunction<Main, Integer, Integer> unbound = Main::plus;
        Supplier<List<String>> make = ArrayList::new;
        Function<Integer, int[]> array = int[]::new;
        Varied varied = Main::joined;
        System.out.println(add.applyAsInt(2, 3) + " " + twice.apply(4) + " " + bound.apply(5) + " "
            + unbound.apply(new Main(), 6) + " " + make.get() + " " + array.apply(7).length + " " + varied.all(1, "b",
                    2.0));
        System.out.println(new Main().capture(32).get());
        long wide = 1L << 40;
        double d = 0.5;
        String s = "captured";
        Supplier<String> many = () -> wide + " " + d + " " + s;
        System.out.println(many.get());
        System.out.println(twice.andThen(bound).compose(twice).apply(3));
        Function<Integer, Function<Integer, Integer>> curry = a -> b -> a * b;
        System.out.println(curry.apply(6).apply(7));
        Supplier<Runnable> nested = () -> () -> System.out.println("nested");
        nested.get().run();
        try {
            Supplier<Object> thrower = () -> { throw new IllegalStateException("from a lambda"); };
            thrower.get();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(r.getClass().isHidden() + " " + r.getClass().isSynthetic());
    }
}
