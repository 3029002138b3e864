import java.lang.annotation.*;
import java.util.*;
import java.util.concurrent.*;
import javax.management.*;
import javax.management.monitor.*;
import javax.management.timer.Timer;
import javax.management.timer.TimerNotification;

public class Main {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Unit {
        @DescriptorKey("unit")
        String value();
    }

    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            Throwable c = e.getCause();
            System.out.println(what + ": " + e.getClass().getName() + (c == null ? "" : " <- " + c.getClass().getName()));
        }
    }

    static ObjectName name(String s) throws Exception {
        return new ObjectName(s);
    }

    static class Described extends StandardMBean {
        Described(TankMBean t) throws NotCompliantMBeanException {
            super(t, TankMBean.class);
        }

        protected String getDescription(MBeanInfo i) {
            return "a tank";
        }

        protected String getDescription(MBeanAttributeInfo a) {
            return "attribute " + a.getName();
        }

        protected String getDescription(MBeanOperationInfo o) {
            return "operation " + o.getName();
        }

        protected int getImpact(MBeanOperationInfo o) {
            return MBeanOperationInfo.ACTION;
        }

        protected String getParameterName(MBeanOperationInfo o, MBeanParameterInfo p, int i) {
            return "arg" + i;
        }
    }

    static void describe(MBeanInfo i) {
        List<String> all = new ArrayList<>();
        for (MBeanAttributeInfo a : i.getAttributes()) all.add(a.getName() + " " + a.getType() + " (" + a.getDescription() + ") " + a.isReadable() + a.isWritable() + a.isIs() + " " + a.getDescriptor().getFieldValue("unit"));
        for (MBeanOperationInfo o : i.getOperations()) {
            StringBuilder sb = new StringBuilder(o.getName() + " " + o.getReturnType() + " (" + o.getDescription() + ") " + o.getImpact());
            for (MBeanParameterInfo p : o.getSignature()) sb.append(" " + p.getName() + " " + p.getType() + " " + p.getDescriptor().getFieldValue("unit"));
            all.add(sb.toString());
        }
        for (MBeanConstructorInfo c : i.getConstructors()) all.add(c.getName() + " (" + c.getDescription() + ") " + c.getSignature().length);
        Collections.sort(all);
        for (String s : all) System.out.println("  " + s);
        System.out.println(i.getClassName() + " (" + i.getDescription() + ") " + i.getDescriptor() + " " + i.getNotifications().length + " " + i.equals(i.clone()));
    }

    static void standard(MBeanServer s) throws Exception {
        Tank t = new Tank("a", 5);
        ObjectName n = s.registerMBean(t, null).getObjectName();
        System.out.println(n);
        describe(s.getMBeanInfo(n));
        Described d = new Described(t);
        describe(d.getMBeanInfo());
        System.out.println(d.getImplementation() == t);
        System.out.println(d.getMBeanInterface() + " " + d.getImplementationClass() + " " + d.getAttribute("Level") + " " + d.invoke("fill", new Object[] {3}, new String[] {"int"}));
        show("fails", () -> s.invoke(n, "fail", null, null));
        show("no such", () -> d.getAttribute("None"));
        show("not an interface", () -> new StandardMBean(t, (Class) Tank.class));
        show("not implemented", () -> new StandardMBean(t, (Class) Runnable.class));
        show("mxbean", () -> new StandardMBean(t, TankMBean.class, true).getMBeanInfo().getDescriptor().getFieldValue("mxbean"));
        NotificationBroadcasterSupport emitter = new NotificationBroadcasterSupport(new MBeanNotificationInfo(new String[] {"x"}, "N", "d"));
        StandardEmitterMBean e = new StandardEmitterMBean(t, TankMBean.class, emitter);
        e.addNotificationListener((x, h) -> System.out.println("emitted " + x.getType() + " " + h), null, "hand");
        e.sendNotification(new Notification("x", e, 1));
        System.out.println(e.getMBeanInfo().getNotifications()[0].getNotifTypes()[0]);
        show("created", () -> s.createMBean("Tank", name("d:type=Tank,name=b"), new Object[] {"b", 50}, new String[] {"java.lang.String", "int"}));
        show("created plain", () -> s.createMBean("Tank", name("d:type=Tank,name=c")));
        show("no class", () -> s.createMBean("NoTank", name("d:type=Tank,name=d")));
        show("no constructor", () -> s.createMBean("Tank", name("d:type=Tank,name=d"), new Object[] {1}, new String[] {"int"}));
        show("not a bean", () -> s.createMBean("java.lang.Object", name("d:type=Tank,name=d")));
        show("pattern", () -> s.registerMBean(t, name("d:*")));
    }

    static void queries(MBeanServer s) throws Exception {
        QueryExp[] all = {Query.eq(Query.attr("Name"), Query.value("b")), Query.gt(Query.attr("Level"), Query.value(6)),
            Query.and(Query.geq(Query.attr("Level"), Query.value(0)), Query.not(Query.leq(Query.attr("Level"), Query.value(10)))),
            Query.or(Query.lt(Query.attr("Height"), Query.value(1.5)), Query.eq(Query.attr("Full"), Query.value(true))),
            Query.between(Query.attr("Level"), Query.value(5), Query.value(60)), Query.in(Query.attr("Name"), new ValueExp[] {Query.value("b"), Query.value("unnamed")}),
            Query.match(Query.attr("Name"), Query.value("un*[a-n]?d")), Query.initialSubString(Query.attr("Name"), Query.value("unn")), Query.finalSubString(Query.attr("Name"), Query.value("med")),
            Query.anySubString(Query.attr("Name"), Query.value("nam")), Query.isInstanceOf(Query.value("TankMBean")), Query.eq(Query.classattr(), Query.value("Tank")),
            Query.eq(Query.plus(Query.attr("Level"), Query.times(Query.value(2), Query.value(3))), Query.value(56)), Query.eq(Query.attr("Tank", "Level"), Query.value(50)),
            Query.eq(Query.minus(Query.attr("Level"), Query.div(Query.value(10), Query.value(2))), Query.value(45L)), Query.eq(Query.attr("None"), Query.value(1)),
            Query.eq(Query.attr("Name"), Query.value(1)), Query.eq(Query.value("it's"), Query.value("it's"))};
        for (QueryExp q : all) System.out.println(q + " " + new TreeSet<>(s.queryNames(name("*:type=Tank,*"), q)));
        System.out.println(s.queryMBeans(name("d:*"), null).size() + " " + s.queryNames(null, null).size() + " " + s.getMBeanCount() + " " + new TreeSet<>(Arrays.asList(s.getDomains())));
        System.out.println(Query.plus(Query.value(1), Query.times(Query.value(2), Query.value(3))) + " " + Query.times(Query.plus(Query.value(1), Query.value(2)), Query.value(3)) + " "
            + Query.minus(Query.value(1), Query.minus(Query.value(2), Query.value(3))));
    }

    static void notifications(MBeanServer s) throws Exception {
        ObjectName n = name("d:type=Tank,name=b");
        List<String> told = new ArrayList<>();
        NotificationListener l = (x, h) -> told.add(x.getSource() + " " + x.getType() + " " + ((AttributeChangeNotification) x).getOldValue() + ">" + ((AttributeChangeNotification) x).getNewValue() + " " + h);
        AttributeChangeNotificationFilter f = new AttributeChangeNotificationFilter();
        s.addNotificationListener(n, l, f, 1);
        s.setAttribute(n, new Attribute("Level", 51));
        f.enableAttribute("Level");
        s.setAttribute(n, new Attribute("Level", 52));
        f.disableAllAttributes();
        s.setAttribute(n, new Attribute("Level", 53));
        System.out.println(told + " " + f.getEnabledAttributes());
        s.removeNotificationListener(n, l, f, 1);
        show("again", () -> { s.removeNotificationListener(n, l); return null; });
        NotificationFilterSupport p = new NotificationFilterSupport();
        Notification some = new Notification("a.b.c", "src", 1);
        System.out.print(p.isNotificationEnabled(some));
        p.enableType("a.b");
        System.out.print(" " + p.isNotificationEnabled(some));
        p.disableType("a.b");
        System.out.println(" " + p.isNotificationEnabled(some) + " " + p.getEnabledTypes());
        show("null type", () -> { p.enableType(null); return null; });
        List<String> server = new ArrayList<>();
        NotificationListener sl = (x, h) -> server.add(x.getType() + " " + ((MBeanServerNotification) x).getMBeanName());
        s.addNotificationListener(MBeanServerDelegate.DELEGATE_NAME, sl, null, null);
        s.registerMBean(new Tank(), name("d:type=Tank,name=z"));
        s.unregisterMBean(name("d:type=Tank,name=z"));
        System.out.println(server);
        s.removeNotificationListener(MBeanServerDelegate.DELEGATE_NAME, sl);
        TankMBean proxy = JMX.newMBeanProxy(s, n, TankMBean.class, true);
        told.clear();
        ((NotificationEmitter) proxy).addNotificationListener(l, null, "p");
        System.out.println(proxy.fill(2) + " " + told + " " + ((NotificationEmitter) proxy).getNotificationInfo().length + " " + proxy.equals(JMX.newMBeanProxy(s, n, TankMBean.class, true)));
    }

    public static class Builder extends MBeanServerBuilder {
        public MBeanServer newMBeanServer(String domain, MBeanServer outer, MBeanServerDelegate delegate) {
            System.out.println("building " + domain + " " + (outer == null));
            return super.newMBeanServer(domain, outer, delegate);
        }
    }

    static void builders() throws Exception {
        System.setProperty("javax.management.builder.initial", Builder.class.getName());
        MBeanServer s = MBeanServerFactory.createMBeanServer("mine");
        System.out.println(s.getDefaultDomain() + " " + MBeanServerFactory.findMBeanServer((String) s.getAttribute(MBeanServerDelegate.DELEGATE_NAME, "MBeanServerId")).contains(s)
            + " " + s.getClassLoaderRepository().loadClass("Tank"));
        show("no class", () -> s.getClassLoaderRepository().loadClass("NoTank"));
        MBeanServerFactory.releaseMBeanServer(s);
        show("released", () -> { MBeanServerFactory.releaseMBeanServer(s); return null; });
        System.setProperty("javax.management.builder.initial", "no.Such");
        show("no builder", () -> MBeanServerFactory.newMBeanServer());
        System.clearProperty("javax.management.builder.initial");
        System.out.println(new MBeanServerPermission("createMBeanServer").implies(new MBeanServerPermission("newMBeanServer")) + " "
            + new MBeanPermission("a.*#b[d:*]", "invoke,getAttribute").implies(new MBeanPermission("a.C", "b", name("d:k=v"), "invoke")) + " "
            + new MBeanPermission("a.*#b[d:*]", "invoke").implies(new MBeanPermission("b.C", "b", name("d:k=v"), "invoke")));
    }

    static void timer() throws Exception {
        Timer t = new Timer();
        BlockingQueue<TimerNotification> told = new LinkedBlockingQueue<>();
        t.addNotificationListener((n, h) -> told.add((TimerNotification) n), null, null);
        t.start();
        Integer once = t.addNotification("once", "first", "data", new Date(System.currentTimeMillis() + 10));
        TimerNotification n = told.take();
        System.out.println(n.getType() + " " + n.getMessage() + " " + n.getUserData() + " " + n.getNotificationID().equals(once) + " " + t.isActive());
        t.addNotification("thrice", "m", null, new Date(), 2, 3);
        for (int i = 0; i < 3; i++) System.out.print(told.take().getType() + " ");
        while (!t.isEmpty()) Thread.sleep(1);
        System.out.println(t.getNbNotifications());
        Integer later = t.addNotification("later", "m", 7, new Date(System.currentTimeMillis() + Timer.ONE_HOUR), 1000, 5, true);
        System.out.println(t.getAllNotificationIDs().equals(Arrays.asList(later)) + " " + t.getNotificationIDs("later").size() + " " + t.getNotificationType(later) + " " + t.getPeriod(later) + " "
            + t.getNbOccurences(later) + " " + t.getFixedRate(later) + " " + t.getNotificationUserData(later) + " " + (t.getDate(later).getTime() > System.currentTimeMillis()));
        t.removeNotification(later);
        show("not there", () -> { t.removeNotification(later); return null; });
        show("null type", () -> t.addNotification(null, "m", null, new Date()));
        show("negative", () -> t.addNotification("x", "m", null, new Date(), -1));
        t.stop();
        System.out.println(t.isActive());
    }

    static MonitorNotification next(BlockingQueue<Notification> q) throws Exception {
        return (MonitorNotification) q.take();
    }

    static String text(MonitorNotification n) {
        return n.getType() + " " + n.getObservedObject() + " " + n.getObservedAttribute() + " " + n.getDerivedGauge() + " " + n.getTrigger();
    }

    static void monitors(MBeanServer s) throws Exception {
        Tank tank = new Tank("m", 0);
        ObjectName n = name("d:type=Monitored");
        s.registerMBean(tank, n);
        BlockingQueue<Notification> q = new LinkedBlockingQueue<>();
        GaugeMonitor g = new GaugeMonitor();
        s.registerMBean(g, name("d:type=Gauge"));
        g.addObservedObject(n);
        g.setObservedAttribute("Level");
        g.setGranularityPeriod(2);
        g.setThresholds(50, 10);
        g.setNotifyHigh(true);
        g.setNotifyLow(true);
        g.addNotificationListener((x, h) -> q.add(x), null, null);
        g.start();
        System.out.println(text(next(q)));
        tank.setLevel(60);
        System.out.println(text(next(q)));
        tank.setLevel(5);
        System.out.println(text(next(q)));
        g.stop();
        System.out.println(g.isActive() + " " + g.getDerivedGauge(n) + " " + g.containsObservedObject(n) + " " + g.getObservedObjects().length);
        q.clear();
        CounterMonitor c = new CounterMonitor();
        s.registerMBean(c, name("d:type=Counter"));
        c.addObservedObject(n);
        c.setObservedAttribute("Level");
        c.setGranularityPeriod(2);
        c.setInitThreshold(20);
        c.setOffset(10);
        c.setNotify(true);
        c.addNotificationListener((x, h) -> q.add(x), null, null);
        c.start();
        tank.setLevel(25);
        System.out.println(text(next(q)));
        while (c.getThreshold(n).intValue() != 30) Thread.sleep(1);
        tank.setLevel(31);
        System.out.println(text(next(q)));
        c.stop();
        q.clear();
        StringMonitor t = new StringMonitor();
        s.registerMBean(t, name("d:type=String"));
        t.addObservedObject(n);
        t.setObservedAttribute("Name");
        t.setStringToCompare("wanted");
        t.setGranularityPeriod(2);
        t.setNotifyMatch(true);
        t.setNotifyDiffer(true);
        t.addNotificationListener((x, h) -> q.add(x), null, null);
        t.start();
        System.out.println(text(next(q)));
        tank.rename("wanted");
        System.out.println(text(next(q)));
        t.setObservedAttribute("Level");
        System.out.println(next(q).getType());
        t.setObservedAttribute("None");
        System.out.println(next(q).getType());
        t.stop();
        show("thresholds", () -> { g.setThresholds(1, 2); return null; });
        show("types", () -> { g.setThresholds(2, 1L); return null; });
        show("period", () -> { g.setGranularityPeriod(0); return null; });
    }

    public static void main(String[] args) throws Exception {
        MBeanServer s = MBeanServerFactory.newMBeanServer();
        standard(s);
        queries(s);
        notifications(s);
        builders();
        timer();
        monitors(s);
        show("domain", () -> s.createMBean("javax.management.timer.Timer", new ObjectName("JMImplementation:type=Own")));
    }
}
