public class FromApp {
    public String toString() {
        return "FromApp";
    }
}
