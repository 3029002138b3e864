// SPDX-License-Identifier: MIT
package javax.xml.datatype;

import java.math.BigDecimal;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import javax.xml.namespace.QName;

/** A length of time in six fields, as XML Schema has it. */
public abstract class Duration {
    private static final DatatypeConstants.Field[] FIELDS = {DatatypeConstants.YEARS, DatatypeConstants.MONTHS,
            DatatypeConstants.DAYS, DatatypeConstants.HOURS, DatatypeConstants.MINUTES, DatatypeConstants.SECONDS};

    public Duration() {
    }

    public QName getXMLSchemaType() {
        String set = "";
        for (DatatypeConstants.Field f : FIELDS) set += isSet(f) ? '+' : '-';
        switch (set) {
            case "++++++":
                return DatatypeConstants.DURATION;
            case "--++++":
                return DatatypeConstants.DURATION_DAYTIME;
            case "++----":
                return DatatypeConstants.DURATION_YEARMONTH;
            default:
                throw new IllegalStateException("javax.xml.datatype.Duration#getXMLSchemaType(): this Duration "
                        + "does not match one of the XML Schema date/time datatypes");
        }
    }

    public abstract int getSign();

    public int getYears() {
        return number(DatatypeConstants.YEARS);
    }

    public int getMonths() {
        return number(DatatypeConstants.MONTHS);
    }

    public int getDays() {
        return number(DatatypeConstants.DAYS);
    }

    public int getHours() {
        return number(DatatypeConstants.HOURS);
    }

    public int getMinutes() {
        return number(DatatypeConstants.MINUTES);
    }

    public int getSeconds() {
        return number(DatatypeConstants.SECONDS);
    }

    public long getTimeInMillis(Calendar calendar) {
        Calendar end = (Calendar) calendar.clone();
        addTo(end);
        return end.getTimeInMillis() - calendar.getTimeInMillis();
    }

    public long getTimeInMillis(Date date) {
        Date end = new Date(date.getTime());
        addTo(end);
        return end.getTime() - date.getTime();
    }

    public abstract Number getField(DatatypeConstants.Field field);

    public abstract boolean isSet(DatatypeConstants.Field field);

    public abstract Duration add(Duration duration);

    public abstract void addTo(Calendar calendar);

    public void addTo(Date date) {
        Calendar c = new GregorianCalendar();
        c.setTime(date);
        addTo(c);
        date.setTime(c.getTimeInMillis());
    }

    public Duration subtract(Duration duration) {
        return add(duration.negate());
    }

    public Duration multiply(int n) {
        return multiply(BigDecimal.valueOf(n));
    }

    public abstract Duration multiply(BigDecimal bigDecimal);

    public abstract Duration negate();

    public abstract Duration normalizeWith(Calendar calendar);

    public abstract int compare(Duration duration);

    public boolean isLongerThan(Duration duration) {
        return compare(duration) == DatatypeConstants.GREATER;
    }

    public boolean isShorterThan(Duration duration) {
        return compare(duration) == DatatypeConstants.LESSER;
    }

    public boolean equals(Object x) {
        return x == this || x instanceof Duration && compare((Duration) x) == DatatypeConstants.EQUAL;
    }

    public abstract int hashCode();

    public String toString() {
        StringBuilder s = new StringBuilder(getSign() < 0 ? "-P" : "P");
        part(s, DatatypeConstants.YEARS, 'Y');
        part(s, DatatypeConstants.MONTHS, 'M');
        part(s, DatatypeConstants.DAYS, 'D');
        if (isSet(DatatypeConstants.HOURS) || isSet(DatatypeConstants.MINUTES) || isSet(DatatypeConstants.SECONDS)) {
            s.append('T');
            part(s, DatatypeConstants.HOURS, 'H');
            part(s, DatatypeConstants.MINUTES, 'M');
            part(s, DatatypeConstants.SECONDS, 'S');
        }
        return s.toString();
    }

    private int number(DatatypeConstants.Field field) {
        Number n = getField(field);
        return n == null ? 0 : n.intValue();
    }

    private void part(StringBuilder s, DatatypeConstants.Field field, char letter) {
        Number n = getField(field);
        if (n == null) return;
        s.append(n instanceof BigDecimal ? ((BigDecimal) n).toPlainString() : n.toString()).append(letter);
    }
}
