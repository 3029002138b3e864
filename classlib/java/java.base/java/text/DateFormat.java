package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Dates as text; the styles are those of English. */
public abstract class DateFormat extends Format {
    private static final long serialVersionUID = 7218322306649953788L;
    public static final int FULL = 0;
    public static final int LONG = 1;
    public static final int MEDIUM = 2;
    public static final int SHORT = 3;
    public static final int DEFAULT = MEDIUM;

    private static final String[] DATES = {"EEEE, MMMM d, yyyy", "MMMM d, yyyy", "MMM d, yyyy", "M/d/yy"};
    private static final String[] TIMES = {"h:mm:ss a z", "h:mm:ss a z", "h:mm:ss a", "h:mm a"};

    protected Calendar calendar = new GregorianCalendar();

    protected DateFormat() {
    }

    public static final DateFormat getInstance() {
        return getDateTimeInstance(SHORT, SHORT);
    }

    public static final DateFormat getDateInstance() {
        return getDateInstance(DEFAULT);
    }

    public static final DateFormat getDateInstance(int style) {
        return new SimpleDateFormat(DATES[style]);
    }

    public static final DateFormat getDateInstance(int style, Locale locale) {
        return getDateInstance(style);
    }

    public static final DateFormat getTimeInstance() {
        return getTimeInstance(DEFAULT);
    }

    public static final DateFormat getTimeInstance(int style) {
        return new SimpleDateFormat(TIMES[style]);
    }

    public static final DateFormat getTimeInstance(int style, Locale locale) {
        return getTimeInstance(style);
    }

    public static final DateFormat getDateTimeInstance() {
        return getDateTimeInstance(DEFAULT, DEFAULT);
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle) {
        return new SimpleDateFormat(DATES[dateStyle] + (dateStyle < MEDIUM ? " 'at' " : ", ") + TIMES[timeStyle]);
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle, Locale locale) {
        return getDateTimeInstance(dateStyle, timeStyle);
    }

    public abstract StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition pos);

    public abstract Date parse(String source, ParsePosition pos);

    public final String format(Date date) {
        return format(date, new StringBuffer(), new FieldPosition(0)).toString();
    }

    @Override
    public final StringBuffer format(Object obj, StringBuffer sb, FieldPosition pos) {
        if (obj instanceof Date) {
            return format((Date) obj, sb, pos);
        }
        if (obj instanceof Number) {
            return format(new Date(((Number) obj).longValue()), sb, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Date");
    }

    public Date parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Date d = parse(source, pos);
        if (pos.index == 0) {
            throw new ParseException("Unparseable date: \"" + source + "\"", pos.errorIndex);
        }
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
}
