package java.text;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import jdk.internal.util.LocaleTexts;

/** Numbers as text. */
public abstract class NumberFormat extends Format {
    private static final long serialVersionUID = -2308460125733713944L;
    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;

    /** The digits stand in the stream as bytes too, as they were in version 0. */
    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("groupingUsed", boolean.class),
        new ObjectStreamField("maxFractionDigits", byte.class),
        new ObjectStreamField("maxIntegerDigits", byte.class),
        new ObjectStreamField("maximumFractionDigits", int.class),
        new ObjectStreamField("maximumIntegerDigits", int.class),
        new ObjectStreamField("minFractionDigits", byte.class),
        new ObjectStreamField("minIntegerDigits", byte.class),
        new ObjectStreamField("minimumFractionDigits", int.class),
        new ObjectStreamField("minimumIntegerDigits", int.class),
        new ObjectStreamField("parseIntegerOnly", boolean.class),
        new ObjectStreamField("serialVersionOnStream", int.class)};

    private boolean groupingUsed = true;
    private boolean parseIntegerOnly;
    private int maximumIntegerDigits = 40;
    private int minimumIntegerDigits = 1;
    private int maximumFractionDigits = 3;
    private int minimumFractionDigits;

    protected NumberFormat() {
    }

    /** The attribute of a part of a number. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7494728892700160890L;

        public static final Field INTEGER = new Field("integer");
        public static final Field FRACTION = new Field("fraction");
        public static final Field EXPONENT = new Field("exponent");
        public static final Field DECIMAL_SEPARATOR = new Field("decimal separator");
        public static final Field SIGN = new Field("sign");
        public static final Field GROUPING_SEPARATOR = new Field("grouping separator");
        public static final Field EXPONENT_SYMBOL = new Field("exponent symbol");
        public static final Field PERCENT = new Field("percent");
        public static final Field PERMILLE = new Field("per mille");
        public static final Field CURRENCY = new Field("currency");
        public static final Field EXPONENT_SIGN = new Field("exponent sign");
        public static final Field PREFIX = new Field("prefix");
        public static final Field SUFFIX = new Field("suffix");

        protected Field(String name) {
            super(name);
        }

        @Override
        protected Object readResolve() throws InvalidObjectException {
            if (getClass() != Field.class)
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            Field[] all = {INTEGER, FRACTION, EXPONENT, DECIMAL_SEPARATOR, SIGN, GROUPING_SEPARATOR, EXPONENT_SYMBOL,
                PERCENT, PERMILLE, CURRENCY, EXPONENT_SIGN, PREFIX, SUFFIX};
            for (int i = 0; i < all.length; i++) if (all[i].getName().equals(getName())) return all[i];
            throw new InvalidObjectException("unknown attribute name");
        }
    }

    /** How a compact number says thousands: 1K or 1 thousand. */
    public enum Style {
        SHORT, LONG
    }

    public static NumberFormat getCompactNumberInstance() {
        return getCompactNumberInstance(Locale.getDefault(Locale.Category.FORMAT), Style.SHORT);
    }

    public static NumberFormat getCompactNumberInstance(Locale locale, Style formatStyle) {
        return CompactNumberFormat.of(locale, formatStyle);
    }

    /** Strict parsing takes all of the text or nothing. */
    public boolean isStrict() {
        throw new UnsupportedOperationException("Subclasses should override this method when implementing "
                + "strict parsing");
    }

    public void setStrict(boolean strict) {
        throw new UnsupportedOperationException("Subclasses should override this method when implementing "
                + "strict parsing");
    }

    public static final NumberFormat getInstance() {
        return getInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getInstance(Locale inLocale) {
        return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(inLocale));
    }

    public static final NumberFormat getNumberInstance() {
        return getNumberInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getNumberInstance(Locale inLocale) {
        return new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(inLocale));
    }

    public static final NumberFormat getIntegerInstance() {
        return getIntegerInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getIntegerInstance(Locale inLocale) {
        NumberFormat f = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(inLocale));
        f.setRoundingMode(RoundingMode.HALF_EVEN);
        f.setParseIntegerOnly(true);
        return f;
    }

    public static final NumberFormat getPercentInstance() {
        return getPercentInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getPercentInstance(Locale inLocale) {
        return new DecimalFormat(LocaleTexts.get(inLocale, "percent", "#,##0%"),
                DecimalFormatSymbols.getInstance(inLocale));
    }

    public static final NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getCurrencyInstance(Locale inLocale) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(inLocale);
        DecimalFormat format = new DecimalFormat(LocaleTexts.get(inLocale, "money", "\u00a4#,##0.00"), symbols);
        int digits = symbols.getCurrency() == null ? -1 : symbols.getCurrency().getDefaultFractionDigits();
        if (digits >= 0) {
            format.setMinimumFractionDigits(digits);
            format.setMaximumFractionDigits(digits);
        }
        return format;
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public Currency getCurrency() {
        throw new UnsupportedOperationException();
    }

    public void setCurrency(Currency currency) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object o) {
        if (o == null || o.getClass() != getClass()) return false;
        NumberFormat f = (NumberFormat) o;
        return groupingUsed == f.groupingUsed && parseIntegerOnly == f.parseIntegerOnly
                && maximumIntegerDigits == f.maximumIntegerDigits && minimumIntegerDigits == f.minimumIntegerDigits
                && maximumFractionDigits == f.maximumFractionDigits && minimumFractionDigits == f.minimumFractionDigits;
    }

    @Override
    public int hashCode() {
        return maximumIntegerDigits * 37 + maximumFractionDigits;
    }

    public abstract StringBuffer format(double number, StringBuffer toAppendTo, FieldPosition pos);

    public abstract StringBuffer format(long number, StringBuffer toAppendTo, FieldPosition pos);

    public final String format(double number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public final String format(long number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    @Override
    public StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
        if (!(number instanceof Number)) {
            throw new IllegalArgumentException("Cannot format given Object as a Number");
        }
        boolean integral = number instanceof Long || number instanceof Integer || number instanceof Short
                || number instanceof Byte;
        return integral ? format(((Number) number).longValue(), toAppendTo, pos)
                : format(((Number) number).doubleValue(), toAppendTo, pos);
    }

    public abstract Number parse(String source, ParsePosition parsePosition);

    public Number parse(String source) throws ParseException {
        ParsePosition pos = new ParsePosition(0);
        Number n = parse(source, pos);
        pos.checkMoved("Unparseable number: ", source);
        return n;
    }

    /** A subclass brings the fields that it writes up to date; its fields follow ours in the stream. */
    void prepareStream() {
    }

    /** The most digits that a double needs; a DecimalFormat writes its own numbers itself. */
    private int streamed(int digits, int most) {
        return this instanceof DecimalFormat ? Math.min(digits, most) : digits;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        prepareStream();
        ObjectOutputStream.PutField f = out.putFields();
        int maxInteger = streamed(maximumIntegerDigits, 309), minInteger = streamed(minimumIntegerDigits, 309);
        int maxFraction = streamed(maximumFractionDigits, 340), minFraction = streamed(minimumFractionDigits, 340);
        f.put("groupingUsed", groupingUsed);
        f.put("maxFractionDigits", (byte) Math.min(maxFraction, Byte.MAX_VALUE));
        f.put("maxIntegerDigits", (byte) Math.min(maxInteger, Byte.MAX_VALUE));
        f.put("maximumFractionDigits", maxFraction);
        f.put("maximumIntegerDigits", maxInteger);
        f.put("minFractionDigits", (byte) Math.min(minFraction, Byte.MAX_VALUE));
        f.put("minIntegerDigits", (byte) Math.min(minInteger, Byte.MAX_VALUE));
        f.put("minimumFractionDigits", minFraction);
        f.put("minimumIntegerDigits", minInteger);
        f.put("parseIntegerOnly", parseIntegerOnly);
        f.put("serialVersionOnStream", 1);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField f = in.readFields();
        boolean old = f.get("serialVersionOnStream", 0) < 1;
        groupingUsed = f.get("groupingUsed", true);
        parseIntegerOnly = f.get("parseIntegerOnly", false);
        maximumIntegerDigits = old ? f.get("maxIntegerDigits", (byte) 40) : f.get("maximumIntegerDigits", 40);
        minimumIntegerDigits = old ? f.get("minIntegerDigits", (byte) 1) : f.get("minimumIntegerDigits", 1);
        maximumFractionDigits = old ? f.get("maxFractionDigits", (byte) 3) : f.get("maximumFractionDigits", 3);
        minimumFractionDigits = old ? f.get("minFractionDigits", (byte) 0) : f.get("minimumFractionDigits", 0);
        if (minimumIntegerDigits > maximumIntegerDigits || minimumFractionDigits > maximumFractionDigits
                || minimumIntegerDigits < 0 || minimumFractionDigits < 0)
            throw new InvalidObjectException("Digit count range invalid");
    }

    @Override
    public final Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    public boolean isGroupingUsed() {
        return groupingUsed;
    }

    public void setGroupingUsed(boolean newValue) {
        groupingUsed = newValue;
    }

    public boolean isParseIntegerOnly() {
        return parseIntegerOnly;
    }

    public void setParseIntegerOnly(boolean value) {
        parseIntegerOnly = value;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    public void setMaximumIntegerDigits(int newValue) {
        maximumIntegerDigits = Math.max(0, newValue);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    public void setMinimumIntegerDigits(int newValue) {
        minimumIntegerDigits = Math.max(0, newValue);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    public void setMaximumFractionDigits(int newValue) {
        maximumFractionDigits = Math.max(0, newValue);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
    }

    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    public void setMinimumFractionDigits(int newValue) {
        minimumFractionDigits = Math.max(0, newValue);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
    }

    public RoundingMode getRoundingMode() {
        throw new UnsupportedOperationException();
    }

    public void setRoundingMode(RoundingMode roundingMode) {
        throw new UnsupportedOperationException();
    }
}
