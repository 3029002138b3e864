public class Main {
    private int secret = 1;
    private static int count;

    private int twice() {
        return secret * 2;
    }

    class Inner {
        private int own = 10;

        class Deeper {
            int sum() {
                return secret + own + twice();
            }
        }

        private void bump() {
            secret++;
            Main.this.secret += 5;
            count++;
        }
    }

    private static class Nested {
        private final String name;

        private Nested(String name) {
            this.name = name;
        }
    }

    interface Counter {
        int next();
    }

    static Counter counter(final int start) {
        class Local implements Counter {
            private int n = start;

            public int next() {
                return n++;
            }
        }
        return new Local();
    }

    private interface Secretive {
        private static int value() {
            return 99;
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Main.Inner i = m.new Inner();
        i.bump();
        i.bump();
        Say.line(m.secret, " ", i.own, " ", i.new Deeper().sum(), " ", count);
        Say.line(new Nested("n").name, " ", Secretive.value());
        Counter a = counter(5), b = counter(100);
        Say.line(a.next(), " ", a.next(), " ", b.next(), " ", a.next());
        Counter anonymous = new Counter() {
            int n = m.twice();

            {
                n += 1000;
            }

            public int next() {
                return n + m.secret;
            }
        };
        Say.line(anonymous.next(), " ", anonymous.getClass().getName(), " ", a.getClass().getName());
        Say.line(anonymous.getClass().isAnonymousClass(), " ", a.getClass().isLocalClass(), " ",
                 Nested.class.getNestHost().getName(), " ", Nested.class.isNestmateOf(Inner.Deeper.class), " ",
                 Inner.class.getDeclaringClass().getName());
    }
}
