// SPDX-License-Identifier: MIT
package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/**
 * Numbers as 12K or 12 thousand. Pattern i is for numbers of i + 1 digits: its zeros say how many digits of the whole
 * part stay,
 * what is around them is written (in quotes, or after a semicolon for negative numbers). An empty pattern leaves the
 * number whole.
 */
public final class CompactNumberFormat extends NumberFormat {
    private static final long serialVersionUID = 7128367218649234678L;

    /** As many as a double can have before its point. */
    private static final int MOST_DIGITS = 309;
    private static final String[] WORDS = {"thousand", "million", "billion", "trillion"};

    /** One pattern, read. */
    private static final class Step {
        String prefix = "", suffix = "", negativePrefix, negativeSuffix;    // null = minus before the positive one
        BigDecimal divisor = BigDecimal.ONE;
    }

    private final String decimalPattern;
    private final DecimalFormatSymbols symbols;
    private final String[] compactPatterns;
    private final String pluralRules;
    private byte groupingSize;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
    private transient DecimalFormat whole;      // numbers that no pattern shortens
    private transient DecimalFormat part;       // what stands between the affixes of a pattern
    private transient Step[] steps;
    private boolean parseBigDecimal;

    public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols, String[] compactPatterns) {
        this(decimalPattern, symbols, compactPatterns, "");
    }

    public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols, String[] compactPatterns,
            String pluralRules) {
        this.decimalPattern = Objects.requireNonNull(decimalPattern, "decimalPattern");
        this.symbols = (DecimalFormatSymbols) Objects.requireNonNull(symbols, "symbols").clone();
        this.compactPatterns = Objects.requireNonNull(compactPatterns, "compactPatterns").clone();
        this.pluralRules = Objects.requireNonNull(pluralRules, "pluralRules");
        prepare();
        super.setMaximumIntegerDigits(MOST_DIGITS);
        setMinimumIntegerDigits(0);
        setMaximumFractionDigits(0);
        setMinimumFractionDigits(0);
        super.setGroupingUsed(false);
        setRoundingMode(RoundingMode.HALF_EVEN);
    }

    private void prepare() {
        whole = new DecimalFormat(decimalPattern, this.symbols);
        whole.setMaximumFractionDigits(0);
        part = new DecimalFormat("0", this.symbols);
        String[] patterns = compactPatterns.length == 0 ? new String[] {""} : compactPatterns;
        steps = new Step[patterns.length];
        for (int i = 0; i < steps.length; i++) steps[i] = step(patterns[i], i);
    }

    @Override
    void prepareStream() {
        groupingSize = (byte) getGroupingSize();
        roundingMode = getRoundingMode();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (decimalPattern == null || symbols == null || compactPatterns == null || roundingMode == null)
            throw new InvalidObjectException("a field is missing");
        RoundingMode mode = roundingMode;
        prepare();
        setMaximumFractionDigits(getMaximumFractionDigits());
        setMinimumFractionDigits(getMinimumFractionDigits());
        setGroupingUsed(isGroupingUsed());
        setGroupingSize(groupingSize);
        setRoundingMode(mode);
    }

    /** Of English, and of no language, where thousands are K, M, G and T. */
    static CompactNumberFormat of(Locale locale, Style style) {
        Objects.requireNonNull(style);
        boolean root = locale.getLanguage().isEmpty();
        String[] p = new String[15];
        Arrays.fill(p, "");
        for (int i = 3; i < 15; i++) {
            String name = root ? "KMGT".substring(i / 3 - 1, i / 3) : style == Style.LONG ? " " + WORDS[i / 3 - 1]
                    : "KMBT".substring(i / 3 - 1, i / 3);
            p[i] = "0".repeat(i % 3 + 1) + name;
        }
        return new CompactNumberFormat("#,##0.###", DecimalFormatSymbols.getInstance(locale), p);
    }

    private static Step step(String pattern, int digits) {
        Step s = new Step();
        if (pattern.isEmpty()) return s;
        // one form of a plural stands for all: {one:0' 'thousand other:0' 'thousand}
        if (pattern.startsWith("{")) {
            int other = pattern.indexOf("other:"), from = other < 0 ? pattern.indexOf(':') + 1 : other + 6;
            int end = pattern.indexOf(' ', from);
            pattern = pattern.substring(from, end < 0 ? pattern.indexOf('}', from) : end);
        }
        int semicolon = unquoted(pattern, ';', 0);
        String positive = semicolon < 0 ? pattern : pattern.substring(0, semicolon);
        int from = unquoted(positive, '0', 0), to = from;
        if (from < 0) throw new IllegalArgumentException("Invalid pattern [" + pattern + "]");
        while (to < positive.length() && positive.charAt(to) == '0') to++;
        if (to - from > digits + 1) throw new IllegalArgumentException("Invalid pattern [" + pattern + "]");
        s.prefix = plain(positive.substring(0, from));
        s.suffix = plain(positive.substring(to));
        s.divisor = BigDecimal.TEN.pow(digits + 1 - (to - from));
        if (semicolon >= 0) {
            String negative = pattern.substring(semicolon + 1);
            from = to = Math.max(0, unquoted(negative, '0', 0));
            while (to < negative.length() && negative.charAt(to) == '0') to++;
            s.negativePrefix = plain(negative.substring(0, from));
            s.negativeSuffix = plain(negative.substring(to));
        }
        return s;
    }

    private static int unquoted(String s, char c, int from) {
        boolean quoted = false;
        for (int i = from; i < s.length(); i++) {
            if (s.charAt(i) == '\'') quoted = !quoted;
            else if (!quoted && s.charAt(i) == c) return i;
        }
        return -1;
    }

    private static String plain(String affix) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < affix.length(); i++) {
            if (affix.charAt(i) != '\'') sb.append(affix.charAt(i));
            else if (i + 1 < affix.length() && affix.charAt(i + 1) == '\'') sb.append(affix.charAt(i++));
        }
        return sb.toString();
    }

    // Formatting

    @Override
    public final StringBuffer format(Object number, StringBuffer sb, FieldPosition pos) {
        if (number instanceof BigDecimal) return write((BigDecimal) number, sb, pos);
        if (number instanceof BigInteger) return write(new BigDecimal((BigInteger) number), sb, pos);
        return super.format(number, sb, pos);
    }

    @Override
    public StringBuffer format(double number, StringBuffer sb, FieldPosition pos) {
        if (Double.isNaN(number) || Double.isInfinite(number)) return whole.format(number, sb, pos);
        if (number == 0 && 1 / number < 0) return part.format(number, sb, pos);
        return write(new BigDecimal(Double.toString(number)), sb, pos);
    }

    @Override
    public StringBuffer format(long number, StringBuffer sb, FieldPosition pos) {
        return write(BigDecimal.valueOf(number), sb, pos);
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        if (obj == null)
            throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
        FieldList fields = new FieldList();
        return fields.iterator(format(obj, new StringBuffer(), fields).toString());
    }

    /** The pattern is chosen by the digits of the number rounded to the digits of the fraction. */
    private StringBuffer write(BigDecimal number, StringBuffer sb, FieldPosition pos) {
        pos.start();
        boolean negative = number.signum() < 0;
        BigDecimal d = number.abs();
        Step s = steps[index(d.setScale(getMaximumFractionDigits(), signed(negative)))];
        BigDecimal shown = d.divide(s.divisor);
        if (s.divisor.compareTo(BigDecimal.ONE) == 0 && s.prefix.isEmpty() && s.suffix.isEmpty())
            return whole.format(number, sb, pos);
        boolean own = negative && s.negativePrefix != null;
        if (negative && !own) {
            sb.append(symbols.getMinusSign());
            pos.note(Field.SIGN, -1, sb.length() - 1, sb.length());
            pos.note(Field.PREFIX, -1, sb.length() - 1, sb.length());
        }
        affix(sb, own ? s.negativePrefix : s.prefix, Field.PREFIX, pos);
        part.setRoundingMode(signed(negative));
        part.format(shown, sb, pos instanceof FieldList ? pos : new Relay(pos));
        part.setRoundingMode(getRoundingMode());
        affix(sb, own ? s.negativeSuffix : s.suffix, Field.SUFFIX, pos);
        return sb;
    }

    /** Hands on what another format notes, without beginning anew. */
    private static final class Relay extends FieldPosition {
        private final FieldPosition to;

        Relay(FieldPosition to) {
            super(-1);
            this.to = to;
        }

        @Override
        void start() {
        }

        @Override
        void note(Format.Field what, int id, int start, int end) {
            to.note(what, id, start, end);
        }
    }

    private static void affix(StringBuffer sb, String text, Format.Field field, FieldPosition pos) {
        int start = sb.length();
        sb.append(text);
        pos.note(field, -1, start, sb.length());
    }

    private RoundingMode signed(boolean negative) {
        RoundingMode m = getRoundingMode();
        if (!negative) return m;
        return m == RoundingMode.CEILING ? RoundingMode.FLOOR : m == RoundingMode.FLOOR ? RoundingMode.CEILING : m;
    }

    private int index(BigDecimal d) {
        int digits = d.signum() == 0 ? 1 : d.precision() - d.scale();
        return Math.max(0, Math.min(digits, steps.length) - 1);
    }

    // Parsing

    @Override
    public Number parse(String text, ParsePosition pos) {
        int start = pos.index, best = -1;
        BigDecimal result = null;
        for (int i = 0; i < steps.length; i++) {
            for (int sign = 0; sign < 2; sign++) {
                Step s = steps[i];
                boolean own = sign == 1 && s.negativePrefix != null;
                String prefix = sign == 0 ? s.prefix : own ? s.negativePrefix : symbols.getMinusSign() + s.prefix;
                String suffix = own ? s.negativeSuffix : s.suffix;
                if (!text.startsWith(prefix, start)) continue;
                ParsePosition p = new ParsePosition(start + prefix.length());
                if (p.index < text.length() && text.charAt(p.index) == symbols.getMinusSign()) continue;
                BigDecimal n = number(text, p);
                if (n == null || !text.startsWith(suffix, p.index)) continue;
                int end = p.index + suffix.length();
                if (end <= best && (end < best || !suffix.isEmpty() || result != null)) continue;
                best = end;
                result = n.multiply(s.divisor);
                if (sign == 1) result = result.negate();
            }
        }
        if (result == null) {
            pos.errorIndex = start;
            return null;
        }
        pos.index = best;
        if (parseBigDecimal) return result;
        boolean integral = result.signum() == 0 || result.stripTrailingZeros().scale() <= 0;
        if (isParseIntegerOnly() && !integral) return result.toBigInteger().longValue();
        if (integral && result.toBigInteger().bitLength() < 64) return result.longValue();
        return result.doubleValue();
    }

    private BigDecimal number(String text, ParsePosition p) {
        DecimalFormat f = (DecimalFormat) part.clone();
        f.setParseBigDecimal(true);
        f.setGroupingUsed(isGroupingUsed());
        f.setParseIntegerOnly(isParseIntegerOnly());
        return (BigDecimal) f.parse(text, p);
    }

    // Settings

    @Override
    public void setMaximumIntegerDigits(int newValue) {
        super.setMaximumIntegerDigits(newValue);
        both();
    }

    @Override
    public void setMinimumIntegerDigits(int newValue) {
        super.setMinimumIntegerDigits(newValue);
        both();
    }

    @Override
    public void setMinimumFractionDigits(int newValue) {
        super.setMinimumFractionDigits(newValue);
        both();
    }

    @Override
    public void setMaximumFractionDigits(int newValue) {
        super.setMaximumFractionDigits(newValue);
        both();
    }

    /** Both formats that write follow the settings; numbers that stay whole have no fraction. */
    private void both() {
        DecimalFormat[] all = {whole, part};
        for (int i = 0; i < 2; i++) {
            all[i].setMaximumIntegerDigits(getMaximumIntegerDigits());
            all[i].setMinimumIntegerDigits(Math.max(1, getMinimumIntegerDigits()));
        }
        part.setMaximumFractionDigits(getMaximumFractionDigits());
        part.setMinimumFractionDigits(getMinimumFractionDigits());
    }

    @Override
    public RoundingMode getRoundingMode() {
        return whole.getRoundingMode();
    }

    @Override
    public void setRoundingMode(RoundingMode roundingMode) {
        whole.setRoundingMode(roundingMode);
        part.setRoundingMode(roundingMode);
    }

    public int getGroupingSize() {
        return part.getGroupingSize();
    }

    public void setGroupingSize(int newValue) {
        if (newValue < 0 || newValue > 127)
            throw new IllegalArgumentException("The value passed is negative or exceeds 127: " + newValue);
        part.setGroupingSize(newValue);
    }

    @Override
    public boolean isGroupingUsed() {
        return super.isGroupingUsed();
    }

    @Override
    public void setGroupingUsed(boolean newValue) {
        super.setGroupingUsed(newValue);
        part.setGroupingUsed(newValue);
    }

    @Override
    public boolean isParseIntegerOnly() {
        return super.isParseIntegerOnly();
    }

    @Override
    public void setParseIntegerOnly(boolean value) {
        super.setParseIntegerOnly(value);
    }

    @Override
    public boolean isStrict() {
        return part.isStrict();
    }

    @Override
    public void setStrict(boolean strict) {
        part.setStrict(strict);
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean newValue) {
        parseBigDecimal = newValue;
    }

    @Override
    public boolean equals(Object obj) {
        if (!super.equals(obj)) return false;
        CompactNumberFormat f = (CompactNumberFormat) obj;
        return decimalPattern.equals(f.decimalPattern) && symbols.equals(f.symbols)
                && Arrays.equals(compactPatterns, f.compactPatterns) && getRoundingMode() == f.getRoundingMode()
                && pluralRules.equals(f.pluralRules) && getGroupingSize() == f.getGroupingSize()
                && parseBigDecimal == f.parseBigDecimal && isStrict() == f.isStrict();
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Objects.hash(decimalPattern, symbols, getRoundingMode())
                + Arrays.hashCode(compactPatterns);
    }

    @Override
    public CompactNumberFormat clone() {
        CompactNumberFormat f = new CompactNumberFormat(decimalPattern, symbols, compactPatterns, pluralRules);
        f.setMaximumIntegerDigits(getMaximumIntegerDigits());
        f.setMinimumIntegerDigits(getMinimumIntegerDigits());
        f.setMaximumFractionDigits(getMaximumFractionDigits());
        f.setMinimumFractionDigits(getMinimumFractionDigits());
        f.setRoundingMode(getRoundingMode());
        f.setGroupingSize(getGroupingSize());
        f.setGroupingUsed(isGroupingUsed());
        f.setParseIntegerOnly(isParseIntegerOnly());
        f.setParseBigDecimal(parseBigDecimal);
        f.setStrict(isStrict());
        return f;
    }
}
