public class InJar {
    public String toString() {
        return "InJar from first";
    }
}
