import java.util.function.IntUnaryOperator;

public class Main {
    /** Traced as it is loaded. */
    static class Work {
        private final int base;

        Work(int base) {
            this.base = base;
        }

        long sum(int n) {
            long all = 0;
            for (int i = 0; i < n; i++) {
                all += step(i);
            }
            return all;
        }

        private int step(int i) {
            return i % 2 == 0 ? base : i;
        }

        int lambda(int x) {
            IntUnaryOperator twice = i -> 2 * i + base;
            return twice.applyAsInt(x);
        }

        String text(Object o) {
            try {
                if (o == null) {
                    throw new IllegalArgumentException("null");
                }
                return switch (o.toString()) {
                    case "a" -> "letter";
                    default -> "other " + o;
                };
            } finally {
                end();
            }
        }

        static synchronized void end() {
        }
    }

    /** Loaded before, traced by retransformation. */
    static class Early {
        int value() {
            return 42;
        }
    }

    public static void main(String[] args) throws Exception {
        Early early = new Early();
        Work w = new Work(10);
        System.out.println("sum " + w.sum(3));
        System.out.println("lambda " + w.lambda(4));
        System.out.println("text " + w.text("a") + " " + w.text("b"));
        try {
            w.text(null);
        } catch (IllegalArgumentException e) {
            System.out.println("thrown " + e.getMessage() + " at " + e.getStackTrace()[0].getMethodName());
        }
        System.out.println("early " + early.value());
        Trace.instrumentation.retransformClasses(Early.class);
        System.out.println("early " + early.value());
    }
}
