public class Main {
    static native void block();

    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(new Runnable() {
            public void run() {
                block();
            }
        }, "holder");
        holder.start();
        holder.join();
    }
}
