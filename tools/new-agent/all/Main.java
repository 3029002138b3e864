/** The program that @NAME@ watches in its tests. */
public class Main {
    static class Greeter {
        String greet(String name) {
            return "hello " + name;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Greeter().greet(args.length == 0 ? "world" : args[0]));
    }
}
