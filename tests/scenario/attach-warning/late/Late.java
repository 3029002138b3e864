public class Late {
    public static void agentmain(String args) {
        System.out.println("agentmain ".concat(args));
    }
}
