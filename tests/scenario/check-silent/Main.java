public class Main {
    static int counter;

    static synchronized void count() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread("worker") {
                public void run() {
                    for (int k = 0; k < 1000; k++)
                        count();
                }
            };
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.gc();
        try {
            Class.forName("no.such.Class");
        } catch (ClassNotFoundException e) {
            System.out.println(counter);
        }
    }
}
