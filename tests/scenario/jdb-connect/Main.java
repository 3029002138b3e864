/** A program that a debugger comes to late, or more than once. */
public class Main {
    static class Trouble extends RuntimeException {
        final int code;

        Trouble(int code) {
            super("trouble ".concat(String.valueOf(code)));
            this.code = code;
        }
    }

    static final Object lock = new Object();
    static int times;

    static void risky(int code) {
        throw new Trouble(code);
    }

    static void caught() {
        for (int i = 1; i <= 3; i++) {
            try {
                risky(i);
            } catch (Trouble t) {
                System.out.println(t.getMessage());
            }
        }
    }

    static void patient() {
        try {
            synchronized (lock) {
                lock.wait();
            }
        } catch (InterruptedException e) {
            times++;
            System.out.println("interrupted: ".concat(String.valueOf(times)));
        }
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
        case "caught":
            caught();
            break;
        case "uncaught":
            risky(9);
            break;
        case "patient":
            patient();
            patient();
            break;
        default:
            System.out.println(args[0]);
        }
    }
}
