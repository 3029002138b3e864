public class Main {
    public static void main(String[] args) {
        Say.line("Main ", java.util.Arrays.toString(args), " ", System.getProperty("p"));
        if (args.length > 1 && args[0].equals("exit")) {
            System.exit(Integer.parseInt(args[1]));
        }
        if (args.length > 0 && args[0].equals("throw")) {
            throw new RuntimeException("thrown");
        }
    }
}

class NoMain {
}

class ReturnsInt {
    public static int main(String[] args) {
        return 1;
    }
}

class InitThrows {
    static int x = 1 / Integer.parseInt("0");

    public static void main(String[] args) {
    }
}

class Child extends Main {
}

class MissingSuper extends Gone {
    public static void main(String[] args) {
    }
}

class Gone {
}
