public class App {
    static {
        Say.line("main class initialised");
    }

    public static void main(String[] args) {
        Say.line("main, argument ", args[0], ", modifiable ",
                String.valueOf(Agent.instrumentation.isModifiableClass(App.class)));
    }
}
