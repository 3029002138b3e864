package api.hidden;

public class Secret {
    @Override
    public String toString() {
        return "patched secret " + Secret.class.getModule();
    }
}
