// SPDX-License-Identifier: MIT
package java.time.format;

import java.time.temporal.ChronoField;

/** An offset from UTC, by one of the patterns of appendOffset, with a text for zero. */
final class OffsetPart extends Part {
    private static final String[] PATTERNS = {"+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss",
        "+HHMMSS", "+HH:MM:SS", "+HHmmss", "+HH:mm:ss", "+H", "+Hmm", "+H:mm", "+HMM", "+H:MM", "+HMMss", "+H:MM:ss",
        "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss"};

    private final String pattern, zero;

    OffsetPart(String pattern, String zero) {
        for (int i = 0; i < PATTERNS.length; i++) {
            if (PATTERNS[i].equals(pattern)) {
                this.pattern = pattern;
                this.zero = zero;
                return;
            }
        }
        throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
    }

    private boolean has(String letters) {
        return pattern.indexOf(letters) >= 0;
    }

    private String colon() {
        return has(":") ? ":" : "";
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }

    @Override
    boolean print(PrintContext c, StringBuilder sb) {
        Long v = c.value(ChronoField.OFFSET_SECONDS);
        if (v == null) return false;
        int total = Math.toIntExact(v);
        int hours = Math.abs(total / 3600 % 100), minutes = Math.abs(total / 60 % 60), seconds = Math.abs(total % 60);
        if (total == 0) {
            sb.append(zero);
            return true;
        }
        int start = sb.length();
        int sum = hours;
        sb.append(total < 0 ? '-' : '+').append(has("HH") ? two(hours) : Integer.toString(hours));
        boolean showMinutes = has("MM") || has("mm") && (minutes > 0 || has("ss") && seconds > 0 && has("mmss"));
        if (has("mm") && seconds > 0 && has("ss")) showMinutes = true;
        if (showMinutes) {
            sb.append(colon()).append(two(minutes));
            sum += minutes;
            if (has("SS") || has("ss") && seconds > 0) {
                sb.append(colon()).append(two(seconds));
                sum += seconds;
            }
        }
        if (sum == 0) {
            sb.setLength(start);
            sb.append(zero);
        }
        return true;
    }

    private static int digits(CharSequence text, int at, int n) {
        if (at + n > text.length()) return -1;
        int v = 0;
        for (int i = 0; i < n; i++) {
            char c = text.charAt(at + i);
            if (c < '0' || c > '9') return -1;
            v = v * 10 + c - '0';
        }
        return v;
    }

    @Override
    int parse(ParseContext c, CharSequence text, int at) {
        if (zero.isEmpty() ? at == text.length() : c.matches(text, at, zero))
            return c.put(ChronoField.OFFSET_SECONDS, 0, at, at + zero.length());
        if (at == text.length()) return ~at;
        char sign = text.charAt(at);
        if (sign == '+' || sign == '-') {
            int[] end = new int[1];
            int total = offset(c, text, at + 1, end);
            if (total >= 0) return c.put(ChronoField.OFFSET_SECONDS, sign == '-' ? -total : total, at, end[0]);
        }
        return zero.isEmpty() ? c.put(ChronoField.OFFSET_SECONDS, 0, at, at) : ~at;
    }

    /** Seconds of the digits from at on, or -1; end[0] is where they end. */
    private int offset(ParseContext c, CharSequence text, int at, int[] end) {
        int width = digits(text, at, 2) >= 0 ? 2 : has("HH") ? 0 : 1;
        int hours = width == 0 ? -1 : digits(text, at, width);
        if (hours < 0) return -1;
        int pos = at + width, minutes = 0, seconds = 0;
        boolean hasMinutes = has("MM") || has("mm"), hasSeconds = has("SS") || has("ss");
        if (hasMinutes || !c.strict) {
            int m = next(c, text, pos, end);
            if (m < 0 && has("MM") && c.strict) return -1;
            if (m >= 0) {
                minutes = m;
                pos = end[0];
                if (hasSeconds || !c.strict) {
                    int s = next(c, text, pos, end);
                    if (s < 0 && has("SS") && c.strict) return -1;
                    if (s >= 0) {
                        seconds = s;
                        pos = end[0];
                    }
                }
            }
        }
        end[0] = pos;
        return minutes > 59 || seconds > 59 ? -1 : hours * 3600 + minutes * 60 + seconds;
    }

    /** Two digits, after a colon if the pattern has it (in lenient mode and with hours alone, if the text has it). */
    private int next(ParseContext c, CharSequence text, int at, int[] end) {
        boolean there = at < text.length() && text.charAt(at) == ':';
        boolean wanted = pattern.endsWith("H") && !c.strict ? there : has(":");
        if (wanted && !there) return -1;
        int pos = wanted ? at + 1 : at;
        end[0] = pos + 2;
        return digits(text, pos, 2);
    }

    @Override
    public String toString() {
        return "Offset(" + pattern + ",'" + zero.replace("'", "''") + "')";
    }
}
