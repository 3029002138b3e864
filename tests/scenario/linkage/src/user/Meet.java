public class Meet {
    public static Shared shared = new Shared();
    public static void take(Shared s) { }
    public Shared give() { return null; }
}
