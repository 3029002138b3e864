public class Greeter {
    int times;

    void greet(String whom) {
        times += 10;
        System.out.println("Good bye, ".concat(whom));
    }
}
