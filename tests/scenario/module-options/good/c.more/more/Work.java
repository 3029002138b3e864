package more;

public class Work implements Runnable {
    @Override
    public void run() {
    }
}
