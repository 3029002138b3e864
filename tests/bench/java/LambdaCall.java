// SPDX-License-Identifier: MIT
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Lambdas that capture, made and called: an int, a wide value and this, a constructor reference. */
final class LambdaCall extends Bench {
    private final int base = 3;

    long run(int n) {
        IntBinaryOperator sum = Integer::sum;
        Supplier<LambdaCall> make = LambdaCall::new;
        long total = 0;
        for (int i = 0; i < n; i++) {
            int k = i & 31;
            long wide = (long) i << 20;
            IntUnaryOperator add = x -> x + k;
            LongSupplier both = () -> wide + base;
            total += add.applyAsInt(sum.applyAsInt(i, k)) + both.getAsLong() + make.get().base;
        }
        return total;
    }

    public static void main(String[] args) throws Exception { main("lambdacall", new LambdaCall(), 12000, args); }
}
