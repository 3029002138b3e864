// SPDX-License-Identifier: MIT
package javax.xml.datatype;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import javax.xml.namespace.QName;

/** A date, a time, or a part of them, as XML Schema has it. */
public abstract class XMLGregorianCalendar implements Cloneable {
    public XMLGregorianCalendar() {
    }

    public abstract void clear();

    public abstract void reset();

    public abstract void setYear(BigInteger bigInteger);

    public abstract void setYear(int n);

    public abstract void setMonth(int n);

    public abstract void setDay(int n);

    public abstract void setTimezone(int n);

    public void setTime(int hour, int minute, int second) {
        setTime(hour, minute, second, (BigDecimal) null);
    }

    public abstract void setHour(int n);

    public abstract void setMinute(int n);

    public abstract void setSecond(int n);

    public abstract void setMillisecond(int index);

    public abstract void setFractionalSecond(BigDecimal bigDecimal);

    public void setTime(int hour, int minute, int second, BigDecimal fractional) {
        setHour(hour);
        setMinute(minute);
        setSecond(second);
        setFractionalSecond(fractional);
    }

    public void setTime(int hour, int minute, int second, int millisecond) {
        setHour(hour);
        setMinute(minute);
        setSecond(second);
        setMillisecond(millisecond);
    }

    public abstract BigInteger getEon();

    public abstract int getYear();

    public abstract BigInteger getEonAndYear();

    public abstract int getMonth();

    public abstract int getDay();

    public abstract int getTimezone();

    public abstract int getHour();

    public abstract int getMinute();

    public abstract int getSecond();

    public int getMillisecond() {
        BigDecimal f = getFractionalSecond();
        return f == null ? DatatypeConstants.FIELD_UNDEFINED : f.movePointRight(3).intValue();
    }

    public abstract BigDecimal getFractionalSecond();

    public abstract int compare(XMLGregorianCalendar xmlGregorianCalendar);

    public abstract XMLGregorianCalendar normalize();

    public boolean equals(Object x) {
        return x == this
                || x instanceof XMLGregorianCalendar && compare((XMLGregorianCalendar) x) == DatatypeConstants.EQUAL;
    }

    public int hashCode() {
        int zone = getTimezone() == DatatypeConstants.FIELD_UNDEFINED ? 0 : getTimezone();
        XMLGregorianCalendar c = zone == 0 ? this : normalize();
        return c.getYear() + c.getMonth() + c.getDay() + c.getHour() + c.getMinute() + c.getSecond();
    }

    public abstract String toXMLFormat();

    public abstract QName getXMLSchemaType();

    public String toString() {
        return toXMLFormat();
    }

    public abstract boolean isValid();

    public abstract void add(Duration duration);

    public abstract GregorianCalendar toGregorianCalendar();

    public abstract GregorianCalendar toGregorianCalendar(TimeZone timeZone, Locale locale,
            XMLGregorianCalendar xmlGregorianCalendar);

    public abstract TimeZone getTimeZone(int index);

    public abstract Object clone();
}
