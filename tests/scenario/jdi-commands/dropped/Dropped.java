public class Dropped {
    public Dropped() {
    }
}
