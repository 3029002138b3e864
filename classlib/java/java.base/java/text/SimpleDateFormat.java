package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Dates by a pattern of letters (G y M L d D E u a H k K h m s S w W F z Z X); names are English. */
public class SimpleDateFormat extends DateFormat {
    private static final long serialVersionUID = 4774881970558875024L;
    private static final String[] MONTHS = {"January", "February", "March", "April", "May", "June", "July", "August",
            "September",
        "October", "November", "December"};
    private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};

    private final String pattern;

    public SimpleDateFormat() {
        this("M/d/yy, h:mm a");
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        this(pattern);
    }

    public SimpleDateFormat(String pattern) {
        this.pattern = pattern;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                i = pattern.indexOf('\'', i + 1);
                if (i < 0) {
                    throw new IllegalArgumentException("Unterminated quote");
                }
            } else if (isLetter(c) && "GyYMLdDEuaHkKhmsSwWFzZX".indexOf(c) < 0) {
                throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
            }
        }
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public String toPattern() {
        return pattern;
    }

    private int run(int i) {
        int n = 1;
        while (i + n < pattern.length() && pattern.charAt(i + n) == pattern.charAt(i)) {
            n++;
        }
        return n;
    }

    @Override
    public StringBuffer format(Date date, StringBuffer sb, FieldPosition pos) {
        calendar.setTime(date);
        for (int i = 0; i < pattern.length();) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                int end = pattern.indexOf('\'', i + 1);
                sb.append(end == i + 1 ? "'" : pattern.substring(i + 1, end));
                i = end + 1;
            } else if (isLetter(c)) {
                int n = run(i);
                field(sb, c, n);
                i += n;
            } else {
                sb.append(c);
                i++;
            }
        }
        return sb;
    }

    private static void pad(StringBuffer sb, int v, int n) {
        String s = Integer.toString(v);
        sb.append("0".repeat(Math.max(0, n - s.length()))).append(s);
    }

    private static int fieldOf(char c) {
        switch (c) {
            case 'y':
            case 'Y':
                return Calendar.YEAR;
            case 'M':
            case 'L':
                return Calendar.MONTH;
            case 'd':
                return Calendar.DAY_OF_MONTH;
            case 'D':
                return Calendar.DAY_OF_YEAR;
            case 'E':
            case 'u':
                return Calendar.DAY_OF_WEEK;
            case 'F':
                return Calendar.DAY_OF_WEEK_IN_MONTH;
            case 'w':
                return Calendar.WEEK_OF_YEAR;
            case 'W':
                return Calendar.WEEK_OF_MONTH;
            case 'a':
                return Calendar.AM_PM;
            case 'H':
            case 'k':
                return Calendar.HOUR_OF_DAY;
            case 'K':
            case 'h':
                return Calendar.HOUR;
            case 'm':
                return Calendar.MINUTE;
            case 's':
                return Calendar.SECOND;
            case 'S':
                return Calendar.MILLISECOND;
            default:
                return Calendar.ERA;
        }
    }

    private void field(StringBuffer sb, char c, int n) {
        int v = "zZX".indexOf(c) < 0 ? calendar.get(fieldOf(c)) : 0;
        switch (c) {
            case 'G':
                sb.append(v == 0 ? "BC" : "AD");
                break;
            case 'y':
            case 'Y':
                pad(sb, n == 2 ? v % 100 : v, n);
                break;
            case 'M':
            case 'L':
                if (n >= 3) {
                    sb.append(n == 3 ? MONTHS[v].substring(0, 3) : MONTHS[v]);
                } else {
                    pad(sb, v + 1, n);
                }
                break;
            case 'E':
                sb.append(n <= 3 ? DAYS[v - 1].substring(0, 3) : DAYS[v - 1]);
                break;
            case 'u':
                pad(sb, v == 1 ? 7 : v - 1, n);
                break;
            case 'a':
                sb.append(v == 0 ? "AM" : "PM");
                break;
            case 'k':
                pad(sb, v == 0 ? 24 : v, n);
                break;
            case 'h':
                pad(sb, v == 0 ? 12 : v, n);
                break;
            case 'z':
                sb.append(calendar.getTimeZone().getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0, n > 3
                        ? TimeZone.LONG : TimeZone.SHORT));
                break;
            case 'Z':
            case 'X':
                offset(sb, c, n);
                break;
            default:
                pad(sb, v, n);
                break;
        }
    }

    private void offset(StringBuffer sb, char c, int n) {
        int minutes = (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 60000;
        if (c == 'X' && minutes == 0) {
            sb.append('Z');
            return;
        }
        sb.append(minutes < 0 ? '-' : '+');
        pad(sb, Math.abs(minutes) / 60, 2);
        if (c == 'X' && n == 1) {
            return;
        }
        sb.append(c == 'X' && n == 3 ? ":" : "");
        pad(sb, Math.abs(minutes) % 60, 2);
    }

    @Override
    public Date parse(String text, ParsePosition pos) {
        Calendar c = (Calendar) calendar.clone();
        c.clear();
        int at = pos.index;
        for (int i = 0; i < pattern.length() && at >= 0;) {
            char p = pattern.charAt(i);
            int from = at;
            if (p == '\'') {
                int end = pattern.indexOf('\'', i + 1);
                String literal = end == i + 1 ? "'" : pattern.substring(i + 1, end);
                at = text.startsWith(literal, at) ? at + literal.length() : -1;
                i = end + 1;
            } else if (isLetter(p)) {
                int n = run(i);
                boolean adjacent = i + n < pattern.length() && isLetter(pattern.charAt(i + n));
                at = parseField(c, text, at, p, n, adjacent);
                i += n;
            } else {
                at = at < text.length() && text.charAt(at) == p ? at + 1 : -1;
                i++;
            }
            if (at < 0) {
                pos.errorIndex = from;
                return null;
            }
        }
        try {
            Date d = c.getTime();
            pos.index = at;
            return d;
        } catch (IllegalArgumentException e) {
            pos.errorIndex = at;
            return null;
        }
    }

    private static int name(String text, int at, String[] names, int length) {
        for (int v = 0; v < names.length; v++) {
            String s = length == 0 ? names[v] : names[v].substring(0, length);
            if (text.regionMatches(true, at, s, 0, s.length())) {
                return v;
            }
        }
        return -1;
    }

    private int parseField(Calendar c, String text, int at, char p, int n, boolean adjacent) {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        if (p == 'E' || (p == 'M' || p == 'L') && n >= 3) {
            String[] names = p == 'E' ? DAYS : MONTHS;
            int v = name(text, at, names, 0);
            int used = v >= 0 ? names[v].length() : 3;
            v = v >= 0 ? v : name(text, at, names, 3);
            if (v >= 0 && p != 'E') {
                c.set(Calendar.MONTH, v);
            }
            return v < 0 ? -1 : at + used;
        }
        if (p == 'a' || p == 'G') {
            int v = name(text, at, p == 'a' ? new String[] {"AM", "PM"} : new String[] {"BC", "AD"}, 0);
            if (v >= 0) {
                c.set(fieldOf(p), v);
            }
            return v < 0 ? -1 : at + 2;
        }
        if (p == 'z' || p == 'Z' || p == 'X') {
            return parseZone(c, text, at);
        }
        int i = at;
        int max = adjacent ? n : Integer.MAX_VALUE;
        if (i < text.length() && text.charAt(i) == '-' && p != 'S') {
            i++;
        }
        int start = i;
        while (i < text.length() && i - start < max && Character.isDigit(text.charAt(i))) {
            i++;
        }
        if (i == start) {
            return -1;
        }
        int v = Integer.parseInt(text.substring(at, i));
        if (p == 'y' && n <= 2 && i - start == 2) {
            int now = new java.util.GregorianCalendar().get(Calendar.YEAR);
            v += now / 100 * 100;
            v -= v > now + 20 ? 100 : 0;
        }
        int field = fieldOf(p);
        c.set(field, p == 'M' || p == 'L' ? v - 1 : p == 'k' && v == 24 || p == 'h' && v == 12 ? 0 : p == 'u' ? v % 7
                + 1 : v);
        return i;
    }

    private static int parseZone(Calendar c, String text, int at) {
        int i = at;
        while (i < text.length() && ("+-:".indexOf(text.charAt(i)) >= 0 || Character.isLetterOrDigit(text.charAt(i)))) {
            i++;
        }
        String s = text.substring(at, i);
        boolean offset = s.startsWith("+") || s.startsWith("-");
        if (!offset && !s.equals("Z") && !s.startsWith("GMT") && !s.startsWith("UTC")) {
            return -1;
        }
        if (offset && s.length() == 5 && s.indexOf(':') < 0) {
            s = s.substring(0, 3) + ":" + s.substring(3);
        }
        c.setTimeZone(TimeZone.getTimeZone(offset ? "GMT" + s : s));
        return i;
    }
}
