public class Wanted {
    public String toString() {
        return "wanted";
    }
}
