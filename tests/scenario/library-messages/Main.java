import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.management.MemoryUsage;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneOffsetTransitionRule.TimeDefinition;
import java.util.concurrent.Callable;
import java.util.regex.PatternSyntaxException;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;

public class Main {
    static void tell(Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static CompositeData figures(String last) throws Exception {
        String[] names = {"init", "used", "committed", last};
        OpenType<?>[] types = {SimpleType.LONG, SimpleType.LONG, SimpleType.LONG, SimpleType.LONG};
        CompositeType type = new CompositeType("figures", "four", names, names, types);
        return new CompositeDataSupport(type, names, new Object[] {1L, 2L, 3000L, -1L});
    }

    static void memory() throws Exception {
        long[][] all = {{-2, 0, 0, 0}, {0, -1, 0, 0}, {0, 0, -1, 0}, {0, 0, 0, -2}, {0, 2, 1, 5}, {0, 1, 3, 2},
            {-1, 0, 0, -1}, {5000, 4000, 9000, 10000}, {7, 7, 7, 7}, {9, 0, 0, 0}};
        for (long[] x : all) {
            tell(() -> new MemoryUsage(x[0], x[1], x[2], x[3]));
        }
        tell(() -> MemoryUsage.from(null));
        MemoryUsage m = MemoryUsage.from(figures("max"));
        System.out.println(m.getInit() + " " + m.getUsed() + " " + m.getCommitted() + " " + m.getMax());
        try {
            MemoryUsage.from(figures("least"));
        } catch (IllegalArgumentException e) {
            System.out.println("a figure is missing");
        }
    }

    static void expression(String description, String pattern, int index) throws Exception {
        PatternSyntaxException e = new PatternSyntaxException(description, pattern, index);
        System.out.println(e.getMessage().replace("\n", "|") + " " + e.getDescription() + " " + e.getIndex());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(e);
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(e.getMessage().equals(((PatternSyntaxException) in.readObject()).getMessage()));
    }

    static void expressions() throws Exception {
        expression("wrong", "pat", 1);
        expression("wrong", "p\tat", 3);
        expression("wrong", "p\tat", 4);
        expression("wrong", "", 0);
        expression("wrong", null, 3);
        expression("wrong", "pat", -1);
        expression(null, "pat\nx", 2);
    }

    static ZoneOffsetTransitionRule rule(Month m, int day, DayOfWeek weekday, LocalTime time, boolean end,
            TimeDefinition d, ZoneOffset after) {
        return ZoneOffsetTransitionRule.of(m, day, weekday, time, end, d, ZoneOffset.UTC, ZoneOffset.UTC, after);
    }

    static void rules() {
        ZoneOffset two = ZoneOffset.ofHours(2);
        LocalTime noon = LocalTime.NOON;
        for (int day : new int[] {-29, -28, 0, 31, 32}) {
            tell(() -> rule(Month.MAY, day, null, noon, false, TimeDefinition.WALL, two));
        }
        tell(() -> rule(Month.FEBRUARY, 30, null, noon, false, TimeDefinition.UTC, two));
        tell(() -> rule(null, 0, null, noon, false, TimeDefinition.WALL, two));
        tell(() -> rule(Month.MAY, 0, null, null, false, TimeDefinition.WALL, two));
        tell(() -> rule(Month.MAY, 3, null, noon, false, null, two));
        tell(() -> rule(Month.MAY, 3, null, noon, false, TimeDefinition.WALL, null));
        tell(() -> rule(Month.MAY, 3, null, noon, true, TimeDefinition.WALL, two));
        tell(() -> rule(Month.MAY, 3, null, LocalTime.MIDNIGHT, true, TimeDefinition.WALL, two));
        tell(() -> rule(Month.MAY, 3, null, noon.withNano(3), false, TimeDefinition.WALL, two));
        tell(() -> rule(Month.MAY, -3, DayOfWeek.MONDAY, noon, false, TimeDefinition.STANDARD, two));
        tell(() -> rule(Month.MAY, 8, DayOfWeek.SUNDAY, noon, false, TimeDefinition.WALL, ZoneOffset.ofHours(-1))
            .createTransition(2024));
    }

    public static void main(String[] args) throws Exception {
        memory();
        expressions();
        rules();
    }
}
