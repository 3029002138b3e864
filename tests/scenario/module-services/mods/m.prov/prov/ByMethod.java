package prov;

public class ByMethod {
    public static api.Service provider() {
        return () -> "by method";
    }
}
