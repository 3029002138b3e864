public class Greeter {
    int times;

    void greet(String whom) {
        times++;
        System.out.println("Hello, ".concat(whom));
    }
}
