public class Main {
    public static void main(String[] args) {
        final Thread main = Thread.currentThread();
        Thread last = new Thread("last") {
            public void run() {
                try {
                    main.join();
                    Thread.sleep(30);
                } catch (InterruptedException e) {
                    Say.line("interrupted");
                }
                Say.line("main is ", main.getState(), ", I am the last");
            }
        };
        last.start();
        Say.line("main ends");
    }
}
