package impl;

public class Polite implements api.spi.Greeter {
    public String greet() {
        return "good day";
    }
}
