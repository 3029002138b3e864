// SPDX-License-Identifier: MIT
package jdk.internal.util;

import java.util.Locale;

/**
 * Names and patterns of dates: those of LocaleTexts for its languages, and three sets: that of no language at all
 * (names are short everywhere, dates go from the year to the day), that of Britain, and that of the United States,
 * which all other locales use.
 */
public final class DateTexts {
    private static final String MONTHS = "January,February,March,April,May,June,July,August,September,October,"
            + "November,December,";
    private static final String SHORT_MONTHS = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,";
    private static final String DAYS = ",Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday";
    private static final String SHORT_DAYS = ",Sun,Mon,Tue,Wed,Thu,Fri,Sat";

    /** Dates of style full, long, medium, short; then times; then what joins them. */
    private static final String[][] PATTERNS = {
        {"y MMMM d, EEEE", "y MMMM d", "y MMM d", "y-MM-dd", "HH:mm:ss zzzz", "HH:mm:ss z", "HH:mm:ss", "HH:mm",
                " ", " "},
        {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy", "h:mm:ss a zzzz", "h:mm:ss a z", "h:mm:ss a", "h:mm a",
                " 'at' ", ", "},
        {"EEEE, d MMMM y", "d MMMM y", "d MMM y", "dd/MM/y", "HH:mm:ss zzzz", "HH:mm:ss z", "HH:mm:ss", "HH:mm",
                " 'at' ", ", "},
    };
    private static final int ROOT = 0, US = 1, UK = 2;

    /** Countries whose week begins on Monday and whose first week has four days, then the exceptions. */
    private static final String MONDAY_4 =
            "AD AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT "
            + "JE LI LT LU MC MQ NL NO PL RE RU SE SJ SK SM VA";
    private static final String MONDAY_1 =
            "AI AL AM AO AQ AR AW AZ BA BB BF BI BJ BL BM BN BO BQ BV BY CC CD CF CG CI CK CL CM CR CU CV CW "
            + "CX CY EC EH ER FK FM GA GD GE GH GL GM GN GQ GS GW GY HM HR HT IO KG KI KM KN KP KY KZ LB LC LK "
            + "LR LS LV MA MD ME MF MG MK ML MN MP MR MS MU MW MY NA NC NE NF NG NR NU NZ PF PG PM PN PS PW RO "
            + "RS RW SB SC SH SI SL SN SO SR SS ST SX SZ TC TD TF TG TJ TK TL TM TN TO TR TV TZ UA UG UY UZ VC "
            + "VG VN VU WF YT ZM";
    private static final String SATURDAY_1 = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";

    private DateTexts() {
    }

    private static int set(Locale l) {
        if (l.getLanguage().isEmpty() && l.getCountry().isEmpty()) return ROOT;
        return l.getLanguage().equals("en") && l.getCountry().equals("GB") ? UK : US;
    }

    private static String[] list(String s) {
        return s.split(",", -1);
    }

    /** Thirteen, the last one empty. */
    public static String[] months(Locale l, boolean full) {
        if (LocaleTexts.has(l)) return list(LocaleTexts.get(l, full ? "months" : "short-months", null));
        if (full && set(l) != ROOT) return list(MONTHS);
        return list(set(l) == UK ? SHORT_MONTHS.replace("Sep", "Sept") : SHORT_MONTHS);
    }

    /** Eight, the first one empty. */
    public static String[] days(Locale l, boolean full) {
        if (LocaleTexts.has(l)) return list(LocaleTexts.get(l, full ? "days" : "short-days", null));
        return list(full && set(l) != ROOT ? DAYS : SHORT_DAYS);
    }

    public static String[] eras(Locale l, boolean full) {
        if (LocaleTexts.has(l)) return list(LocaleTexts.get(l, full ? "long-eras" : "eras", null));
        return set(l) == ROOT ? new String[] {"BCE", "CE"}
                : full ? new String[] {"Before Christ", "Anno Domini"} : new String[] {"BC", "AD"};
    }

    public static String[] halves(Locale l) {
        return set(l) == UK ? new String[] {"am", "pm"} : new String[] {"AM", "PM"};
    }

    /** The names of a field of Calendar in one letter, or null if it has none. Months of no language are numbers. */
    public static String[] narrow(Locale l, int field) {
        boolean root = set(l) == ROOT, other = LocaleTexts.has(l);
        switch (field) {
            case java.util.Calendar.ERA:
                return root || other ? eras(l, false) : new String[] {"B", "A"};
            case java.util.Calendar.MONTH:
                return list(root ? "1,2,3,4,5,6,7,8,9,10,11,12,"
                        : LocaleTexts.get(l, "narrow-months", "J,F,M,A,M,J,J,A,S,O,N,D,"));
            case java.util.Calendar.DAY_OF_WEEK:
                return list(LocaleTexts.get(l, "narrow-days", ",S,M,T,W,T,F,S"));
            case java.util.Calendar.AM_PM:
                return root || other ? halves(l) : new String[] {"a", "p"};
            default:
                return null;
        }
    }

    /** The pattern of a date and a time; either style may be -1 for none. */
    public static String pattern(Locale l, int date, int time) {
        String own = LocaleTexts.get(l, "patterns", null);
        String[] p = own != null ? own.split("\\|") : PATTERNS[set(l)];
        if (time < 0) return p[date];
        if (date < 0) return p[4 + time];
        return p[date] + p[date < 2 ? 8 : Math.min(7 + date, p.length - 1)] + p[4 + time];
    }

    private static boolean in(String list, String country) {
        return country.length() == 2 && list.contains(country);
    }

    /** First day of the week (as in Calendar) * 10 + days that the first week of a year must have. */
    public static int week(Locale l) {
        String c = l.getCountry();
        if (in(MONDAY_4, c)) return 24;
        if (in(MONDAY_1, c)) return 21;
        if (in(SATURDAY_1, c)) return 71;
        return c.equals("PT") ? 14 : c.equals("MV") ? 61 : 11;
    }
}
