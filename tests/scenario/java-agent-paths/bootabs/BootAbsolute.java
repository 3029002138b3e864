public class BootAbsolute {
    @Override
    public String toString() {
        return "absolute path";
    }
}
