public class FromLate {
    public String toString() {
        return "FromLate";
    }
}
