import java.lang.reflect.Method;

public class Main {
    /** Thread.ofVirtual().name(...).start(...), which the compiler of older releases does not know. */
    static Thread start(String name, Runnable r) throws Exception {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        Method named = type.getMethod("name", String.class);
        return (Thread) type.getMethod("start", Runnable.class).invoke(named.invoke(builder, name), r);
    }

    static native void ask();

    public static void main(String[] args) throws Exception {
        for (int i = 1; i <= 2; i++) {
            Thread t = start("virtual ".concat(Integer.toString(i)), new Runnable() {
                public void run() {
                    ask();
                    try {
                        Thread.sleep(2);
                    } catch (InterruptedException e) {
                        Say.line(e);
                    }
                    ask();
                }
            });
            t.join();
        }
    }
}
