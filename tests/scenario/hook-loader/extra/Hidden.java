public class Hidden {
    public String toString() {
        return "hidden from the class path";
    }
}
