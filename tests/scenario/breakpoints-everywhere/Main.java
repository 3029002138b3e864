import java.util.function.Supplier;

public class Main {
    static int number;
    static String text;
    int field;

    static native void plant(Class<?> c, int flavour);

    interface Asked {
        int ask();
    }

    static class Answer implements Asked {
        @Override
        public int ask() {
            return 1;
        }
    }

    static class Fresh {
        static int value = 3;
    }

    static int target(int n) {
        return n;
    }

    int instance(int n) {
        field = n;
        return field + number;
    }

    static Object everything(int n) {
        Object[] objects = new Object[n];
        int[] numbers = new int[n];
        int[][] table = new int[n][n];
        objects[0] = new Main();
        number = target(n) + ((Main) objects[0]).instance(n) + Fresh.value;
        text = "text";
        Asked asked = new Answer();
        number += asked.ask();
        Supplier<String> made = () -> text;
        if (objects[0] instanceof Main) {
            number += made.get().length();
        }
        for (int i = 0; i < n; i++) {
            numbers[i] = i;
            switch (i) {
            case 0:
                table[i][0] = 1;
                break;
            default:
                table[i][0] = 2;
            }
        }
        try {
            number /= 0;
        } catch (ArithmeticException e) {
            number += 5;
        }
        return Main.class;
    }

    public static void main(String[] args) {
        plant(Main.class, 0);
        for (int i = 0; i < 3; i++) {
            everything(2);
        }
        plant(Main.class, 1);
        everything(2);
        plant(Main.class, 2);
        everything(2);
        Say.line(number, " ", text);
    }
}
