package java.time;

import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

/** A date of the ISO calendar. Conversion to days counts from 0000-03-01, so that the leap day ends a year. */
public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 2942565459149668126L;

    private static final TemporalQuery<LocalDate> FROM = new TemporalQuery<LocalDate>() {
        @Override
        public LocalDate queryFrom(TemporalAccessor t) {
            return from(t);
        }
    };

    public static final LocalDate MIN = new LocalDate(-999999999, 1, 1);
    public static final LocalDate MAX = new LocalDate(999999999, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private static final long DAYS_TO_1970 = 719468;

    private final int year;
    private final int month;
    private final int day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = month;
        this.day = day;
    }

    static boolean isLeap(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static LocalDate now() {
        return LocalDateTime.now().toLocalDate();
    }

    public static LocalDate now(ZoneId zone) {
        return Instant.now().atZone(zone).toLocalDate();
    }

    public static LocalDate of(int year, Month month, int dayOfMonth) {
        return of(year, month.getValue(), dayOfMonth);
    }

    public static LocalDate of(int year, int month, int dayOfMonth) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
        if (dayOfMonth > Month.of(month).length(isLeap(year))) {
            throw new DateTimeException(dayOfMonth == 29 ? "Invalid date 'February 29' as '" + year
                    + "' is not a leap year"
                    : "Invalid date '" + Month.of(month).name() + " " + dayOfMonth + "'");
        }
        return new LocalDate(year, month, dayOfMonth);
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
        if (dayOfYear == 366 && !isLeap(year)) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        return of(year, 1, 1).plusDays(dayOfYear - 1);
    }

    public static LocalDate ofEpochDay(long epochDay) {
        ChronoField.EPOCH_DAY.checkValidValue(epochDay);
        long z = epochDay + DAYS_TO_1970;
        long era = Math.floorDiv(z, 146097L);
        long dayOfEra = z - era * 146097;
        long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
        long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        long m = (5 * dayOfYear + 2) / 153;
        long y = yearOfEra + era * 400 + (m >= 10 ? 1 : 0);
        return new LocalDate((int) y, (int) (m < 10 ? m + 3 : m - 9), (int) (dayOfYear - (153 * m + 2) / 5 + 1));
    }

    public static LocalDate from(TemporalAccessor t) {
        return From.found(t.query(TemporalQueries.localDate()), LocalDate.class, t);
    }

    public static LocalDate parse(CharSequence text) {
        return DateTimeFormatter.ISO_LOCAL_DATE.parse(text, FROM);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, FROM);
    }

    public long toEpochDay() {
        long y = month <= 2 ? year - 1L : year;
        long era = Math.floorDiv(y, 400L);
        long yearOfEra = y - era * 400;
        long dayOfYear = (153L * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - DAYS_TO_1970;
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return (int) (toEpochDay() - new LocalDate(year, 1, 1).toEpochDay()) + 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    public boolean isLeapYear() {
        return isLeap(year);
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    @Override
    public boolean isSupported(TemporalField f) {
        return f instanceof ChronoField ? f.isDateBased() : f != null && f.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return ChronoLocalDate.super.isSupported(unit);
    }

    @Override
    public ValueRange range(TemporalField f) {
        if (f == ChronoField.DAY_OF_MONTH) {
            return ValueRange.of(1, lengthOfMonth());
        }
        if (f == ChronoField.ALIGNED_WEEK_OF_MONTH) {
            return ValueRange.of(1, lengthOfMonth() > 28 ? 5 : 4);
        }
        if (f == ChronoField.YEAR_OF_ERA) {
            return ValueRange.of(1, year >= 1 ? Year.MAX_VALUE : Year.MAX_VALUE + 1);
        }
        return f == ChronoField.DAY_OF_YEAR ? ValueRange.of(1, lengthOfYear()) : ChronoLocalDate.super.range(f);
    }

    @Override
    public long getLong(TemporalField f) {
        if (!(f instanceof ChronoField)) {
            return f.getFrom(this);
        }
        switch ((ChronoField) f) {
            case DAY_OF_WEEK:
                return getDayOfWeek().getValue();
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
                return (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return (getDayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH:
                return day;
            case DAY_OF_YEAR:
                return getDayOfYear();
            case EPOCH_DAY:
                return toEpochDay();
            case ALIGNED_WEEK_OF_MONTH:
                return (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR:
                return (getDayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return year * 12L + month - 1;
            case YEAR_OF_ERA:
                return year >= 1 ? year : 1 - year;
            case YEAR:
                return year;
            case ERA:
                return year >= 1 ? 1 : 0;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) this;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.DAYS : ChronoLocalDate.super.query(query);
    }

    @Override
    public LocalDate with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalDate ? (LocalDate) adjuster : (LocalDate) adjuster.adjustInto(this);
    }

    @Override
    public LocalDate with(TemporalField f, long v) {
        if (!(f instanceof ChronoField)) {
            return f.adjustInto(this, v);
        }
        ((ChronoField) f).checkValidValue(v);
        switch ((ChronoField) f) {
            case DAY_OF_MONTH:
                return of(year, month, (int) v);
            case DAY_OF_YEAR:
                return ofYearDay(year, (int) v);
            case MONTH_OF_YEAR:
                return clipped(year, (int) v, day);
            case YEAR:
                return clipped((int) v, month, day);
            case YEAR_OF_ERA:
                return clipped((int) (year >= 1 ? v : 1 - v), month, day);
            case EPOCH_DAY:
                return ofEpochDay(v);
            case PROLEPTIC_MONTH:
                return plusMonths(v - getLong(f));
            case ERA:
                return v == getLong(f) ? this : clipped(1 - year, month, day);
            case DAY_OF_WEEK:
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return plusDays(v - getLong(f));
            case ALIGNED_WEEK_OF_MONTH:
            case ALIGNED_WEEK_OF_YEAR:
                return plusWeeks(v - getLong(f));
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + f);
        }
    }

    /** The day cut to the month's length. */
    private static LocalDate clipped(int year, int month, int day) {
        ChronoField.YEAR.checkValidValue(year);
        return new LocalDate(year, month, Math.min(day, Month.of(month).length(isLeap(year))));
    }

    public LocalDate withYear(int y) {
        return with(ChronoField.YEAR, y);
    }

    public LocalDate withMonth(int m) {
        return with(ChronoField.MONTH_OF_YEAR, m);
    }

    public LocalDate withDayOfMonth(int d) {
        return with(ChronoField.DAY_OF_MONTH, d);
    }

    public LocalDate withDayOfYear(int d) {
        return with(ChronoField.DAY_OF_YEAR, d);
    }

    @Override
    public LocalDate plus(TemporalAmount amount) {
        return (LocalDate) amount.addTo(this);
    }

    @Override
    public LocalDate minus(TemporalAmount amount) {
        return (LocalDate) amount.subtractFrom(this);
    }

    @Override
    public LocalDate plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        switch ((ChronoUnit) unit) {
            case DAYS:
                return plusDays(n);
            case WEEKS:
                return plusWeeks(n);
            case MONTHS:
                return plusMonths(n);
            case ERAS:
                return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), n));
            default:
                return plusYears(Math.multiplyExact(n, Year.yearsOf(unit)));
        }
    }

    @Override
    public LocalDate minus(long n, TemporalUnit unit) {
        return n == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-n, unit);
    }

    public LocalDate plusDays(long n) {
        return n == 0 ? this : ofEpochDay(Math.addExact(toEpochDay(), n));
    }

    public LocalDate plusWeeks(long n) {
        return plusDays(Math.multiplyExact(n, 7));
    }

    public LocalDate plusMonths(long n) {
        long months = month - 1 + Math.floorMod(n, 12L), years = Math.floorDiv(n, 12L) + months / 12;
        return clipped(ChronoField.YEAR.checkValidIntValue(year + years), (int) (months % 12) + 1, day);
    }

    public LocalDate plusYears(long n) {
        return clipped(ChronoField.YEAR.checkValidIntValue(year + n), month, day);
    }

    public LocalDate minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public LocalDate minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public LocalDate minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public LocalDate minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDate end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        long days = end.toEpochDay() - toEpochDay();
        long months = ((end.year * 12L + end.month - 1) * 32 + end.day - ((year * 12L + month - 1) * 32 + day)) / 32;
        switch ((ChronoUnit) unit) {
            case DAYS:
                return days;
            case WEEKS:
                return days / 7;
            case MONTHS:
                return months;
            case YEARS:
                return months / 12;
            case DECADES:
                return months / 120;
            case CENTURIES:
                return months / 1200;
            case MILLENNIA:
                return months / 12000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atStartOfDay() {
        return atTime(LocalTime.MIDNIGHT);
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        return atStartOfDay().atZone(zone);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    /** Whole months as far as they go, then days; both have one sign. */
    @Override
    public Period until(ChronoLocalDate endDateExclusive) {
        LocalDate end = from(endDateExclusive);
        long months = until(end, ChronoUnit.MONTHS);
        int days;
        if (months >= 0 && !end.isBefore(this)) days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
        else days = end.day <= day ? end.day - day : end.day - day - end.lengthOfMonth();
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public IsoEra getEra() {
        return year >= 1 ? IsoEra.CE : IsoEra.BCE;
    }

    @Override
    public boolean isAfter(ChronoLocalDate o) {
        return ChronoLocalDate.super.isAfter(o);
    }

    @Override
    public boolean isBefore(ChronoLocalDate o) {
        return ChronoLocalDate.super.isBefore(o);
    }

    @Override
    public boolean isEqual(ChronoLocalDate o) {
        return ChronoLocalDate.super.isEqual(o);
    }

    @Override
    public int compareTo(ChronoLocalDate other) {
        if (!(other instanceof LocalDate)) return ChronoLocalDate.super.compareTo(other);
        LocalDate o = (LocalDate) other;
        int c = year - o.year;
        c = c != 0 ? c : month - o.month;
        return c != 0 ? c : day - o.day;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof LocalDate && compareTo((LocalDate) o) == 0;
    }

    @Override
    public int hashCode() {
        return year & 0xfffff800 ^ (year << 11) + (month << 6) + day;
    }

    @Override
    public String toString() {
        String y = Integer.toString(Math.abs(year));
        y = (year < 0 ? "-" : year > 9999 ? "+" : "") + "0".repeat(Math.max(0, 4 - y.length())) + y;
        return y + "-" + ZoneOffset.two(month) + "-" + ZoneOffset.two(day);
    }

    public static LocalDate now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDate ofInstant(Instant instant, ZoneId zone) {
        return LocalDateTime.ofInstant(instant, zone).toLocalDate();
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nanoOfSecond) {
        return atTime(LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public OffsetDateTime atTime(OffsetTime time) {
        return OffsetDateTime.of(LocalDateTime.of(this, time.toLocalTime()), time.getOffset());
    }

    public long toEpochSecond(LocalTime time, ZoneOffset offset) {
        return toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    public Stream<LocalDate> datesUntil(LocalDate endExclusive) {
        if (endExclusive.isBefore(this)) throw new IllegalArgumentException(endExclusive + " < " + this);
        return LongStream.range(toEpochDay(), endExclusive.toEpochDay()).mapToObj(new LongFunction<LocalDate>() {
            @Override
            public LocalDate apply(long day) {
                return ofEpochDay(day);
            }
        });
    }

    public Stream<LocalDate> datesUntil(LocalDate endExclusive, final Period step) {
        if (step.isZero()) throw new IllegalArgumentException("step is zero");
        final long months = step.toTotalMonths();
        final int days = step.getDays();
        if (months < 0 && days > 0 || months > 0 && days < 0)
            throw new IllegalArgumentException("period months and days are of opposite sign");
        boolean back = months < 0 || days < 0;
        if (back ? endExclusive.isAfter(this) : endExclusive.isBefore(this))
            throw new IllegalArgumentException(endExclusive + (back ? " > " : " < ") + this);
        long n = 0;
        while (back ? step(n, months, days).isAfter(endExclusive) : step(n, months, days).isBefore(endExclusive)) n++;
        return LongStream.range(0, n).mapToObj(new LongFunction<LocalDate>() {
            @Override
            public LocalDate apply(long i) {
                return step(i, months, days);
            }
        });
    }

    private LocalDate step(long n, long months, int days) {
        return plusMonths(months * n).plusDays(days * n);
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE, this);
    }

    private void readObject(java.io.ObjectInputStream s) throws java.io.InvalidObjectException {
        throw Ser.refuse();
    }
}
