public class InDir {
    public String toString() {
        return "InDir from second";
    }
}
