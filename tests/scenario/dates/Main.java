import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        LocalDate x = LocalDate.of(2020, 1, 31), y = LocalDate.of(2021, 3, 1);
        System.out.println(x.isBefore(y) + " " + x.isAfter(y) + " " + x.isEqual(x) + " " + x.compareTo(y));
        System.out.println(x.until(y) + " " + y.until(x) + " " + Period.between(x, y).toTotalMonths());
        System.out.println(Period.parse("P1Y-2M3W4D") + " " + Period.of(1, 14, 3).normalized() + " " + Period.ZERO);
        System.out.println(x.plus(Period.ofMonths(1)) + " " + x.minus(Period.of(1, 1, 1)));
        System.out.println(x.getChronology() + " " + x.getEra() + " " + LocalDate.of(-5, 1, 1).getEra());
        System.out.println(x.with(DayOfWeek.MONDAY) + " " + x.with(Month.FEBRUARY));
        LocalDateTime p = LocalDateTime.of(2020, 1, 1, 0, 0), q = p.plusHours(5);
        System.out.println(p.isAfter(q) + " " + p.isBefore(q) + " " + p.compareTo(q));
        System.out.println(p.atZone(ZoneOffset.UTC).isBefore(q.atZone(ZoneOffset.UTC)));
        for (int i = 0; i < 40; i++) {
            LocalDate m = LocalDate.ofEpochDay(i * 137L - 900), n = LocalDate.ofEpochDay(i * i * 3L - 500);
            System.out.println(m + " " + n + " " + m.until(n));
        }
        List<LocalDate> list = new ArrayList<>();
        Collections.addAll(list, y, x);
        Collections.sort(list);
        System.out.println(list);
    }
}
