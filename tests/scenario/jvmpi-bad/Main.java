/** Runs if the VM starts at all. */
public class Main {
    public static void main(String[] args) {
        System.out.println("the program has run");
    }
}
