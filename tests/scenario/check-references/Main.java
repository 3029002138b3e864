public class Main {
    static native void thread(Thread t);

    static void called() {
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread("first");
        t.start();
        t.join();
        t = new Thread("second");
        t.start();
        t.join();
        Thread agent = new Thread("agent thread");
        thread(agent);
        agent.join();
    }
}
