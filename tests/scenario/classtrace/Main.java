/** Classes in a known order: its own, a superclass before the class that has it, an interface; one is never used. */
public class Main {
    interface Shape {
        int sides();
    }

    static class Base {
        void one() {
        }

        void two() {
        }
    }

    static class Square extends Base implements Shape {
        public int sides() {
            return 4;
        }
    }

    static class NeverUsed {
    }

    public static void main(String[] args) {
        System.out.println("begins");
        System.out.println(new Square().sides());
    }
}
