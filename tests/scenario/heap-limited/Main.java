public class Main {
    public static void main(String[] args) {
        long most = Runtime.getRuntime().maxMemory() >> 20;
        System.out.println(args.length == 0 ? "runs" : "runs with " + (most <= Long.parseLong(args[0])));
    }
}
