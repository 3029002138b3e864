package api.spi;

public interface Greeter {
    String greet();
}
