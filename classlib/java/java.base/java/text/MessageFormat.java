package java.text;

import java.time.temporal.TemporalAccessor;
import java.util.Date;
import java.util.Locale;

/** Text with {n} places for arguments; a type and a style may follow the number: {0,number,#.#}, {1,date}. A quote quotes. */
public class MessageFormat extends Format {
    private String pattern;

    public MessageFormat(String pattern) {
        applyPattern(pattern);
    }

    public MessageFormat(String pattern, Locale locale) {
        applyPattern(pattern);
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).format(arguments, new StringBuffer(), null).toString();
    }

    public void applyPattern(String text) {
        pattern = text;
        format(new Object[0], new StringBuffer(), null);
    }

    public String toPattern() {
        return pattern;
    }

    @Override
    public final StringBuffer format(Object arguments, StringBuffer result, FieldPosition pos) {
        return format((Object[]) arguments, result, pos);
    }

    public final StringBuffer format(Object[] arguments, StringBuffer sb, FieldPosition pos) {
        boolean quoted = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                    sb.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == '{' && !quoted) {
                int end = closing(i);
                argument(sb, pattern.substring(i + 1, end), arguments);
                i = end;
            } else {
                sb.append(c);
            }
        }
        return sb;
    }

    private int closing(int i) {
        int depth = 0;
        boolean quoted = false;
        for (int k = i; k < pattern.length(); k++) {
            char c = pattern.charAt(k);
            if (c == '\'') {
                quoted = !quoted;
            } else if (c == '{' && !quoted) {
                depth++;
            } else if (c == '}' && !quoted && --depth == 0) {
                return k;
            }
        }
        throw new IllegalArgumentException("Unmatched braces in the pattern.");
    }

    private static void argument(StringBuffer sb, String place, Object[] arguments) {
        String[] parts = place.split(",", 3);
        int n;
        try {
            n = Integer.parseInt(parts[0].trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("can't parse argument number: " + parts[0], e);
        }
        if (n < 0) {
            throw new IllegalArgumentException("negative argument number: " + parts[0]);
        }
        Format f = parts.length > 1 ? formatOf(parts[1].trim(), parts.length > 2 ? parts[2] : "") : null;
        if (arguments == null || n >= arguments.length) {
            sb.append('{').append(n).append('}');
            return;
        }
        Object v = arguments[n];
        if (v == null) {
            sb.append("null");
        } else if (f != null) {
            f.format(v, sb, new FieldPosition(0));
        } else if (v instanceof Number) {
            NumberFormat.getInstance().format(v, sb, new FieldPosition(0));
        } else if (v instanceof Date) {
            DateFormat.getInstance().format(v, sb, new FieldPosition(0));
        } else {
            sb.append(v instanceof TemporalAccessor ? v.toString() : String.valueOf(v));
        }
    }

    private static Format formatOf(String type, String style) {
        switch (type) {
            case "":
                return null;
            case "number":
                switch (style.trim()) {
                    case "":
                        return NumberFormat.getInstance();
                    case "integer":
                        return NumberFormat.getIntegerInstance();
                    case "percent":
                        return NumberFormat.getPercentInstance();
                    default:
                        return new DecimalFormat(style);
                }
            case "date":
            case "time":
                int s = style.trim().equals("short") ? DateFormat.SHORT : style.trim().equals("long") ? DateFormat.LONG
                        : style.trim().equals("full") ? DateFormat.FULL : DateFormat.MEDIUM;
                boolean named = s != DateFormat.MEDIUM || style.isBlank() || style.trim().equals("medium");
                return !named ? new SimpleDateFormat(style) : type.equals("date") ? DateFormat.getDateInstance(s)
                        : DateFormat.getTimeInstance(s);
            default:
                throw new IllegalArgumentException("unknown format type: " + type);
        }
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        throw new UnsupportedOperationException("parsing messages");
    }
}
