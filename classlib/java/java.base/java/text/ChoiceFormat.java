// SPDX-License-Identifier: MIT
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.Arrays;

/** Texts for ranges of numbers: each begins at its limit, as in 0#none|1#one|1&lt;many. */
public class ChoiceFormat extends NumberFormat {
    private static final long serialVersionUID = 1795184449645032964L;

    private double[] choiceLimits;
    private String[] choiceFormats;
    private transient boolean strict;

    public ChoiceFormat(String newPattern) {
        applyPattern(newPattern);
    }

    public ChoiceFormat(double[] limits, String[] formats) {
        setChoices(limits, formats);
    }

    public void applyPattern(String newPattern) {
        int count = 0;
        double[] newLimits = new double[8];
        String[] newFormats = new String[8];
        StringBuilder limit = new StringBuilder(), text = new StringBuilder();
        boolean inText = false, quoted = false;
        double start = 0;
        for (int i = 0; i <= newPattern.length(); i++) {
            char c = i < newPattern.length() ? newPattern.charAt(i) : '|';
            if (i == newPattern.length() && !inText) break;
            if (c == '\'' && i < newPattern.length()) {
                if (i + 1 < newPattern.length() && newPattern.charAt(i + 1) == '\'') {
                    (inText ? text : limit).append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted && i < newPattern.length()) {
                (inText ? text : limit).append(c);
            } else if (!inText && (c == '#' || c == '<' || c == '\u2264')) {
                start = limit(limit.toString());
                if (c == '<' && !Double.isInfinite(start)) start = nextDouble(start);
                if (count > 0 && start <= newLimits[count - 1])
                    throw new IllegalArgumentException("Incorrect order of intervals, must be in ascending order");
                limit.setLength(0);
                inText = true;
            } else if (c == '|') {
                if (count == newLimits.length) {
                    newLimits = Arrays.copyOf(newLimits, count * 2);
                    newFormats = Arrays.copyOf(newFormats, count * 2);
                }
                newLimits[count] = start;
                newFormats[count++] = text.toString();
                text.setLength(0);
                inText = false;
            } else {
                (inText ? text : limit).append(c);
            }
        }
        choiceLimits = Arrays.copyOf(newLimits, count);
        choiceFormats = Arrays.copyOf(newFormats, count);
    }

    private static double limit(String s) {
        if (s.isEmpty()) throw new IllegalArgumentException("Each interval must contain a number before a format");
        if (s.equals("\u221e")) return Double.POSITIVE_INFINITY;
        return s.equals("-\u221e") ? Double.NEGATIVE_INFINITY : Double.parseDouble(s);
    }

    public String toPattern() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < choiceLimits.length; i++) {
            if (i > 0) sb.append('|');
            double less = previousDouble(choiceLimits[i]);
            boolean exact = Math.abs(Math.IEEEremainder(choiceLimits[i], 1)) <= Math.abs(Math.IEEEremainder(less, 1));
            double shown = exact ? choiceLimits[i] : less;
            if (Double.isInfinite(shown)) sb.append(shown > 0 ? "\u221e" : "-\u221e");
            else sb.append(shown);
            sb.append(exact ? '#' : '<');
            boolean quote = choiceFormats[i].indexOf('<') >= 0 || choiceFormats[i].indexOf('#') >= 0
                    || choiceFormats[i].indexOf('|') >= 0;
            String text = choiceFormats[i].replace("'", "''");
            sb.append(quote ? "'" + text + "'" : text);
        }
        return sb.toString();
    }

    @Override
    public boolean isStrict() {
        return strict;
    }

    /** Strict parsing wants the whole text to be one of the choices. */
    @Override
    public void setStrict(boolean strict) {
        this.strict = strict;
    }

    public void setChoices(double[] limits, String[] formats) {
        if (limits.length != formats.length)
            throw new IllegalArgumentException("Input arrays must be of the same length.");
        choiceLimits = limits.clone();
        choiceFormats = formats.clone();
    }

    public double[] getLimits() {
        return choiceLimits.clone();
    }

    public Object[] getFormats() {
        return choiceFormats.clone();
    }

    @Override
    public StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition status) {
        return format((double) number, toAppendTo, status);
    }

    @Override
    public StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition status) {
        int i = 0;
        while (i < choiceLimits.length && number >= choiceLimits[i]) i++;
        return toAppendTo.append(choiceFormats[Math.max(0, i - 1)]);
    }

    @Override
    public Number parse(String text, ParsePosition status) {
        int start = status.getIndex(), best = start;
        double result = Double.NaN;
        for (int i = 0; i < choiceFormats.length; i++) {
            if (text.startsWith(choiceFormats[i], start) && start + choiceFormats[i].length() > best) {
                best = start + choiceFormats[i].length();
                result = choiceLimits[i];
            }
        }
        if (strict && best != text.length()) best = start;
        if (best == start) result = Double.NaN;
        status.setIndex(best);
        if (best == start) status.setErrorIndex(best);
        return result;
    }

    public static final double nextDouble(double d) {
        return Math.nextUp(d);
    }

    public static final double previousDouble(double d) {
        return Math.nextDown(d);
    }

    public static double nextDouble(double d, boolean positive) {
        return positive ? nextDouble(d) : previousDouble(d);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (choiceLimits.length != choiceFormats.length)
            throw new InvalidObjectException("limits and format arrays of different length.");
    }

    @Override
    public Object clone() {
        ChoiceFormat c = (ChoiceFormat) super.clone();
        c.choiceLimits = choiceLimits.clone();
        c.choiceFormats = choiceFormats.clone();
        return c;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ChoiceFormat && Arrays.equals(choiceLimits, ((ChoiceFormat) o).choiceLimits)
                && Arrays.equals(choiceFormats, ((ChoiceFormat) o).choiceFormats);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(choiceLimits) ^ Arrays.hashCode(choiceFormats);
    }
}
