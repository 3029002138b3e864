public class Main {
    public static void main(String[] args) {
        System.out.println("Hello, world!");
        for (int i = 0; i < args.length; i++) {
            System.out.print(i);
            System.out.print(": ");
            System.out.println(args[i]);
        }
        System.out.println(args.length);
    }
}
