public class InBoth {
    public String toString() {
        return "InBoth from second";
    }
}
