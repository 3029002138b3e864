import java.util.Random;

/** Each function of StrictMath over drawn arguments and over special ones: a number made of all bits of its results. */
public class Main {
    static final String[] FUNCTIONS = {"sin", "cos", "tan", "asin", "acos", "atan", "exp", "expm1", "log", "log1p", "log10",
            "sinh", "cosh", "tanh", "cbrt", "atan2", "pow", "hypot"};
    static final int FIRST_OF_TWO = 15;
    static final double INF = Double.POSITIVE_INFINITY;
    static final double[] SPECIAL = {0.0, 1, 2, 0.5, Double.NaN, INF, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
            Math.PI, Math.PI / 2, Math.PI / 4, 3, 4, 1e10, 0x1p31, 0x1p52, 0x1p53, 0x1p53 - 1, 0x1p-30, 0x1p-60, 709.78, 710,
            745.13, 746, 710.4758, 1.0000000001, 0.9999999999, 1e-308, 0x1p63, 0x1p65, 1023, 1024, 1074, 1075, 22, 56, 1.5,
            Math.nextUp(1.0), Math.nextDown(1.0), Math.nextUp(0.5), Math.nextDown(0.5), 1.1, 100.3};

    static double of(int f, double x, double y) {
        switch (FUNCTIONS[f]) {
        case "sin": return StrictMath.sin(x);
        case "cos": return StrictMath.cos(x);
        case "tan": return StrictMath.tan(x);
        case "asin": return StrictMath.asin(x);
        case "acos": return StrictMath.acos(x);
        case "atan": return StrictMath.atan(x);
        case "exp": return StrictMath.exp(x);
        case "expm1": return StrictMath.expm1(x);
        case "log": return StrictMath.log(x);
        case "log1p": return StrictMath.log1p(x);
        case "log10": return StrictMath.log10(x);
        case "sinh": return StrictMath.sinh(x);
        case "cosh": return StrictMath.cosh(x);
        case "tanh": return StrictMath.tanh(x);
        case "cbrt": return StrictMath.cbrt(x);
        case "atan2": return StrictMath.atan2(x, y);
        case "pow": return StrictMath.pow(x, y);
        default: return StrictMath.hypot(x, y);
        }
    }

    /** Any bits, small, medium and large numbers, and neighbours of multiples of a quarter of pi. */
    static double draw(Random r) {
        switch (r.nextInt(8)) {
        case 0:
        case 1: return Double.longBitsToDouble(r.nextLong());
        case 2: return (r.nextDouble() - 0.5) * 8;
        case 3: return (r.nextDouble() - 0.5) * 1600;
        case 4: return (r.nextDouble() - 0.5) * 2;
        case 5: return Math.scalb(r.nextDouble() + 1, r.nextInt(60) - 30) * (r.nextBoolean() ? 1 : -1);
        case 6: return r.nextInt(2000) * Math.PI / 4 + (r.nextBoolean() ? 0 : r.nextDouble() * 1e-6);
        default: return r.nextInt(1000) / (double) (1 << r.nextInt(8));
        }
    }

    static long mix(long sum, double d) {
        return (sum ^ Double.doubleToLongBits(d)) * 0x9E3779B97F4A7C15L + (sum >>> 29);
    }

    static long special(int f) {
        long sum = 0;
        for (double x : SPECIAL) {
            if (f < FIRST_OF_TWO) {
                sum = mix(mix(sum, of(f, x, 0)), of(f, -x, 0));
                continue;
            }
            for (double y : SPECIAL) {
                sum = mix(mix(sum, of(f, x, y)), of(f, -x, y));
                sum = mix(mix(sum, of(f, x, -y)), of(f, -x, -y));
            }
        }
        return sum;
    }

    static long drawn(int f, int count) {
        Random r = new Random(f);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            double x = draw(r), y = f < FIRST_OF_TWO ? 0 : draw(r);
            if (f >= FIRST_OF_TWO && i % 3 == 0) {
                x = r.nextDouble() * 20;
                y = (r.nextDouble() - 0.5) * 60;
            }
            sum = mix(sum, of(f, x, y));
        }
        return sum;
    }

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 3000;
        for (int f = 0; f < FUNCTIONS.length; f++) {
            Say.line(FUNCTIONS[f], " ", Long.toHexString(drawn(f, count)), " ", Long.toHexString(special(f)));
        }
        Say.line("cosh(1) ", StrictMath.cosh(1.0), " sinh(32) ", StrictMath.sinh(31.999999999999844), " exp(1.7) ", StrictMath.exp(1.7),
                " tan(2.2) ", StrictMath.tan(2.2));
        Say.line("sin(10^22) ", StrictMath.sin(1e22), " pow(1.1, 100.3) ", StrictMath.pow(1.1, 100.3));
    }
}
