import java.util.Arrays;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.JumpableGenerator;
import java.util.random.RandomGenerator.LeapableGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.random.RandomGeneratorFactory;

public class Main {
    static final String[] NAMES = {"L32X64MixRandom", "L64X128MixRandom", "L64X128StarStarRandom", "L64X256MixRandom",
        "L64X1024MixRandom", "L128X128MixRandom", "L128X256MixRandom", "L128X1024MixRandom", "Xoroshiro128PlusPlus",
        "Xoshiro256PlusPlus", "SplittableRandom", "Random"};

    /** The first numbers, one further on, and one of each kind. */
    static void numbers(String name, long seed) {
        RandomGenerator g = RandomGeneratorFactory.of(name).create(seed);
        StringBuilder s = new StringBuilder(name + " " + seed);
        for (int i = 0; i < 40; i++) {
            long n = g.nextLong();
            if (i < 2 || i == 39) s.append(' ').append(Long.toHexString(n));
        }
        byte[] b = new byte[11];
        g.nextBytes(b);
        System.out.println(s + " " + g.nextInt() + " " + g.nextInt(10) + " " + g.nextInt(5, 1000) + " " + g.nextDouble() + " "
                + g.nextBoolean() + " " + g.nextFloat() + " " + g.nextLong(1000000000000L) + " " + g.nextLong(-5, 7) + " "
                + g.nextDouble(2, 3) + " " + g.nextFloat(2f) + " " + Arrays.toString(b));
    }

    static void split(SplittableGenerator s) {
        SplittableGenerator t = s.split();
        System.out.println(" split " + t.nextLong() + " " + s.nextLong() + " " + t.split(s).nextInt() + " " + s.nextLong());
        System.out.println(" splits " + s.splits(3).count() + " " + s.rngs(2).count());
    }

    static void jump(LeapableGenerator g) {
        RandomGenerator c = g.copyAndJump();
        System.out.println(" jump " + c.nextLong() + " " + g.nextLong());
        g.leap();
        System.out.println(" leap " + g.nextLong() + " " + Double.toHexString(g.jumpDistance()) + " " + Double.toHexString(g.leapDistance()));
        g.jumps(2).forEach(x -> System.out.println(" jumps " + x.nextLong()));
        g.leaps(2).forEach(x -> System.out.println(" leaps " + x.nextLong()));
    }

    static void properties(RandomGeneratorFactory<RandomGenerator> f) {
        System.out.println(f.name() + " " + f.group() + " " + f.stateBits() + " " + f.equidistribution() + " "
                + f.period().bitLength() + " " + f.isStatistical() + " " + f.isStochastic() + " " + f.isHardware() + " "
                + f.isArbitrarilyJumpable() + " " + f.isJumpable() + " " + f.isLeapable() + " " + f.isSplittable() + " "
                + f.isStreamable() + " " + f.isDeprecated());
    }

    public static void main(String[] args) {
        for (String name : NAMES) {
            for (long seed : new long[] {0, 1, 42, -7}) numbers(name, seed);
            RandomGeneratorFactory<RandomGenerator> f = RandomGeneratorFactory.of(name);
            System.out.println(Arrays.toString(f.create(3).ints(5).toArray()) + Arrays.toString(f.create(3).ints(5, 0, 100).toArray())
                    + Arrays.toString(f.create(3).longs(3, 0, 100).toArray()) + Arrays.toString(f.create(3).doubles(3).toArray()));
            RandomGenerator g = f.create(99);
            if (g instanceof SplittableGenerator s) split(s);
            if (g instanceof LeapableGenerator s) jump(s);
        }
        RandomGeneratorFactory.all().sorted(Comparator.comparing(RandomGeneratorFactory::name)).forEach(Main::properties);
        for (String name : new String[] {"Nope", "Random"}) {
            try {
                System.out.println(JumpableGenerator.of(name));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(RandomGeneratorFactory.getDefault().name());
    }
}
