package boottwo;

public class Two {
    @Override
    public String toString() {
        return "second part, module " + (getClass().getModule().isNamed() ? "named" : "unnamed");
    }
}
