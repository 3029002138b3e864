package java.math;

/** What to do with the digits that do not fit. */
public enum RoundingMode {
    UP, DOWN, CEILING, FLOOR, HALF_UP, HALF_DOWN, HALF_EVEN, UNNECESSARY;

    /** By the old int constants of BigDecimal, which are the ordinals. */
    public static RoundingMode valueOf(int rm) {
        if (rm < 0 || rm > 7) {
            throw new IllegalArgumentException("argument out of range");
        }
        return values()[rm];
    }

    /**
     * Whether the magnitude of a quotient goes up by one. sign: of the exact result; odd: the truncated quotient's last
     * digit is odd; half: the discarded part compared with one half (negative, 0, positive); exact: nothing is
     * discarded.
     */
    boolean goesUp(int sign, boolean odd, int half, boolean exact) {
        if (exact) {
            return false;
        }
        switch (this) {
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return sign > 0;
            case FLOOR:
                return sign < 0;
            case HALF_UP:
                return half >= 0;
            case HALF_DOWN:
                return half > 0;
            case HALF_EVEN:
                return half > 0 || half == 0 && odd;
            default:
                throw new ArithmeticException("Rounding necessary");
        }
    }
}
