// SPDX-License-Identifier: MIT
package javax.xml.datatype;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.GregorianCalendar;
import jdk.internal.xml.Providers;

/** Makes durations and calendars of XML Schema. There is no implementation in this library; others may bring theirs. */
public abstract class DatatypeFactory {
    public static final String DATATYPEFACTORY_PROPERTY = "javax.xml.datatype.DatatypeFactory";
    /** The class of the default implementation: none. */
    public static final String DATATYPEFACTORY_IMPLEMENTATION_CLASS = String.valueOf("");

    protected DatatypeFactory() {
    }

    public static DatatypeFactory newDefaultInstance() {
        throw new UnsupportedOperationException("This library has no DatatypeFactory.");
    }

    public static DatatypeFactory newInstance() throws DatatypeConfigurationException {
        try {
            DatatypeFactory found = Providers.find(DatatypeFactory.class);
            if (found != null) return found;
        } catch (Providers.Failure e) {
            throw new DatatypeConfigurationException(e.getMessage(), e.reason);
        }
        throw new DatatypeConfigurationException("This library has no DatatypeFactory, and no provider was found.");
    }

    public static DatatypeFactory newInstance(String factoryClassName, ClassLoader classLoader)
            throws DatatypeConfigurationException {
        if (factoryClassName == null) throw new DatatypeConfigurationException("factoryClassName cannot be null.");
        try {
            return Providers.named(DatatypeFactory.class, factoryClassName, classLoader);
        } catch (Providers.Failure e) {
            throw new DatatypeConfigurationException(e.getMessage(), e.reason);
        }
    }

    private static BigInteger big(int n) {
        return n == DatatypeConstants.FIELD_UNDEFINED ? null : BigInteger.valueOf(n);
    }

    public abstract Duration newDuration(String lexicalRepresentation);

    public abstract Duration newDuration(long durationInMilliSeconds);

    public abstract Duration newDuration(boolean isPositive, BigInteger years, BigInteger months, BigInteger days,
            BigInteger hours, BigInteger minutes, BigDecimal seconds);

    public Duration newDuration(boolean isPositive, int years, int months, int days, int hours, int minutes,
            int seconds) {
        return newDuration(isPositive, big(years), big(months), big(days), big(hours), big(minutes),
                seconds == DatatypeConstants.FIELD_UNDEFINED ? null : BigDecimal.valueOf(seconds));
    }

    /** Only days and what is shorter may stand in it. */
    public Duration newDurationDayTime(String lexicalRepresentation) {
        int time = lexicalRepresentation.indexOf('T');
        String date = time < 0 ? lexicalRepresentation : lexicalRepresentation.substring(0, time);
        if (date.indexOf('Y') >= 0 || date.indexOf('M') >= 0)
            throw new IllegalArgumentException("Invalid dayTimeDuration value: " + lexicalRepresentation);
        return newDuration(lexicalRepresentation);
    }

    public Duration newDurationDayTime(long durationInMilliseconds) {
        long rest = Math.abs(durationInMilliseconds);
        return newDuration(durationInMilliseconds >= 0, null, null, BigInteger.valueOf(rest / 86400000),
                BigInteger.valueOf(rest / 3600000 % 24), BigInteger.valueOf(rest / 60000 % 60),
                BigDecimal.valueOf(rest % 60000, 3));
    }

    public Duration newDurationDayTime(boolean isPositive, BigInteger day, BigInteger hour, BigInteger minute,
            BigInteger second) {
        return newDuration(isPositive, null, null, day, hour, minute, second == null ? null : new BigDecimal(second));
    }

    public Duration newDurationDayTime(boolean isPositive, int day, int hour, int minute, int second) {
        return newDurationDayTime(isPositive, big(day), big(hour), big(minute), big(second));
    }

    /** Only years and months may stand in it. */
    public Duration newDurationYearMonth(String lexicalRepresentation) {
        if (lexicalRepresentation.indexOf('D') >= 0 || lexicalRepresentation.indexOf('T') >= 0)
            throw new IllegalArgumentException("Invalid yearMonthDuration value: " + lexicalRepresentation);
        return newDuration(lexicalRepresentation);
    }

    public Duration newDurationYearMonth(long durationInMilliseconds) {
        Duration full = newDuration(durationInMilliseconds);
        return newDurationYearMonth(full.getSign() >= 0, (BigInteger) full.getField(DatatypeConstants.YEARS),
                (BigInteger) full.getField(DatatypeConstants.MONTHS));
    }

    public Duration newDurationYearMonth(boolean isPositive, BigInteger year, BigInteger month) {
        return newDuration(isPositive, year, month, null, null, null, null);
    }

    public Duration newDurationYearMonth(boolean isPositive, int year, int month) {
        return newDurationYearMonth(isPositive, big(year), big(month));
    }

    public abstract XMLGregorianCalendar newXMLGregorianCalendar();

    public abstract XMLGregorianCalendar newXMLGregorianCalendar(String lexicalRepresentation);

    public abstract XMLGregorianCalendar newXMLGregorianCalendar(GregorianCalendar cal);

    public abstract XMLGregorianCalendar newXMLGregorianCalendar(BigInteger year, int month, int day, int hour,
            int minute,
            int second, BigDecimal fractionalSecond, int timezone);

    public XMLGregorianCalendar newXMLGregorianCalendar(int year, int month, int day, int hour, int minute, int second,
            int millisecond, int timezone) {
        return newXMLGregorianCalendar(big(year), month, day, hour, minute, second, fraction(millisecond), timezone);
    }

    private static BigDecimal fraction(int millisecond) {
        if (millisecond == DatatypeConstants.FIELD_UNDEFINED) return null;
        if (millisecond < 0 || millisecond > 1000)
            throw new IllegalArgumentException("invalid millisecond: " + millisecond);
        return BigDecimal.valueOf(millisecond, 3);
    }

    public XMLGregorianCalendar newXMLGregorianCalendarDate(int year, int month, int day, int timezone) {
        int none = DatatypeConstants.FIELD_UNDEFINED;
        return newXMLGregorianCalendar(year, month, day, none, none, none, none, timezone);
    }

    public XMLGregorianCalendar newXMLGregorianCalendarTime(int hours, int minutes, int seconds, int timezone) {
        return newXMLGregorianCalendarTime(hours, minutes, seconds, (BigDecimal) null, timezone);
    }

    public XMLGregorianCalendar newXMLGregorianCalendarTime(int hours, int minutes, int seconds,
            BigDecimal fractionalSecond, int timezone) {
        int none = DatatypeConstants.FIELD_UNDEFINED;
        return newXMLGregorianCalendar(null, none, none, hours, minutes, seconds, fractionalSecond, timezone);
    }

    public XMLGregorianCalendar newXMLGregorianCalendarTime(int hours, int minutes, int seconds, int milliseconds,
            int timezone) {
        return newXMLGregorianCalendarTime(hours, minutes, seconds, fraction(milliseconds), timezone);
    }
}
