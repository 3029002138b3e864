package java.util;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;

/** The Gregorian calendar, applied to all times; its arithmetic is LocalDate's. */
public class GregorianCalendar extends Calendar {
    private static final long serialVersionUID = -8125100834729963327L;
    public static final int BC = 0;
    public static final int AD = 1;

    private static final long DAY = 86400000L;

    public GregorianCalendar() {
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(TimeZone zone) {
        super(zone, null);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        this(zone);
    }

    public GregorianCalendar(Locale locale) {
        this();
    }

    public GregorianCalendar(int year, int month, int dayOfMonth) {
        this(year, month, dayOfMonth, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
        this(year, month, dayOfMonth, hourOfDay, minute, 0);
    }

    public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
        clear();
        set(year, month, dayOfMonth, hourOfDay, minute, second);
    }

    public static GregorianCalendar from(ZonedDateTime z) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone(z.getZone()));
        c.setTimeInMillis(z.toInstant().toEpochMilli());
        return c;
    }

    public ZonedDateTime toZonedDateTime() {
        return toInstant().atZone(getTimeZone().toZoneId());
    }

    public boolean isLeapYear(int year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    private static int weekNumber(int dayOfPeriod, int dayOfWeek, int first, int minimal) {
        int startsAt = Math.floorMod(dayOfWeek - first - (dayOfPeriod - 1), 7); // column of the period's first day
        int week = (dayOfPeriod - 1 + startsAt) / 7;
        return 7 - startsAt >= minimal ? week + 1 : week;
    }

    /** The zone's offset without summer time, at the calendar's time when it is off UTC by offset in all. */
    private int standardOffset(int offset) {
        TimeZone zone = getTimeZone();
        if (zone instanceof RuleTimeZone) return ((RuleTimeZone) zone).standardOffset(time);
        return zone.inDaylightTime(new Date(time)) ? offset - zone.getDSTSavings() : offset;
    }

    /** The instant of a local time: in a gap as if the clock had not been moved, in an overlap the later one. */
    private long instantOf(long local) {
        TimeZone zone = getTimeZone();
        long early = local - zone.getOffset(local - DAY), late = local - zone.getOffset(local + DAY);
        if (zone.getOffset(late) == local - late) return late;
        return zone.getOffset(early) == local - early ? early : local - zone.getOffset(early - 1);
    }

    @Override
    protected void computeFields() {
        int offset = getTimeZone().getOffset(time);
        long local = time + offset;
        long days = Math.floorDiv(local, DAY);
        int millis = (int) Math.floorMod(local, DAY);
        LocalDate d = LocalDate.ofEpochDay(days);
        int dayOfWeek = d.getDayOfWeek().getValue() % 7 + 1;
        fields[ERA] = d.getYear() > 0 ? AD : BC;
        fields[YEAR] = d.getYear() > 0 ? d.getYear() : 1 - d.getYear();
        fields[MONTH] = d.getMonthValue() - 1;
        fields[DAY_OF_MONTH] = d.getDayOfMonth();
        fields[DAY_OF_YEAR] = d.getDayOfYear();
        fields[DAY_OF_WEEK] = dayOfWeek;
        fields[DAY_OF_WEEK_IN_MONTH] = (d.getDayOfMonth() - 1) / 7 + 1;
        fields[WEEK_OF_MONTH] = weekNumber(d.getDayOfMonth(), dayOfWeek, getFirstDayOfWeek(),
                getMinimalDaysInFirstWeek());
        fields[WEEK_OF_YEAR] = weekOfYear(d, dayOfWeek);
        fields[HOUR_OF_DAY] = millis / 3600000;
        fields[HOUR] = fields[HOUR_OF_DAY] % 12;
        fields[AM_PM] = fields[HOUR_OF_DAY] / 12;
        fields[MINUTE] = millis / 60000 % 60;
        fields[SECOND] = millis / 1000 % 60;
        fields[MILLISECOND] = millis % 1000;
        int raw = standardOffset(offset);
        fields[ZONE_OFFSET] = raw;
        fields[DST_OFFSET] = offset - raw;
        Arrays.fill(isSet, true);
    }

    /** The days before the first week belong to the last week of the year before, and the other way round. */
    private int weekOfYear(LocalDate d, int dayOfWeek) {
        int first = getFirstDayOfWeek();
        int minimal = getMinimalDaysInFirstWeek();
        int week = weekNumber(d.getDayOfYear(), dayOfWeek, first, minimal);
        if (week == 0) {
            return weekNumber(d.getDayOfYear() + (d.minusYears(1).lengthOfYear()), dayOfWeek, first, minimal);
        }
        int left = d.lengthOfYear() - d.getDayOfYear();
        int column = Math.floorMod(dayOfWeek - first, 7);
        boolean nextYears = left < 7 - column && 6 - column - left >= minimal;
        return nextYears ? 1 : week;
    }

    @Override
    protected void computeTime() {
        int year = fields[ERA] == BC && isSet[ERA] ? 1 - fields[YEAR] : fields[YEAR];
        if (!isLenient()) {
            check();
        }
        long months = year * 12L + fields[MONTH];
        LocalDate first = LocalDate.of((int) Math.floorDiv(months, 12L), (int) Math.floorMod(months, 12L) + 1, 1);
        long day;
        switch (lastDay) {
            case DAY_OF_YEAR:
                day = LocalDate.of(year, 1, 1).toEpochDay() + fields[DAY_OF_YEAR] - 1;
                break;
            case WEEK_OF_YEAR:
                day = inWeek(LocalDate.of(year, 1, 1), fields[WEEK_OF_YEAR]);
                break;
            case DAY_OF_WEEK:
            case WEEK_OF_MONTH:
                day = inWeek(first, fields[WEEK_OF_MONTH]);
                break;
            case DAY_OF_WEEK_IN_MONTH:
                day = first.toEpochDay() + Math.floorMod(fields[DAY_OF_WEEK] - 1 - first.getDayOfWeek().getValue(), 7)
                        + 7L * (fields[DAY_OF_WEEK_IN_MONTH] - 1);
                break;
            default:
                day = first.toEpochDay() + fields[DAY_OF_MONTH] - 1;
                break;
        }
        long hour = lastHour == HOUR ? fields[HOUR] + 12L * fields[AM_PM] : fields[HOUR_OF_DAY];
        long local = day * DAY + hour * 3600000 + fields[MINUTE] * 60000L + fields[SECOND] * 1000L
                + fields[MILLISECOND];
        time = instantOf(local);
    }

    /** The set day of the week in week n of the period that begins with `first`. */
    private long inWeek(LocalDate first, int n) {
        int column = Math.floorMod(first.getDayOfWeek().getValue() % 7 + 1 - getFirstDayOfWeek(), 7);
        long start = first.toEpochDay() - column + (7 - column >= getMinimalDaysInFirstWeek() ? 0 : 7);
        return start + 7L * (n - 1) + Math.floorMod(fields[DAY_OF_WEEK] - getFirstDayOfWeek(), 7);
    }

    private void check() {
        for (int f : new int[] {MONTH, DAY_OF_MONTH, HOUR_OF_DAY, MINUTE, SECOND, MILLISECOND}) {
            if (fields[f] < getMinimum(f) || fields[f] > getMaximum(f)) {
                throw new IllegalArgumentException(new String[] {"", "", "MONTH", "", "", "DAY_OF_MONTH", "", "", "",
                        "", "",
                        "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND"}[f]);
            }
        }
    }

    private LocalDateTime local() {
        complete();
        int year = fields[ERA] == BC ? 1 - fields[YEAR] : fields[YEAR];
        return LocalDateTime.of(year, fields[MONTH] + 1, fields[DAY_OF_MONTH], fields[HOUR_OF_DAY], fields[MINUTE],
                fields[SECOND],
                fields[MILLISECOND] * 1000000);
    }

    private void setLocal(LocalDateTime t) {
        long local = t.toLocalDate().toEpochDay() * DAY + t.toLocalTime().toNanoOfDay() / 1000000;
        setTimeInMillis(instantOf(local));
    }

    @Override
    public void add(int field, int amount) {
        switch (field) {
            case YEAR:
                setLocal(local().plusYears(amount));
                break;
            case MONTH:
                setLocal(local().plusMonths(amount));
                break;
            case WEEK_OF_YEAR:
            case WEEK_OF_MONTH:
            case DAY_OF_WEEK_IN_MONTH:
                setLocal(local().plusWeeks(amount));
                break;
            case DAY_OF_MONTH:
            case DAY_OF_YEAR:
            case DAY_OF_WEEK:
                setLocal(local().plusDays(amount));
                break;
            case AM_PM:
                setTimeInMillis(getTimeInMillis() + amount * DAY / 2);
                break;
            case HOUR:
            case HOUR_OF_DAY:
                setTimeInMillis(getTimeInMillis() + amount * 3600000L);
                break;
            case MINUTE:
                setTimeInMillis(getTimeInMillis() + amount * 60000L);
                break;
            case SECOND:
                setTimeInMillis(getTimeInMillis() + amount * 1000L);
                break;
            case MILLISECOND:
                setTimeInMillis(getTimeInMillis() + amount);
                break;
            default:
                throw new IllegalArgumentException();
        }
    }

    /** Within its range, leaving larger fields alone. */
    @Override
    public void roll(int field, boolean up) {
        int min = getActualMinimum(field);
        int max = getActualMaximum(field);
        int value = get(field) + (up ? 1 : -1);
        value = value > max ? min : value < min ? max : value;
        if (field == MONTH || field == YEAR) {
            LocalDateTime t = local();
            setLocal(field == MONTH ? t.withMonth(value + 1) : t.withYear(value));
        } else {
            set(field, value);
            complete();
        }
    }

    private static final int[] MINIMA = {BC, 1, JANUARY, 1, 0, 1, 1, SUNDAY, 1, AM, 0, 0, 0, 0, 0, -13 * 3600000, 0};
    private static final int[] MAXIMA = {AD, 292278994, DECEMBER, 53, 6, 31, 366, SATURDAY, 6, PM, 11, 23, 59, 59,
            999, 14 * 3600000,
        7200000};

    @Override
    public int getMinimum(int field) {
        return MINIMA[field];
    }

    @Override
    public int getMaximum(int field) {
        return MAXIMA[field];
    }

    @Override
    public int getActualMaximum(int field) {
        LocalDate d = local().toLocalDate();
        switch (field) {
            case DAY_OF_MONTH:
                return d.lengthOfMonth();
            case DAY_OF_YEAR:
                return d.lengthOfYear();
            case DAY_OF_WEEK_IN_MONTH:
                return (d.lengthOfMonth() - 1) / 7 + 1;
            case WEEK_OF_MONTH: {
                LocalDate last = d.withDayOfMonth(d.lengthOfMonth());
                return weekNumber(last.getDayOfMonth(), last.getDayOfWeek().getValue() % 7 + 1, getFirstDayOfWeek(),
                        getMinimalDaysInFirstWeek());
            }
            case WEEK_OF_YEAR: {
                LocalDate last = d.withDayOfYear(d.lengthOfYear());
                int week = weekOfYear(last, last.getDayOfWeek().getValue() % 7 + 1);
                return week == 1 ? weekOfYear(last.minusWeeks(1), last.getDayOfWeek().getValue() % 7 + 1) : week;
            }
            default:
                return MAXIMA[field];
        }
    }
}
