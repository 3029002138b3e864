import java.util.Random;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) {
        StringTokenizer t = new StringTokenizer(" a quick\tbrown\nfox ");
        Say.line(t.countTokens());
        while (t.hasMoreTokens()) {
            Say.line("[", t.nextToken(), "]");
        }
        t = new StringTokenizer("1+22*(3)", "+*()", true);
        while (t.hasMoreElements()) {
            Say.line("<", t.nextElement(), ">");
        }
        t = new StringTokenizer("a,b;c", ",");
        Say.line(t.nextToken(), " ", t.nextToken(";"), " ", t.nextToken());
        try {
            t.nextToken();
        } catch (java.util.NoSuchElementException e) {
            Say.line("no more");
        }
        Random r = new Random(42);
        Say.line(r.nextInt(), " ", r.nextInt(100), " ", r.nextInt(1 << 10), " ", r.nextLong(), " ", r.nextBoolean());
        Say.line(r.nextDouble(), " ", r.nextFloat(), " ", r.nextGaussian(), " ", r.nextGaussian());
        byte[] b = new byte[6];
        r.nextBytes(b);
        Say.line(java.util.Arrays.toString(b));
        long sum = 0;
        Random big = new Random(-1L);
        for (int i = 0; i < 10000; i++) {
            sum += big.nextInt(1000) ^ big.nextInt();
        }
        Say.line(sum);
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            Say.line("no bound");
        }
        r.setSeed(42);
        Say.line(r.nextInt());
    }
}
