package prov;

public class Failing implements api.Service {
    public Failing() {
        throw new IllegalStateException("not today");
    }

    @Override
    public String name() {
        return "failing";
    }
}
