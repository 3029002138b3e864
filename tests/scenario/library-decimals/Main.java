import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.concurrent.Callable;

/** Numbers so far apart that their sum, written out, would not fit into memory. */
public class Main {
    static void say(Callable<BigDecimal> c) {
        try {
            BigDecimal d = c.call();
            System.out.println(d + " scale " + d.scale());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        BigDecimal far = new BigDecimal("1E+1888925827"), near = new BigDecimal("1E-1888925827");
        BigDecimal[] numbers = {far, near.negate(), new BigDecimal("-1234.50"), new BigDecimal("0E+2000000000"),
            new BigDecimal("0E-200000000"), new BigDecimal("1E+20"), new BigDecimal("99.995"), BigDecimal.ZERO};
        for (RoundingMode mode : new RoundingMode[] {RoundingMode.UP, RoundingMode.DOWN, RoundingMode.HALF_EVEN, RoundingMode.FLOOR,
            RoundingMode.UNNECESSARY}) {
            MathContext mc = new MathContext(4, mode);
            System.out.println(mode);
            for (BigDecimal a : numbers) {
                for (BigDecimal b : numbers) {
                    say(() -> a.add(b, mc));
                    say(() -> a.subtract(b, mc));
                }
            }
        }
        BigDecimal one = BigDecimal.ONE;
        say(() -> new BigDecimal("1000").subtract(new BigDecimal("1E-40"), new MathContext(3, RoundingMode.DOWN)));
        say(() -> new BigDecimal("1.005").add(new BigDecimal("1E-99"), new MathContext(3, RoundingMode.HALF_DOWN)));
        say(() -> one.add(near));
        say(() -> one.add(far));
        say(() -> one.add(near, MathContext.UNLIMITED));
        say(() -> far.setScale(5));
    }
}
