public class BootOne {
    @Override
    public String toString() {
        return "first part";
    }
}
