public class Main {
    static native void show(int start, int max);

    int instance(int n) {
        if (n > 0) {
            return deeper(n - 1);
        }
        show(0, 10);
        show(1, 2);
        show(-2, 5);
        show(-1, 1);
        show(2, 0);
        show(4, 3);
        show(5, 1);
        show(-6, 1);
        show(0, -1);
        return 0;
    }

    private int deeper(int n) {
        return instance(n) + 1;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Main().instance(1));
        Thread t = new Thread() {
            public void run() {
                show(0, 10);
            }
        };
        t.start();
        t.join();
    }
}
