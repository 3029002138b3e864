import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;

public class Counter extends NotificationBroadcasterSupport implements CounterMBean {
    private int count;
    private long sequence;

    public int getCount() {
        return count;
    }

    public void setCount(int n) {
        count = n;
        sendNotification(new Notification("counter.set", "counter", ++sequence, "now " + n));
    }

    public boolean isEven() {
        return count % 2 == 0;
    }

    public String getName() {
        return "counter";
    }

    public int add(int n) {
        return count += n;
    }

    public void fail() throws java.io.IOException {
        throw new java.io.IOException("as asked");
    }
}
