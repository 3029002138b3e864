public class Beside {
    @Override
    public String toString() {
        return "by Class-Path";
    }
}
