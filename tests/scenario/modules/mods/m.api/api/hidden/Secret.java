package api.hidden;

public class Secret {
    public static int count = 7;
    private int own = 8;

    @Override
    public String toString() {
        return "secret";
    }
}
