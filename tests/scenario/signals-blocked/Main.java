public class Main {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hooks have run")));
        System.out.println(ProcessHandle.current().pid());
        System.in.read();
    }
}
