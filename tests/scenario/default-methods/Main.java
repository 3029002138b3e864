public class Main {
    interface Named {
        String name();

        default String greet() {
            return "Hello, ".concat(name()).concat(mark());
        }

        private String mark() {
            return "!";
        }

        static Named of(final String s) {
            return new Named() {
                public String name() {
                    return s;
                }
            };
        }
    }

    interface Polite extends Named {
        default String greet() {
            return "Dear ".concat(name());
        }
    }

    interface Loud {
        default String greet() {
            return "HEY";
        }
    }

    static class Plain implements Named {
        public String name() {
            return "Plain";
        }
    }

    static class Courteous extends Plain implements Polite {
    }

    static class Mixed extends Plain implements Polite, Loud {
        public String greet() {
            return Polite.super.greet().concat(" / ").concat(Loud.super.greet());
        }
    }

    static class Own {
        public String greet() {
            return "class wins";
        }
    }

    static class Inherits extends Own implements Loud {
    }

    interface Left {
        default int n() {
            return 1;
        }
    }

    interface LeftLeft extends Left {
        default int n() {
            return 2 + Left.super.n();
        }
    }

    static class Diamond implements Left, LeftLeft {
    }

    public static void main(String[] args) {
        Named[] all = { new Plain(), new Courteous(), new Mixed(), Named.of("Nobody") };
        for (Named n : all) {
            Say.line(n.greet());
        }
        Loud loud = new Inherits();
        Say.line(loud.greet());
        Left left = new Diamond();
        Say.line(left.n());
        Comparable<String> c = "b";
        Say.line(c.compareTo("a"), " ", ((CharSequence) "chars").length(), " ", new int[0] instanceof Cloneable);
    }
}
