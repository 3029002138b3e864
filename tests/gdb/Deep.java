/** Stands three calls deep, for a debugger to look at. */
public class Deep {
    static void bottom() throws InterruptedException {
        System.out.println("ready");
        Thread.sleep(600000);
    }

    static void middle(int n) throws InterruptedException {
        if (n > 0) middle(n - 1);
        else bottom();
    }

    public static void main(String[] args) throws InterruptedException {
        middle(1);
    }
}
