// SPDX-License-Identifier: MIT
package java.text;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import jdk.internal.util.DateTexts;

/**
 * The names in dates. Zone strings are made when they are asked for: id, long and short name of standard and of
 * summer time.
 */
public class DateFormatSymbols implements Serializable, Cloneable {
    private static final long serialVersionUID = -5987973545549424702L;

    String[] eras, months, shortMonths, weekdays, shortWeekdays, ampms;
    private String[][] zoneStrings;
    private String localPatternChars = "GyMdkHmsSEDFwWahKzZ";
    private final Locale locale;

    public DateFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateFormatSymbols(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        eras = DateTexts.eras(locale, false);
        months = DateTexts.months(locale, true);
        shortMonths = DateTexts.months(locale, false);
        weekdays = DateTexts.days(locale, true);
        shortWeekdays = DateTexts.days(locale, false);
        ampms = DateTexts.halves(locale);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static final DateFormatSymbols getInstance() {
        return new DateFormatSymbols();
    }

    public static final DateFormatSymbols getInstance(Locale locale) {
        return new DateFormatSymbols(locale);
    }

    public String[] getEras() {
        return eras.clone();
    }

    public void setEras(String[] newEras) {
        eras = newEras.clone();
    }

    public String[] getMonths() {
        return months.clone();
    }

    public void setMonths(String[] newMonths) {
        months = newMonths.clone();
    }

    public String[] getShortMonths() {
        return shortMonths.clone();
    }

    public void setShortMonths(String[] newShortMonths) {
        shortMonths = newShortMonths.clone();
    }

    public String[] getWeekdays() {
        return weekdays.clone();
    }

    public void setWeekdays(String[] newWeekdays) {
        weekdays = newWeekdays.clone();
    }

    public String[] getShortWeekdays() {
        return shortWeekdays.clone();
    }

    public void setShortWeekdays(String[] newShortWeekdays) {
        shortWeekdays = newShortWeekdays.clone();
    }

    public String[] getAmPmStrings() {
        return ampms.clone();
    }

    public void setAmPmStrings(String[] newAmpms) {
        ampms = newAmpms.clone();
    }

    public String[][] getZoneStrings() {
        if (zoneStrings != null) return copy(zoneStrings);
        String[] ids = TimeZone.getAvailableIDs();
        String[][] all = new String[ids.length][];
        for (int i = 0; i < ids.length; i++) {
            TimeZone z = TimeZone.getTimeZone(ids[i]);
            all[i] = new String[] {ids[i], z.getDisplayName(false, TimeZone.LONG, locale),
                z.getDisplayName(false, TimeZone.SHORT, locale), z.getDisplayName(true, TimeZone.LONG, locale),
                z.getDisplayName(true, TimeZone.SHORT, locale)};
        }
        return all;
    }

    /** The strings that setZoneStrings gave, or null. */
    String[][] ownZoneStrings() {
        return zoneStrings;
    }

    public void setZoneStrings(String[][] newZoneStrings) {
        for (int i = 0; i < newZoneStrings.length; i++)
            if (newZoneStrings[i].length < 5) throw new IllegalArgumentException();
        zoneStrings = copy(newZoneStrings);
    }

    private static String[][] copy(String[][] rows) {
        String[][] c = new String[rows.length][];
        for (int i = 0; i < rows.length; i++) c[i] = rows[i].clone();
        return c;
    }

    /** Old readers expect the names of zones. */
    private void writeObject(ObjectOutputStream out) throws IOException {
        String[][] own = zoneStrings;
        zoneStrings = getZoneStrings();
        try {
            out.defaultWriteObject();
        } finally {
            zoneStrings = own;
        }
    }

    public String getLocalPatternChars() {
        return localPatternChars;
    }

    public void setLocalPatternChars(String newLocalPatternChars) {
        localPatternChars = newLocalPatternChars.toString();
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public boolean equals(Object obj) {
        if (this == obj) return true;
        if (obj == null || getClass() != obj.getClass()) return false;
        DateFormatSymbols s = (DateFormatSymbols) obj;
        return Arrays.equals(eras, s.eras) && Arrays.equals(months, s.months)
                && Arrays.equals(shortMonths, s.shortMonths) && Arrays.equals(weekdays, s.weekdays)
                && Arrays.equals(shortWeekdays, s.shortWeekdays) && Arrays.equals(ampms, s.ampms)
                && (zoneStrings == null && s.zoneStrings == null && locale.equals(s.locale)
                        || Arrays.deepEquals(getZoneStrings(), s.getZoneStrings()))
                && Objects.equals(localPatternChars, s.localPatternChars);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(months) * 31 + Arrays.hashCode(weekdays);
    }
}
