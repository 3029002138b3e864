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
    /** No double has more digits behind the point than these, with the pattern that asks for all of them. */
    private static final int DOUBLE_FRACTION = 340;
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
    private byte groupingSize = 3;
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
        if (text.isEmpty()) {
            unlimited();
            return;
        }
        int semicolon = outside(text, ';', 0);
        if (semicolon == 0 || semicolon > 0 && outside(text, ';', semicolon + 1) >= 0)
            throw wrong("Unquoted special character ';' in");
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

    /** The empty pattern: all digits that there are, in the groups of before. */
    private void unlimited() {
        patternPrefix = patternSuffix = positivePrefix = positiveSuffix = "";
        ownNegative = false;
        minExponentDigits = 0;
        decimalSeparatorAlwaysShown = false;
        setMinimumIntegerDigits(0);
        setMaximumIntegerDigits(Integer.MAX_VALUE);
        setMinimumFractionDigits(0);
        setMaximumFractionDigits(DOUBLE_FRACTION);
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
                    sb.append(quoted ? c : sign(c));
                }
            }
        }
        if (quoted) throw wrong("Malformed");
        return text(sb);
    }

    /** The locale's sign for one of the pattern's. */
    private char sign(char c) {
        return c == '%' ? symbols.getPercent() : c == '\u2030' ? symbols.getPerMill()
                : c == '-' ? symbols.getMinusSign() : c;
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

    /** The signs of patterns in the locale, in the order of SIGNS. */
    private String localSigns() {
        DecimalFormatSymbols s = symbols;
        return new String(new char[] {s.getZeroDigit(), s.getGroupingSeparator(), s.getDecimalSeparator(), s.getDigit(),
            s.getPatternSeparator(), s.getPercent(), s.getPerMill(), s.getMinusSign()});
    }

    private static final String SIGNS = "0,.#;%\u2030-";

    /** Writes a pattern with other signs; the exponent's stands behind a digit. */
    private static String translated(String p, String from, String to, String fromExponent, String toExponent) {
        StringBuilder sb = new StringBuilder();
        boolean quoted = false, body = false;
        for (int i = 0; i < p.length(); i++) {
            char c = p.charAt(i);
            quoted ^= c == '\'';
            int k = quoted ? -1 : from.indexOf(c);
            if (body && k < 0 && !quoted && p.startsWith(fromExponent, i)) {
                sb.append(toExponent);
                i += fromExponent.length() - 1;
            } else {
                sb.append(k < 0 ? c : to.charAt(k));
            }
            body = k >= 0 && k <= 3;
        }
        return sb.toString();
    }

    public String toLocalizedPattern() {
        return translated(toPattern(), SIGNS, localSigns(), "E", symbols.getExponentSeparator());
    }

    public void applyLocalizedPattern(String pattern) {
        applyPattern(translated(pattern, localSigns(), SIGNS, symbols.getExponentSeparator(), "E"));
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
            return wrap(sb, scientific(value, signed(negative)), negative, pos);
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
        String exponent = symbols.getExponentSeparator();
        int e = minExponentDigits > 0 ? s.indexOf(exponent) : -1, end = e < 0 ? s.length() : e;
        int point = s.indexOf(point());
        int whole = point < 0 ? end : point;
        for (int i = 0; i < whole; i++)
            if (s.charAt(i) == group() && isGroupingUsed())
                pos.note(Field.GROUPING_SEPARATOR, -1, start + i, start + i + 1);
        pos.note(Field.INTEGER, INTEGER_FIELD, start, start + whole);
        if (point >= 0) pos.note(Field.DECIMAL_SEPARATOR, -1, start + point, start + point + 1);
        pos.note(Field.FRACTION, FRACTION_FIELD, point < 0 ? start + end : start + point + 1, start + end);
        if (e < 0) return;
        int behind = e + exponent.length(), sign = s.charAt(behind) == symbols.getMinusSign() ? 1 : 0;
        pos.note(Field.EXPONENT_SYMBOL, -1, start + e, start + behind);
        pos.note(Field.EXPONENT_SIGN, -1, start + behind, start + behind + sign);
        pos.note(Field.EXPONENT, -1, start + behind + sign, start + s.length());
    }

    /** Sums of money have separators of their own. */
    private boolean ofMoney() {
        return patternPrefix != null && patternPrefix.indexOf('\u00a4') >= 0
                || patternSuffix != null && patternSuffix.indexOf('\u00a4') >= 0;
    }

    private char point() {
        return ofMoney() ? symbols.getMonetaryDecimalSeparator() : symbols.getDecimalSeparator();
    }

    private char group() {
        return ofMoney() ? symbols.getMonetaryGroupingSeparator() : symbols.getGroupingSeparator();
    }

    /** ASCII digits as those of the locale. */
    private String local(String digits) {
        int zero = symbols.getZeroDigit();
        if (zero == '0') return digits;
        char[] c = digits.toCharArray();
        for (int i = 0; i < c.length; i++) c[i] += zero - '0';
        return new String(c);
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
        whole = local(whole);
        char group = group();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < whole.length(); i++) {
            if (i > 0 && isGroupingUsed() && groupingSize > 0 && (whole.length() - i) % groupingSize == 0) {
                sb.append(group);
            }
            sb.append(whole.charAt(i));
        }
        if (!fraction.isEmpty() || decimalSeparatorAlwaysShown) {
            sb.append(point()).append(local(fraction));
        }
        return sb.toString();
    }

    private static int exponentOf(BigDecimal value) {
        return value.signum() == 0 ? 0 : value.precision() - value.scale() - 1;
    }

    private String scientific(BigDecimal value, RoundingMode mode) {
        int max = getMaximumIntegerDigits();
        int min = getMinimumIntegerDigits();
        boolean engineering = max > min && max > 1;
        int exponent = exponentOf(value);
        int shift = value.signum() == 0 ? 0 : engineering ? Math.floorDiv(exponent, max) * max : exponent - (min > 0 ? min - 1 : -1);
        BigDecimal m = value.scaleByPowerOfTen(-shift);
        if (engineering) {
            int digits = max + getMaximumFractionDigits();
            m = m.precision() > digits ? m.round(new java.math.MathContext(digits, mode)) : m;
        } else if (m.scale() > getMaximumFractionDigits()) {
            m = m.setScale(getMaximumFractionDigits(), mode);
        }
        // Nines that became a ten have another exponent; nothing is left to be rounded then.
        if (m.signum() != 0 && exponentOf(m) + shift > exponent) return scientific(m.scaleByPowerOfTen(shift), mode);
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
        whole = "0".repeat(Math.max(0, min - whole.length())) + whole;
        String e = Integer.toString(Math.abs(shift));
        return local(whole) + (fraction.isEmpty() ? "" : point() + local(fraction)) + symbols.getExponentSeparator()
                + (shift < 0 ? String.valueOf(symbols.getMinusSign()) : "")
                + local("0".repeat(Math.max(0, minExponentDigits - e.length())) + e);
    }

    // Parsing

    /** The value of a digit of the locale or any other; -1 if it is none. */
    private int digit(char c) {
        int d = c - symbols.getZeroDigit();
        return d >= 0 && d <= 9 ? d : Character.digit(c, 10);
    }

    /** Reads an exponent at i, if there is one, and gives the index behind it. */
    private int exponent(String text, int i, StringBuilder digits) {
        if (!text.startsWith(symbols.getExponentSeparator(), i)) return i;
        int from = i + symbols.getExponentSeparator().length();
        boolean negative = from < text.length() && text.charAt(from) == symbols.getMinusSign();
        int k = negative ? from + 1 : from, first = k;
        StringBuilder e = new StringBuilder(negative ? "E-" : "E");
        for (; k < text.length() && digit(text.charAt(k)) >= 0; k++) e.append(digit(text.charAt(k)));
        if (k == first) return i;
        digits.append(e);
        return k;
    }

    @Override
    public Number parse(String text, ParsePosition pos) {
        int i = pos.index;
        if (text.startsWith(symbols.getNaN(), i)) {
            pos.index = i + symbols.getNaN().length();
            return Double.NaN;
        }
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
        String infinity = symbols.getInfinity();
        if (text.startsWith(infinity, i) && text.startsWith(suffix, i + infinity.length())) {
            pos.index = i + infinity.length() + suffix.length();
            return negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        StringBuilder digits = new StringBuilder();
        boolean point = false;
        int start = i;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (digit(c) >= 0) {
                digits.append(digit(c));
            } else if (c == point() && !point && !isParseIntegerOnly()) {
                point = true;
                digits.append('.');
            } else if (!(c == group() && isGroupingUsed() && !point && i > start)) {
                break;
            }
            i++;
        }
        if (digits.length() == 0 || digits.toString().equals(".")) {
            pos.errorIndex = i;
            return null;
        }
        i = exponent(text, i, digits);
        if (!text.startsWith(suffix, i)) {
            pos.errorIndex = i;
            return null;
        }
        if (strict && !isStrictly(text.substring(start, i))) {
            pos.errorIndex = start;
            return null;
        }
        pos.index = i + suffix.length();
        BigDecimal d = divided(new BigDecimal(digits.toString()));
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

    /** Without the multiplier; where the quotient has no end, with more digits than a double has. */
    private BigDecimal divided(BigDecimal d) {
        if (multiplier == 1) return d;
        BigDecimal m = BigDecimal.valueOf(multiplier);
        try {
            return d.divide(m);
        } catch (ArithmeticException e) {
            return parseBigDecimal ? d.divide(m, roundingMode) : d.divide(m, java.math.MathContext.DECIMAL128);
        }
    }

    /** Groups have their size, and no more digits of the fraction stand there than would be written. */
    private boolean isStrictly(String s) {
        int point = s.indexOf(point());
        String whole = point < 0 ? s : s.substring(0, point);
        int last = whole.lastIndexOf(group());
        if (last < 0 || groupingSize == 0) return last < 0;
        for (int i = whole.length() - 1, n = 0; i >= 0; i--) {
            boolean separator = whole.charAt(i) == group();
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
        symbols = (DecimalFormatSymbols) newSymbols.clone();
        int factor = multiplier;        // which the signs of the affixes set
        if (patternPrefix != null) positivePrefix = affix(patternPrefix);
        if (patternSuffix != null) positiveSuffix = affix(patternSuffix);
        if (ownNegative && negativePatternPrefix != null) negativePrefix = affix(negativePatternPrefix);
        if (ownNegative && negativePatternSuffix != null) negativeSuffix = affix(negativePatternSuffix);
        multiplier = factor;
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
