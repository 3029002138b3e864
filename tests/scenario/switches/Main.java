public class Main {
    enum Day { MON, TUE, WED, SUN }

    static String dense(int n) {
        switch (n) {
        case -1: return "minus one";
        case 0: return "zero";
        case 1: return "one";
        case 2: return "two";
        default: return "many";
        }
    }

    static String sparse(int n) {
        switch (n) {
        case Integer.MIN_VALUE: return "least";
        case -100000: return "low";
        case 7: return "seven";
        case 1 << 20: return "mega";
        case Integer.MAX_VALUE: return "greatest";
        default: return "other";
        }
    }

    static int through(char c) {
        int n = 0;
        switch (c) {
        case 'a':
            n++;
        case 'b':
            n += 10;
            break;
        case 'z':
            n = -1;
        default:
            n += 100;
        }
        return n;
    }

    static String text(String s) {
        switch (s) {
        case "Aa": return "first";
        case "BB": return "same hash";
        case "": return "empty";
        default: return "none";
        }
    }

    static int arrow(Day d) {
        return switch (d) {
            case MON, TUE -> 1;
            case WED -> {
                int n = d.ordinal();
                yield n * 10;
            }
            case SUN -> 7;
        };
    }

    static String nothing(Day d) {
        switch (d) {
        default: return "only default";
        }
    }

    public static void main(String[] args) {
        int[] numbers = { -2, -1, 0, 1, 2, 3, 7, 1 << 20, -100000, Integer.MIN_VALUE, Integer.MAX_VALUE };
        for (int n : numbers) {
            Say.line(n, " ", dense(n), " ", sparse(n));
        }
        char[] letters = { 'a', 'b', 'c', 'z' };
        for (char c : letters) {
            Say.line(c, " ", through(c));
        }
        String[] words = { "Aa", "BB", "C#", "", "x" };
        for (String w : words) {
            Say.line(w, " ", text(w));
        }
        for (Day d : Day.values()) {
            Say.line(d, " ", arrow(d), " ", nothing(d), " ", Day.valueOf(d.name()) == d);
        }
        try {
            text(null);
        } catch (NullPointerException e) {
            Say.line("null string");
        }
        try {
            arrow(null);
        } catch (NullPointerException e) {
            Say.line("null enum");
        }
        try {
            Day.valueOf("FRI");
        } catch (IllegalArgumentException e) {
            Say.line(e.getMessage());
        }
    }
}
