public class Main {
    public static void main(String[] args) {
        Say.line("main, property ", System.getProperty("agent.was.here"));
        for (String a : args) {
            Say.line("argument ", a);
        }
    }
}
