import javax.management.*;

public class Tank extends NotificationBroadcasterSupport implements TankMBean, MBeanRegistration {
    private volatile int level;
    private volatile String name;
    private long sequence;

    public Tank() {
        this("unnamed", 0);
    }

    public Tank(String name, int level) {
        super(new MBeanNotificationInfo(new String[] {AttributeChangeNotification.ATTRIBUTE_CHANGE}, AttributeChangeNotification.class.getName(), "changes"));
        this.name = name;
        this.level = level;
    }

    public int getLevel() {
        return level;
    }

    public void setLevel(int level) {
        int old = this.level;
        this.level = level;
        sendNotification(new AttributeChangeNotification(this, ++sequence, 1, "level", "Level", "int", old, level));
    }

    public String getName() {
        return name;
    }

    public boolean isFull() {
        return level >= 100;
    }

    public double getHeight() {
        return level / 10.0;
    }

    public int fill(int by) {
        setLevel(level + by);
        return level;
    }

    public void fail() throws java.io.IOException {
        throw new java.io.IOException("leak");
    }

    public void rename(String name) {
        this.name = name;
    }

    public ObjectName preRegister(MBeanServer server, ObjectName n) throws Exception {
        return n == null ? new ObjectName("chosen:type=Tank") : n;
    }

    public void postRegister(Boolean done) {
        System.out.println("registered " + done);
    }

    public void preDeregister() {
        System.out.println("going");
    }

    public void postDeregister() {
        System.out.println("gone");
    }
}
