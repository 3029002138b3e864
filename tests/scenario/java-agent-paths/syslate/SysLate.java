public class SysLate {
    @Override
    public String toString() {
        return "appended";
    }
}
