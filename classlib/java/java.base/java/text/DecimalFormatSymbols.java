package java.text;

import java.io.Serializable;
import java.util.Locale;

/** The characters that DecimalFormat writes; those of English everywhere. */
public class DecimalFormatSymbols implements Serializable, Cloneable {
    private char decimal = '.';
    private char grouping = ',';
    private char minus = '-';

    public DecimalFormatSymbols() {
    }

    public DecimalFormatSymbols(Locale locale) {
    }

    public static final DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static final DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols();
    }

    public char getDecimalSeparator() {
        return decimal;
    }

    public void setDecimalSeparator(char c) {
        decimal = c;
    }

    public char getGroupingSeparator() {
        return grouping;
    }

    public void setGroupingSeparator(char c) {
        grouping = c;
    }

    public char getMinusSign() {
        return minus;
    }

    public void setMinusSign(char c) {
        minus = c;
    }

    public String getInfinity() {
        return "\u221e";
    }

    public String getNaN() {
        return "NaN";
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
