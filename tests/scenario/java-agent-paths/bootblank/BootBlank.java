public class BootBlank {
    @Override
    public String toString() {
        return "behind a blank";
    }
}
