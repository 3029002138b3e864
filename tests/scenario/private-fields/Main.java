public class Main {
    static native String message(Throwable t);

    static native long id(Thread t);

    static native String find(String name);

    static native Object last(java.util.List<?> list);

    static native void open(java.lang.reflect.AccessibleObject member);

    public static void main(String[] args) throws Exception {
        Say.line(message(new IllegalStateException("inside")), " ", message(new Error()));
        Thread t = Thread.currentThread();
        Say.line(id(t) == t.getId());
        String[] names = { "java/lang/Thread", "Ljava/lang/Thread;", "[Ljava/lang/Thread;", "[I", "java.lang.Thread",
            "no/such/Class", "I", "", "java/lang/Thread;" };
        for (String n : names) {
            Say.line(n, ": ", find(n));
        }
        java.util.List<String> list = new java.util.ArrayList<>(java.util.Arrays.asList("first", "middle"));
        list.add("last");
        Say.line("of the list: ", last(list));
        java.lang.reflect.Field hash = String.class.getDeclaredField("hash");
        open(hash);
        Say.line("opened by the agent: ", hash.getInt(""));
    }
}
