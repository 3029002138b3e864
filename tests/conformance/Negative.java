/** The Java side of negative.c: threads in the states that the checks need. */
public class Negative {
    int field;

    static native int run(Thread ended, Thread fresh);

    public static void main(String[] args) throws Exception {
        Thread ended = new Thread("ended");
        ended.start();
        ended.join();
        System.exit(run(ended, new Thread("fresh")) == 0 ? 0 : 1);
    }
}
