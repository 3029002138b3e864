package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * Numbers by a pattern: prefix, digits (0 always, # if not zero), grouping commas, a point, an exponent (E0), suffix
 * (% and per mille
 * multiply), and after a semicolon another prefix and suffix for negative numbers.
 */
public class DecimalFormat extends NumberFormat {
    private static final long serialVersionUID = 864413376551465018L;
    /** Each version of the stream has more: 1 exponents, 2 patterns of affixes, 3 digits, 4 rounding. */
    private static final int VERSION = 4;
    private DecimalFormatSymbols symbols;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
    private transient String pattern;
    /** Affixes as they were written in the pattern; null once they have been set otherwise. */
    private transient String patternPrefix, patternSuffix, negativePatternPrefix, negativePatternSuffix;
    /** Whether negative numbers have affixes of their own; else those two fields are for the stream. */
    private transient boolean ownNegative;
    // What follows up to the version is kept for the stream only: prepareStream.
    private String posPrefixPattern, posSuffixPattern, negPrefixPattern, negSuffixPattern;
    private boolean useExponentialNotation;
    private int maximumIntegerDigits, minimumIntegerDigits, maximumFractionDigits, minimumFractionDigits;
    private int serialVersionOnStream = VERSION;

    private String positivePrefix = "";
    private String positiveSuffix = "";
    private String negativePrefix;
    private String negativeSuffix;
    private byte groupingSize;
    private int multiplier = 1;
    private byte minExponentDigits;
    private boolean decimalSeparatorAlwaysShown;
    private boolean parseBigDecimal;
    private transient boolean strict;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        this(pattern, new DecimalFormatSymbols());
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this.symbols = (DecimalFormatSymbols) symbols.clone();
        applyPattern(pattern);
    }

    public void applyPattern(String text) {
        pattern = text;
        multiplier = 1;
        int semicolon = outside(text, ';', 0);
        String positive = semicolon < 0 ? text : text.substring(0, semicolon);
        int start = bodyStart(positive);
        int end = bodyEnd(positive, start);
        if (end > start && end < positive.length() && positive.charAt(end) == 'E') throw wrong("Malformed exponential");
        patternPrefix = positive.substring(0, start);
        patternSuffix = positive.substring(end);
        positivePrefix = affix(positive.substring(0, start));
        positiveSuffix = affix(positive.substring(end));
        body(positive.substring(start, end));
        ownNegative = semicolon >= 0;
        if (ownNegative) {
            String negative = text.substring(semicolon + 1);
            int nStart = bodyStart(negative);
            negativePatternPrefix = negative.substring(0, nStart);
            negativePatternSuffix = negative.substring(bodyEnd(negative, nStart));
            negativePrefix = affix(negative.substring(0, nStart));
            negativeSuffix = affix(negative.substring(bodyEnd(negative, nStart)));
            // a second part that changes nothing is none
            ownNegative = !negativePrefix.equals(positivePrefix) || !negativeSuffix.equals(positiveSuffix);
        }
    }

    private static int outside(String s, char c, int from) {
        boolean quoted = false;
        for (int i = from; i < s.length(); i++) {
            if (s.charAt(i) == '\'') {
                quoted = !quoted;
            } else if (!quoted && s.charAt(i) == c) {
                return i;
            }
        }
        return -1;
    }

    private static int bodyStart(String s) {
        boolean quoted = false;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '\'') {
                quoted = !quoted;
            } else if (!quoted && "#0,.".indexOf(s.charAt(i)) >= 0) {
                return i;
            }
        }
        return s.length();
    }

    private static int bodyEnd(String s, int i) {
        while (i < s.length() && "#0,.".indexOf(s.charAt(i)) >= 0) {
            i++;
        }
        if (i < s.length() && s.charAt(i) == 'E' && i + 1 < s.length() && s.charAt(i + 1) == '0') {
            i++;
            while (i < s.length() && s.charAt(i) == '0') {
                i++;
            }
        }
        return i;
    }

    private String affix(String s) {
        StringBuilder sb = new StringBuilder();
        boolean quoted = false;
        int signs = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\'') {
                if (i + 1 < s.length() && s.charAt(i + 1) == '\'') {
                    sb.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else {
                if (!quoted && (c == '%' || c == '\u2030')) {
                    multiplier = c == '%' ? 100 : 1000;
                    if (++signs > 1) throw wrong("Too many percent/per mille characters in");
                }
                if (!quoted && c == '\u00a4') {
                    boolean code = i + 1 < s.length() && s.charAt(i + 1) == '\u00a4';
                    if (code) i++;
                    sb.append(code ? symbols.getInternationalCurrencySymbol() : symbols.getCurrencySymbol());
                } else {
                    sb.append(c);
                }
            }
        }
        if (quoted) throw wrong("Malformed");
        return text(sb);
    }

    private IllegalArgumentException wrong(String how) {
        return new IllegalArgumentException(how + " pattern \"" + pattern + '"');
    }

    private void body(String s) {
        int e = s.indexOf('E');
        minExponentDigits = (byte) (e < 0 ? 0 : s.length() - e - 1);
        String digits = e < 0 ? s : s.substring(0, e);
        int point = digits.indexOf('.');
        String whole = point < 0 ? digits : digits.substring(0, point);
        String fraction = point < 0 ? "" : digits.substring(point + 1);
        if (fraction.indexOf('.') >= 0) throw wrong("Multiple decimal separators in");
        String plain = whole.replace(",", "");
        int firstZero = plain.indexOf('0'), lastHash = plain.lastIndexOf('#');
        if (fraction.contains("#0") || firstZero >= 0 && firstZero < lastHash && plain.endsWith("0"))
            throw wrong("Unexpected '0' in");
        if (firstZero >= 0 && firstZero < lastHash) throw wrong("Malformed");
        if (fraction.indexOf(',') >= 0 || whole.endsWith(",")) throw wrong("Malformed");
        int comma = whole.lastIndexOf(',');
        groupingSize = (byte) (comma < 0 ? 0 : whole.length() - comma - 1);
        setGroupingUsed(groupingSize > 0);
        whole = whole.replace(",", "");
        int zeros = 0;
        for (int i = 0; i < whole.length(); i++) {
            zeros += whole.charAt(i) == '0' ? 1 : 0;
        }
        if (zeros == 0 && fraction.indexOf('0') < 0 && minExponentDigits == 0 && !whole.isEmpty()
                && point >= 0) zeros = 1;
        int fractionZeros = fraction.length() - fraction.replace("0", "").length();
        setMaximumIntegerDigits(minExponentDigits > 0 ? whole.length() : Integer.MAX_VALUE);
        setMinimumIntegerDigits(zeros);
        setMaximumFractionDigits(fraction.length());
        setMinimumFractionDigits(fractionZeros);
        decimalSeparatorAlwaysShown = point >= 0 && fraction.isEmpty();
    }

    /** The pattern as the settings are now; affixes are those that were set last. */
    public String toPattern() {
        String p = quoted(patternPrefix, positivePrefix), q = quoted(patternSuffix, positiveSuffix);
        String body = bodyPattern();
        if (!ownNegative || negativePrefix.equals(symbols.getMinusSign() + positivePrefix)
                && negativeSuffix.equals(positiveSuffix)) return p + body + q;
        return p + body + q + symbols.getPatternSeparator() + quoted(negativePatternPrefix, negativePrefix) + body
                + quoted(negativePatternSuffix, negativeSuffix);
    }

    private static String quoted(String pattern, String affix) {
        if (pattern != null && (pattern.indexOf('%') >= 0 || pattern.indexOf('\u2030') >= 0
                || pattern.indexOf('\u00a4') >= 0 || pattern.equals("-"))) return pattern;
        boolean special = false;
        for (int i = 0; i < affix.length(); i++) special |= "#0,.;%\u2030\u00a4-'".indexOf(affix.charAt(i)) >= 0;
        return special ? "'" + affix.replace("'", "''") + "'" : affix;
    }

    private String bodyPattern() {
        StringBuilder sb = new StringBuilder();
        int digits = minExponentDigits > 0 ? getMaximumIntegerDigits()
                : Math.max(isGroupingUsed() ? groupingSize : 0, getMinimumIntegerDigits()) + 1;
        for (int i = digits; i > 0; i--) {
            if (i != digits && isGroupingUsed() && groupingSize != 0 && i % groupingSize == 0) sb.append(',');
            sb.append(i <= getMinimumIntegerDigits() ? '0' : '#');
        }
        if (getMaximumFractionDigits() > 0 || decimalSeparatorAlwaysShown) sb.append('.');
        for (int i = 0; i < getMaximumFractionDigits(); i++) sb.append(i < getMinimumFractionDigits() ? '0' : '#');
        if (minExponentDigits > 0) sb.append('E').append("0".repeat(minExponentDigits));
        return sb.toString();
    }

    public String toLocalizedPattern() {
        return toPattern();
    }

    public void applyLocalizedPattern(String pattern) {
        applyPattern(pattern);
    }

    /** What negative numbers have now stays, whatever positive ones get. */
    private void keepNegative() {
        if (ownNegative) return;
        negativePatternPrefix = patternPrefix == null ? null : "-" + patternPrefix;
        negativePatternSuffix = patternSuffix;
        negativePrefix = getNegativePrefix();
        negativeSuffix = getNegativeSuffix();
        ownNegative = true;
    }

    public String getNegativePrefix() {
        return ownNegative ? negativePrefix : symbols.getMinusSign() + positivePrefix;
    }

    public void setNegativePrefix(String newValue) {
        negativeSuffix = getNegativeSuffix();
        ownNegative = true;
        negativePrefix = newValue;
        negativePatternPrefix = null;
    }

    public String getNegativeSuffix() {
        return ownNegative ? negativeSuffix : positiveSuffix;
    }

    public void setNegativeSuffix(String newValue) {
        negativePrefix = getNegativePrefix();
        ownNegative = true;
        negativeSuffix = newValue;
        negativePatternSuffix = null;
    }

    public boolean isDecimalSeparatorAlwaysShown() {
        return decimalSeparatorAlwaysShown;
    }

    public void setDecimalSeparatorAlwaysShown(boolean newValue) {
        decimalSeparatorAlwaysShown = newValue;
    }

    @Override
    public java.util.Currency getCurrency() {
        return symbols.getCurrency();
    }

    @Override
    public void setCurrency(java.util.Currency currency) {
        symbols.setCurrency(currency);
        applyPattern(pattern);
    }

    @Override
    public Object clone() {
        DecimalFormat d = (DecimalFormat) super.clone();
        d.symbols = (DecimalFormatSymbols) symbols.clone();
        return d;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DecimalFormat) || !super.equals(o)) return false;
        DecimalFormat d = (DecimalFormat) o;
        return toPattern().equals(d.toPattern()) && symbols.equals(d.symbols) && multiplier == d.multiplier
                && roundingMode == d.roundingMode && parseBigDecimal == d.parseBigDecimal;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 37 + positivePrefix.hashCode();
    }

    // Formatting

    @Override
    public StringBuffer format(double number, StringBuffer sb, FieldPosition pos) {
        pos.start();
        if (Double.isNaN(number)) {
            int start = sb.length();
            sb.append(symbols.getNaN());
            pos.note(Field.INTEGER, INTEGER_FIELD, start, sb.length());
            return sb;
        }
        boolean negative = number < 0 || number == 0 && 1 / number < 0;
        if (Double.isInfinite(number)) {
            return wrap(sb, symbols.getInfinity(), negative, pos);
        }
        // the shortest decimal for HALF modes of what the exact value says
        return format(new BigDecimal(Double.toString(Math.abs(number))), new BigDecimal(Math.abs(number)), negative,
                sb, pos);
    }

    @Override
    public StringBuffer format(long number, StringBuffer sb, FieldPosition pos) {
        pos.start();
        BigDecimal d = BigDecimal.valueOf(number).abs();
        return format(d, d, number < 0, sb, pos);
    }

    @Override
    public final StringBuffer format(Object number, StringBuffer sb, FieldPosition pos) {
        if (number instanceof BigDecimal || number instanceof BigInteger) {
            BigDecimal d = number instanceof BigDecimal ? (BigDecimal) number : new BigDecimal((BigInteger) number);
            pos.start();
            return format(d.abs(), d.abs(), d.signum() < 0, sb, pos);
        }
        return super.format(number, sb, pos);
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
        if (obj == null)
            throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
        FieldList fields = new FieldList();
        return fields.iterator(format(obj, new StringBuffer(), fields).toString());
    }

    /** shown: the digits to print; exact: the value that decides how they are rounded. */
    private StringBuffer format(BigDecimal shown, BigDecimal exact, boolean negative, StringBuffer sb,
            FieldPosition pos) {
        BigDecimal m = BigDecimal.valueOf(multiplier);
        BigDecimal value = shown.multiply(m);
        if (minExponentDigits > 0) {
            return wrap(sb, scientific(value), negative, pos);
        }
        RoundingMode mode = signed(negative);
        BigDecimal rounded = value.scale() > getMaximumFractionDigits()
                ? (multiplier == 1 ? exact : value).setScale(getMaximumFractionDigits(), mode) : value;
        return wrap(sb, plain(rounded), negative, pos);
    }

    private RoundingMode signed(boolean negative) {
        if (negative && roundingMode == RoundingMode.CEILING) {
            return RoundingMode.FLOOR;
        }
        return negative && roundingMode == RoundingMode.FLOOR ? RoundingMode.CEILING : roundingMode;
    }

    private StringBuffer wrap(StringBuffer sb, String digits, boolean negative, FieldPosition pos) {
        boolean own = negative && ownNegative && !(negativePrefix.equals(positivePrefix)
                && negativeSuffix.equals(positiveSuffix));
        affix(sb, !negative ? positivePrefix : own ? negativePrefix : symbols.getMinusSign() + positivePrefix, pos);
        int start = sb.length();
        sb.append(digits);
        noteNumber(digits, start, pos);
        affix(sb, own ? negativeSuffix : positiveSuffix, pos);
        return sb;
    }

    /** Writes a prefix or suffix, and notes the signs in it. */
    private void affix(StringBuffer sb, String text, FieldPosition pos) {
        int start = sb.length();
        sb.append(text);
        String currency = symbols.getCurrencySymbol();
        int at = currency.isEmpty() ? -1 : text.indexOf(currency);
        if (at >= 0) pos.note(Field.CURRENCY, -1, start + at, start + at + currency.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            Format.Field f = c == symbols.getMinusSign() ? Field.SIGN : c == symbols.getPercent() ? Field.PERCENT
                    : c == symbols.getPerMill() ? Field.PERMILLE : null;
            if (f != null) pos.note(f, -1, start + i, start + i + 1);
        }
    }

    /** Notes the parts of a written number: whole, point, fraction, E, its sign, exponent. */
    private void noteNumber(String s, int start, FieldPosition pos) {
        int e = minExponentDigits > 0 ? s.indexOf('E') : -1, end = e < 0 ? s.length() : e;
        int point = s.indexOf(symbols.getDecimalSeparator());
        int whole = point < 0 ? end : point;
        for (int i = 0; i < whole; i++)
            if (s.charAt(i) == symbols.getGroupingSeparator() && isGroupingUsed())
                pos.note(Field.GROUPING_SEPARATOR, -1, start + i, start + i + 1);
        pos.note(Field.INTEGER, INTEGER_FIELD, start, start + whole);
        if (point >= 0) pos.note(Field.DECIMAL_SEPARATOR, -1, start + point, start + point + 1);
        pos.note(Field.FRACTION, FRACTION_FIELD, point < 0 ? start + end : start + point + 1, start + end);
        if (e < 0) return;
        pos.note(Field.EXPONENT_SYMBOL, -1, start + e, start + e + 1);
        int sign = s.charAt(e + 1) == '-' ? 1 : 0;
        pos.note(Field.EXPONENT_SIGN, -1, start + e + 1, start + e + 1 + sign);
        pos.note(Field.EXPONENT, -1, start + e + 1 + sign, start + s.length());
    }

    private String plain(BigDecimal d) {
        String s = d.toPlainString();
        int point = s.indexOf('.');
        String whole = point < 0 ? s : s.substring(0, point);
        String fraction = point < 0 ? "" : s.substring(point + 1);
        int end = fraction.length();
        while (end > getMinimumFractionDigits() && fraction.charAt(end - 1) == '0') {
            end--;
        }
        fraction = fraction.substring(0, end) + "0".repeat(Math.max(0, getMinimumFractionDigits() - end));
        whole = whole.equals("0") && getMinimumIntegerDigits() == 0 && !fraction.isEmpty() ? "" : whole;
        whole = "0".repeat(Math.max(0, getMinimumIntegerDigits() - whole.length())) + whole;
        if (whole.length() > getMaximumIntegerDigits()) {
            whole = whole.substring(whole.length() - getMaximumIntegerDigits());
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < whole.length(); i++) {
            if (i > 0 && isGroupingUsed() && groupingSize > 0 && (whole.length() - i) % groupingSize == 0) {
                sb.append(symbols.getGroupingSeparator());
            }
            sb.append(whole.charAt(i));
        }
        if (!fraction.isEmpty() || decimalSeparatorAlwaysShown) {
            sb.append(symbols.getDecimalSeparator()).append(fraction);
        }
        return sb.toString();
    }

    private String scientific(BigDecimal value) {
        int max = getMaximumIntegerDigits();
        int min = getMinimumIntegerDigits();
        boolean engineering = max > min && max > 1;
        int exponent = value.signum() == 0 ? 0 : value.precision() - value.scale() - 1;
        int shift = engineering ? Math.floorDiv(exponent, max) * max : exponent - (min > 0 ? min - 1 : -1);
        BigDecimal m = value.scaleByPowerOfTen(-shift);
        if (engineering) {
            int digits = max + getMaximumFractionDigits();
            m = m.precision() > digits ? m.round(new java.math.MathContext(digits, roundingMode)) : m;
        } else if (m.scale() > getMaximumFractionDigits()) {
            m = m.setScale(getMaximumFractionDigits(), roundingMode);
        }
        String s = m.setScale(Math.max(0, m.scale()), RoundingMode.UNNECESSARY).toPlainString();
        int point = s.indexOf('.');
        String whole = point < 0 ? s : s.substring(0, point);
        String fraction = point < 0 ? "" : s.substring(point + 1);
        int least = engineering ? Math.max(0, min + getMinimumFractionDigits() - whole.length())
                : getMinimumFractionDigits();
        while (fraction.length() > least && fraction.endsWith("0")) {
            fraction = fraction.substring(0, fraction.length() - 1);
        }
        fraction += "0".repeat(Math.max(0, least - fraction.length()));
        whole = whole.equals("0") && min == 0 && !fraction.isEmpty() ? "" : whole;
        String e = Integer.toString(Math.abs(shift));
        return whole + (fraction.isEmpty() ? "" : symbols.getDecimalSeparator() + fraction) + "E" + (shift < 0
                ? "-" : "")
                + "0".repeat(Math.max(0, minExponentDigits - e.length())) + e;
    }

    // Parsing

    @Override
    public Number parse(String text, ParsePosition pos) {
        int i = pos.index;
        boolean negative = false;
        String suffix = positiveSuffix;
        String minus = ownNegative ? negativePrefix : symbols.getMinusSign() + positivePrefix;
        if (text.startsWith(minus, i)) {
            negative = true;
            i += minus.length();
            suffix = ownNegative ? negativeSuffix : positiveSuffix;
        } else if (text.startsWith(positivePrefix, i)) {
            i += positivePrefix.length();
        } else {
            pos.errorIndex = i;
            return null;
        }
        StringBuilder digits = new StringBuilder();
        boolean point = false;
        int start = i;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                digits.append(c);
            } else if (c == symbols.getDecimalSeparator() && !point && !isParseIntegerOnly()) {
                point = true;
                digits.append('.');
            } else if (!(c == symbols.getGroupingSeparator() && isGroupingUsed() && !point && i > start)) {
                break;
            }
            i++;
        }
        if (digits.length() == 0 || digits.toString().equals(".") || !text.startsWith(suffix, i)) {
            pos.errorIndex = i;
            return null;
        }
        if (i + 1 < text.length() && text.charAt(i) == 'E' && (Character.isDigit(text.charAt(i + 1)) || text.charAt(i
                + 1) == '-')) {
            int k = i + 2;
            while (k < text.length() && Character.isDigit(text.charAt(k))) {
                k++;
            }
            if (Character.isDigit(text.charAt(k - 1))) {
                digits.append('E').append(text, i + 1, k);
                i = k;
            }
        }
        if (strict && !isStrictly(text.substring(start, i))) {
            pos.errorIndex = start;
            return null;
        }
        pos.index = i + suffix.length();
        String number = digits.charAt(0) == '.' ? "0" + digits : digits.toString().endsWith(".") ? digits + "0"
                : digits.toString();
        BigDecimal d = new BigDecimal(number).divide(BigDecimal.valueOf(multiplier));
        d = negative ? d.negate() : d;
        if (parseBigDecimal) {
            return d;
        }
        if (negative && d.signum() == 0) {
            return -0.0;
        }
        boolean integral = d.signum() == 0 || d.stripTrailingZeros().scale() <= 0;
        if (integral && d.toBigInteger().bitLength() < 64) {
            return d.longValue();
        }
        return d.doubleValue();
    }

    /** Groups have their size, and no more digits of the fraction stand there than would be written. */
    private boolean isStrictly(String s) {
        int point = s.indexOf(symbols.getDecimalSeparator());
        String whole = point < 0 ? s : s.substring(0, point);
        int last = whole.lastIndexOf(symbols.getGroupingSeparator());
        if (last < 0 || groupingSize == 0) return last < 0;
        for (int i = whole.length() - 1, n = 0; i >= 0; i--) {
            boolean separator = whole.charAt(i) == symbols.getGroupingSeparator();
            if (separator != (n == groupingSize) || separator && i == 0) return false;
            n = separator ? 0 : n + 1;
        }
        return true;
    }

    // Settings

    @Override
    public boolean isStrict() {
        return strict;
    }

    @Override
    public void setStrict(boolean strict) {
        this.strict = strict;
    }

    public DecimalFormatSymbols getDecimalFormatSymbols() {
        return (DecimalFormatSymbols) symbols.clone();
    }

    public void setDecimalFormatSymbols(DecimalFormatSymbols newSymbols) {
        symbols = newSymbols;
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int newValue) {
        if (newValue < 0 || newValue > Byte.MAX_VALUE)
            throw new IllegalArgumentException("newValue is out of valid range. value: " + newValue);
        groupingSize = (byte) newValue;
    }

    public int getMultiplier() {
        return multiplier;
    }

    public void setMultiplier(int newValue) {
        multiplier = newValue;
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean newValue) {
        parseBigDecimal = newValue;
    }

    public String getPositivePrefix() {
        return positivePrefix;
    }

    public void setPositivePrefix(String newValue) {
        keepNegative();
        positivePrefix = newValue;
        patternPrefix = null;
    }

    public String getPositiveSuffix() {
        return positiveSuffix;
    }

    public void setPositiveSuffix(String newValue) {
        keepNegative();
        positiveSuffix = newValue;
        patternSuffix = null;
    }

    @Override
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public void setRoundingMode(RoundingMode roundingMode) {
        this.roundingMode = java.util.Objects.requireNonNull(roundingMode);
    }

    // The stream

    /** An affix as the stream has it: a quote before each sign that means something. */
    private static String marked(String written) {
        if (written == null) return null;
        StringBuilder sb = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c == '\'' && i + 1 < written.length() && written.charAt(i + 1) == c) {
                sb.append("''");
                i++;
            } else if (c == '\'') {
                quoted = !quoted;
            } else {
                boolean sign = !quoted && "%\u2030-\u00a4".indexOf(c) >= 0;
                sb.append(sign ? "'" : "").append(c);
                if (sign && c == '\u00a4' && i + 1 < written.length() && written.charAt(i + 1) == c) {
                    sb.append(c);
                    i++;
                }
            }
        }
        return text(sb);
    }

    /** The empty text is always the same one, so that the stream refers to it. */
    private static String text(StringBuilder sb) {
        return sb.length() == 0 ? "" : sb.toString();
    }

    /** The way back: what the stream has not marked is quoted. */
    private static String unmarked(String affix) {
        if (affix == null) return null;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < affix.length(); i++) {
            char c = affix.charAt(i);
            if (c == '\'' && i + 1 < affix.length()) {
                c = affix.charAt(++i);
                sb.append(c == '\'' ? "''" : String.valueOf(c));
                if (c == '\u00a4' && i + 1 < affix.length() && affix.charAt(i + 1) == c) {
                    sb.append(c);
                    i++;
                }
            } else if ("#0,.;%\u2030\u00a4-".indexOf(c) >= 0) {
                sb.append('\'').append(c).append('\'');
            } else {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    @Override
    void prepareStream() {
        serialVersionOnStream = VERSION;
        useExponentialNotation = minExponentDigits > 0;
        maximumIntegerDigits = getMaximumIntegerDigits();
        minimumIntegerDigits = getMinimumIntegerDigits();
        maximumFractionDigits = getMaximumFractionDigits();
        minimumFractionDigits = getMinimumFractionDigits();
        posPrefixPattern = marked(patternPrefix);
        posSuffixPattern = marked(patternSuffix);
        if (ownNegative) {
            negPrefixPattern = marked(negativePatternPrefix);
            negSuffixPattern = marked(negativePatternSuffix);
        } else {
            negPrefixPattern = posPrefixPattern == null ? null : "'-" + posPrefixPattern;
            negSuffixPattern = posSuffixPattern;
            negativePrefix = getNegativePrefix();
            negativeSuffix = getNegativeSuffix();
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (serialVersionOnStream < 4) roundingMode = RoundingMode.HALF_EVEN;
        boolean counts = serialVersionOnStream >= 3;
        setMaximumIntegerDigits(counts ? maximumIntegerDigits : getMaximumIntegerDigits());
        setMinimumIntegerDigits(counts ? minimumIntegerDigits : getMinimumIntegerDigits());
        setMaximumFractionDigits(counts ? maximumFractionDigits : getMaximumFractionDigits());
        setMinimumFractionDigits(counts ? minimumFractionDigits : getMinimumFractionDigits());
        if (serialVersionOnStream < 1 || !useExponentialNotation) minExponentDigits = 0;
        patternPrefix = unmarked(posPrefixPattern);
        patternSuffix = unmarked(posSuffixPattern);
        negativePatternPrefix = unmarked(negPrefixPattern);
        negativePatternSuffix = unmarked(negSuffixPattern);
        ownNegative = !(negativePrefix.equals(symbols.getMinusSign() + positivePrefix)
                && negativeSuffix.equals(positiveSuffix));
        serialVersionOnStream = VERSION;
        pattern = toPattern();
    }
}
