// SPDX-License-Identifier: MIT
package java.text;

import java.io.InvalidObjectException;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import jdk.internal.util.DateTexts;

/** Dates as text. Styles and names are those of DateTexts. */
public abstract class DateFormat extends Format {
    private static final long serialVersionUID = 7218322306649953788L;

    public static final int ERA_FIELD = 0;
    public static final int YEAR_FIELD = 1;
    public static final int MONTH_FIELD = 2;
    public static final int DATE_FIELD = 3;
    public static final int HOUR_OF_DAY1_FIELD = 4;
    public static final int HOUR_OF_DAY0_FIELD = 5;
    public static final int MINUTE_FIELD = 6;
    public static final int SECOND_FIELD = 7;
    public static final int MILLISECOND_FIELD = 8;
    public static final int DAY_OF_WEEK_FIELD = 9;
    public static final int DAY_OF_YEAR_FIELD = 10;
    public static final int DAY_OF_WEEK_IN_MONTH_FIELD = 11;
    public static final int WEEK_OF_YEAR_FIELD = 12;
    public static final int WEEK_OF_MONTH_FIELD = 13;
    public static final int AM_PM_FIELD = 14;
    public static final int HOUR1_FIELD = 15;
    public static final int HOUR0_FIELD = 16;
    public static final int TIMEZONE_FIELD = 17;

    public static final int FULL = 0;
    public static final int LONG = 1;
    public static final int MEDIUM = 2;
    public static final int SHORT = 3;
    public static final int DEFAULT = MEDIUM;

    protected Calendar calendar = new GregorianCalendar();
    protected NumberFormat numberFormat;

    protected DateFormat() {
    }

