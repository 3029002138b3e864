public class FromBoot {
    public String toString() {
        return "FromBoot";
    }
}
