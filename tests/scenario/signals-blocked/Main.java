public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(ProcessHandle.current().pid());
        System.in.read();
    }
}
