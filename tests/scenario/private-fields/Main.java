public class Main {
    static native String message(Throwable t);

    static native long id(Thread t);

    static native String find(String name);

    public static void main(String[] args) throws Exception {
        Say.line(message(new IllegalStateException("inside")), " ", message(new Error()));
        Thread t = Thread.currentThread();
        Say.line(id(t) == t.getId());
        String[] names = { "java/lang/Thread", "Ljava/lang/Thread;", "[Ljava/lang/Thread;", "[I", "java.lang.Thread",
            "no/such/Class", "I", "", "java/lang/Thread;" };
        for (String n : names) {
            Say.line(n, ": ", find(n));
        }
    }
}
