public class User implements Runnable {
    public void run() {
        Helper.call();
    }
}
