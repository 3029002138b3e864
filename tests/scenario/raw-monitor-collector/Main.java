/*
 * Collects again and again while an agent's thread waits on the monitor that the collector's callbacks take.
 */
public class Main {
    static native boolean walkHeap();

    static native void end();

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 150; i++)
            System.gc();
        Say.line("collected");
        for (int i = 0; i < 50; i++)
            if (!walkHeap())
                Say.line("not walked");
        Say.line("walked");
        end();
    }
}
