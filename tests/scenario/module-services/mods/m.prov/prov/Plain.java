package prov;

public class Plain implements api.Service {
    @Override
    public String name() {
        return "plain";
    }
}
