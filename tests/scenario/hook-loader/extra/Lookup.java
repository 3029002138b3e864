public class Lookup {
    public String toString() {
        return "defined by a lookup";
    }
}