    /** The attribute of a field of a date. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7441350119349544720L;

        private static final Field[] BY_CALENDAR_FIELD = new Field[Calendar.FIELD_COUNT];

        public static final Field ERA = new Field("era", Calendar.ERA);
        public static final Field YEAR = new Field("year", Calendar.YEAR);
        public static final Field MONTH = new Field("month", Calendar.MONTH);
        public static final Field DAY_OF_MONTH = new Field("day of month", Calendar.DAY_OF_MONTH);
        public static final Field HOUR_OF_DAY1 = new Field("hour of day 1", -1);
        public static final Field HOUR_OF_DAY0 = new Field("hour of day", Calendar.HOUR_OF_DAY);
        public static final Field MINUTE = new Field("minute", Calendar.MINUTE);
        public static final Field SECOND = new Field("second", Calendar.SECOND);
        public static final Field MILLISECOND = new Field("millisecond", Calendar.MILLISECOND);
        public static final Field DAY_OF_WEEK = new Field("day of week", Calendar.DAY_OF_WEEK);
        public static final Field DAY_OF_YEAR = new Field("day of year", Calendar.DAY_OF_YEAR);
        public static final Field DAY_OF_WEEK_IN_MONTH = new Field("day of week in month",
                Calendar.DAY_OF_WEEK_IN_MONTH);
        public static final Field WEEK_OF_YEAR = new Field("week of year", Calendar.WEEK_OF_YEAR);
        public static final Field WEEK_OF_MONTH = new Field("week of month", Calendar.WEEK_OF_MONTH);
        public static final Field AM_PM = new Field("am pm", Calendar.AM_PM);
        public static final Field HOUR1 = new Field("hour 1", -1);
        public static final Field HOUR0 = new Field("hour", Calendar.HOUR);
        public static final Field TIME_ZONE = new Field("time zone", -1);

        private final int calendarField;

        protected Field(String name, int calendarField) {
            super(name);
            this.calendarField = calendarField;
            if (getClass() == Field.class && calendarField >= 0) BY_CALENDAR_FIELD[calendarField] = this;
        }

        public static Field ofCalendarField(int calendarField) {
            if (calendarField < 0 || calendarField >= BY_CALENDAR_FIELD.length)
                throw new IllegalArgumentException("Unknown Calendar constant " + calendarField);
            return BY_CALENDAR_FIELD[calendarField];
        }

        public int getCalendarField() {
            return calendarField;
        }

        @Override
        protected Object readResolve() throws InvalidObjectException {
            if (getClass() != Field.class)
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            Field[] rest = {HOUR_OF_DAY1, HOUR1, TIME_ZONE};
            for (int i = 0; i < rest.length; i++) if (rest[i].getName().equals(getName())) return rest[i];
            for (int i = 0; i < BY_CALENDAR_FIELD.length; i++)
                if (BY_CALENDAR_FIELD[i] != null && BY_CALENDAR_FIELD[i].getName().equals(getName()))
                    return BY_CALENDAR_FIELD[i];
            throw new InvalidObjectException("unknown attribute name");
        }
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    private static Locale usual() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    private static DateFormat styled(int date, int time, Locale locale) {
        return new SimpleDateFormat(DateTexts.pattern(locale, date, time), locale);
    }

    private static int checked(int style, String what) {
        if (style < FULL || style > SHORT) throw new IllegalArgumentException("Illegal " + what + " style " + style);
        return style;
    }

    public static final DateFormat getInstance() {
        return getDateTimeInstance(SHORT, SHORT);
    }

    public static final DateFormat getDateInstance() {
        return getDateInstance(DEFAULT);
    }

    public static final DateFormat getDateInstance(int style) {
        return getDateInstance(style, usual());
    }

    public static final DateFormat getDateInstance(int style, Locale locale) {
        return styled(checked(style, "date"), -1, locale);
    }

    public static final DateFormat getTimeInstance() {
        return getTimeInstance(DEFAULT);
    }

    public static final DateFormat getTimeInstance(int style) {
        return getTimeInstance(style, usual());
    }

    public static final DateFormat getTimeInstance(int style, Locale locale) {
        return styled(-1, checked(style, "time"), locale);
    }

    public static final DateFormat getDateTimeInstance() {
        return getDateTimeInstance(DEFAULT, DEFAULT);
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle) {
        return getDateTimeInstance(dateStyle, timeStyle, usual());
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle, Locale locale) {
        checked(timeStyle, "time");
        return styled(checked(dateStyle, "date"), timeStyle, locale);
    }

    public abstract StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition pos);

    public abstract Date parse(String source, ParsePosition pos);

    public final String format(Date date) {
        return format(date, new StringBuffer(), new FieldPosition(-1)).toString();
    }

    @Override
    public final StringBuffer format(Object obj, StringBuffer sb, FieldPosition pos) {
        Date date = obj instanceof Number ? new Date(((Number) obj).longValue())
            : obj instanceof Date ? (Date) obj : null;
        if (date != null) {
            return format(date, sb, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Date");
    }

    public Date parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Date d = parse(source, pos);
        pos.checkMoved("Unparseable date: ", source);
        return d;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    public Calendar getCalendar() {
        return calendar;
    }

    public void setCalendar(Calendar newCalendar) {
        calendar = newCalendar;
    }

    public NumberFormat getNumberFormat() {
        return numberFormat;
    }

    public void setNumberFormat(NumberFormat newNumberFormat) {
        numberFormat = newNumberFormat;
    }

    public TimeZone getTimeZone() {
        return calendar.getTimeZone();
    }

    public void setTimeZone(TimeZone zone) {
        calendar.setTimeZone(zone);
    }

    public boolean isLenient() {
        return calendar.isLenient();
    }

    public void setLenient(boolean lenient) {
        calendar.setLenient(lenient);
    }

    @Override
    public int hashCode() {
        return numberFormat == null ? 0 : numberFormat.hashCode();
    }

    /** Calendars are compared by their settings, not by the time they happen to hold. */
    @Override
    public boolean equals(Object obj) {
        if (this == obj) return true;
        if (obj == null || getClass() != obj.getClass()) return false;
        DateFormat f = (DateFormat) obj;
        return calendar.getFirstDayOfWeek() == f.calendar.getFirstDayOfWeek()
                && calendar.getMinimalDaysInFirstWeek() == f.calendar.getMinimalDaysInFirstWeek()
                && calendar.isLenient() == f.calendar.isLenient()
                && calendar.getTimeZone().equals(f.calendar.getTimeZone())
                && java.util.Objects.equals(numberFormat, f.numberFormat);
    }

    @Override
    public Object clone() {
        DateFormat f = (DateFormat) super.clone();
        f.calendar = (Calendar) calendar.clone();
        if (numberFormat != null) f.numberFormat = (NumberFormat) numberFormat.clone();
        return f;
    }
}
