package api;

public interface Service {
    String name();
}
