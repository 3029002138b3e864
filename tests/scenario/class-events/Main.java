public class Main {
    interface Face {
        int CONSTANT = 3;
    }

    static class Top {
        int x;
    }

    static class Middle extends Top implements Face {
        int y;
    }

    static class Leaf extends Middle {
        static {
            System.out.println("Leaf initialised");
        }
    }

    static class Never {
    }

    public static void main(String[] args) throws Exception {
        System.out.println("main");
        Class.forName("Main$Face", false, Main.class.getClassLoader());
        Class<?> c = Class.forName("Main$Leaf", false, Main.class.getClassLoader());
        System.out.println("loaded");
        c.getDeclaredConstructor().newInstance();
        Object[] array = new Leaf[2];
        System.out.println(array.length);
    }
}
