import java.math.BigDecimal;
import java.math.BigInteger;
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

    /** Powers with exponents of all lengths, and numbers that deceive tests with few bases. */
    static void primes() {
        java.util.Random r = new java.util.Random(3);
        long hash = 0;
        for (int i = 0; i < 400; i++) {
            BigInteger m = new BigInteger(1 + r.nextInt(300), r).add(BigInteger.ONE);
            BigInteger b = new BigInteger(r.nextInt(320), r);
            BigInteger e = new BigInteger(r.nextInt(r.nextInt(3) == 0 ? 600 : 60), r);
            hash = hash * 31 + (i % 2 == 0 ? b : b.negate()).modPow(e, m).hashCode();
        }
        Say.line("powers ", hash);
        int primes = 0;
        for (int i = -3; i < 2000; i++) if (BigInteger.valueOf(i).isProbablePrime(20)) primes++;
        Say.line("primes ", primes);
        for (String s : new String[] {"2047", "3215031751", "3825123056546413051", "318665857834031151167461",
                "3317044064679887385961981", "170141183460469231731687303715884105727",
                "170141183460469231731687303715884105729"})
            Say.line(s, " ", new BigInteger(s).isProbablePrime(50));
        Say.line(BigInteger.TEN.pow(30).nextProbablePrime());
        StringBuilder distances = new StringBuilder();
        for (int i = 24; i < 44; i++) {
            BigInteger start = BigInteger.TEN.pow(i);
            distances.append(' ').append(start.nextProbablePrime().subtract(start));
        }
        Say.line("from powers of ten to the next primes", distances);
        for (int e : new int[] {89, 107, 127, 521, 607})
            Say.line(e, " ", BigInteger.ONE.shiftLeft(e).subtract(BigInteger.ONE).isProbablePrime(100));
    }

    public static void main(String[] args) {
        primes();
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
