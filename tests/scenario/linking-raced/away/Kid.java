public class Kid implements java.util.concurrent.Callable<String> {
    public String call() {
        return new Wanted().toString();
    }
}
