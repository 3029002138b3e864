public class Main {
    static class Trouble extends Exception {
        Trouble(String s) {
            super(s);
        }
    }

    static int calls;

    static void called() {
        calls++;
    }

    static void thrower() throws Trouble {
        throw new Trouble("unharmed");
    }

    static void watched() throws Trouble {
        thrower();
    }

    static int value() {
        return 7;
    }

    public static void main(String[] args) {
        try {
            watched();
        } catch (Trouble t) {
            Say.line("caught ", t.getMessage(), " from ", t.getStackTrace()[0].getMethodName(), ", calls ", calls);
        }
        Say.line(value(), " ", calls);
    }
}
