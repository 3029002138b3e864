public class BootLate {
    @Override
    public String toString() {
        return "appended";
    }
}
