import com.sun.management.*;
import java.io.*;
import java.lang.management.*;
import java.nio.file.*;
import java.util.*;
import java.util.logging.Logger;
import javax.management.*;
import javax.management.openmbean.CompositeData;

public class Main {
    interface Action {
        Object run() throws Exception;
    }

    static void error(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    static void dumps(HotSpotDiagnosticMXBean b) throws Exception {
        Path dir = Files.createTempDirectory("diagnostic"), live = dir.resolve("live.hprof"), all = dir.resolve("all.hprof");
        b.dumpHeap(live.toString(), true);
        b.dumpHeap(all.toString(), false);
        try (InputStream in = Files.newInputStream(live)) {
            System.out.println(new String(in.readNBytes(18)) + " " + (Files.size(live) > 100000) + " " + (Files.size(all) > 100000));
        }
        error("exists", () -> { b.dumpHeap(live.toString(), true); return null; });
        error("no folder", () -> { b.dumpHeap("/nonexistent/x.hprof", true); return null; });
        error("no name", () -> { b.dumpHeap(dir.resolve("x.dump").toString(), true); return null; });
        error("null", () -> { b.dumpHeap(null, true); return null; });
        Files.delete(live);
        Files.delete(all);
        Files.delete(dir);
    }

    static void flags(HotSpotDiagnosticMXBean b) throws Exception {
        VMOption o = b.getVMOption("HeapDumpOnOutOfMemoryError");
        System.out.println(o);
        System.out.println(o.getName() + " " + o.getValue() + " " + o.getOrigin() + " " + o.isWriteable());
        b.setVMOption("HeapDumpOnOutOfMemoryError", "false");
        System.out.println(b.getVMOption("HeapDumpOnOutOfMemoryError"));
        int unit = Integer.parseInt(b.getVMOption("ObjectAlignmentInBytes").getValue());
        System.out.println("objects are aligned " + (unit >= 8 && Integer.bitCount(unit) == 1));
        System.out.println(b.getVMOption("MaxHeapSize"));
        System.out.println(b.getVMOption("DisableAttachMechanism"));
        error("not writable", () -> { b.setVMOption("MaxHeapSize", "1000"); return null; });
        error("not boolean", () -> { b.setVMOption("HeapDumpOnOutOfMemoryError", "maybe"); return null; });
        error("unknown", () -> b.getVMOption("NoSuchFlag"));
        error("set unknown", () -> { b.setVMOption("NoSuchFlag", "1"); return null; });
        error("null", () -> b.getVMOption(null));
        boolean found = false;
        for (VMOption each : b.getDiagnosticOptions()) found |= each.getName().equals("HeapDumpOnOutOfMemoryError") && each.isWriteable();
        System.out.println(found);
        MBeanServer s = ManagementFactory.getPlatformMBeanServer();
        CompositeData cd = (CompositeData) s.invoke(b.getObjectName(), "getVMOption", new Object[] {"MaxHeapSize"}, new String[] {"java.lang.String"});
        System.out.println(cd.getCompositeType().keySet() + " " + VMOption.from(cd).getValue());
        HotSpotDiagnosticMXBean p = ManagementFactory.newPlatformMXBeanProxy(s, "com.sun.management:type=HotSpotDiagnostic", HotSpotDiagnosticMXBean.class);
        System.out.println(p.getVMOption("MaxHeapSize").getValue());
    }

    static final Object LOCK = new Object();

    static void commands() throws Exception {
        MBeanServer s = ManagementFactory.getPlatformMBeanServer();
        ObjectName n = new ObjectName("com.sun.management:type=DiagnosticCommand");
        Set<String> wanted = new TreeSet<>(Arrays.asList("gcRun", "gcClassHistogram", "threadPrint", "vmVersion", "vmUptime", "vmFlags", "vmSystemProperties", "help", "gcHeapInfo", "vmCommandLine", "jvmtiAgentLoad", "jvmtiDataDump"));
        for (MBeanOperationInfo o : s.getMBeanInfo(n).getOperations()) {
            if (!wanted.remove(o.getName())) continue;
            Descriptor d = o.getDescriptor();
            if (o.getName().equals("gcRun") || o.getName().equals("threadPrint"))
                System.out.println(o.getName() + " " + o.getReturnType() + " " + o.getSignature().length + " " + (o.getSignature().length == 0 ? "" : o.getSignature()[0].getType())
                    + " " + d.getFieldValue("dcmd.name") + " " + d.getFieldValue("dcmd.enabled") + " " + (d.getFieldValue("dcmd.help") != null));
            if (o.getName().equals("threadPrint")) {
                Descriptor arg = (Descriptor) ((Descriptor) d.getFieldValue("dcmd.arguments")).getFieldValue("-l");
                System.out.println(arg.getFieldValue("dcmd.arg.name") + " " + arg.getFieldValue("dcmd.arg.type") + " " + arg.getFieldValue("dcmd.arg.isMandatory") + " " + arg.getFieldValue("dcmd.arg.isOption"));
            }
        }
        System.out.println(wanted);
        String[] sig = {String[].class.getName()};
        synchronized (LOCK) {
            String text = (String) s.invoke(n, "threadPrint", new Object[] {new String[] {"-l"}}, sig);
            System.out.println(text.contains("\"main\"") + " " + text.contains("Main.commands(Main.java") + " " + text.contains("locked <"));
        }
        String text = (String) s.invoke(n, "gcClassHistogram", new Object[] {new String[0]}, sig);
        System.out.println(text.contains("java.lang.String") + " " + text.contains("#instances"));
        System.out.println(((String) s.invoke(n, "vmVersion", null, null)).contains("version") + " [" + s.invoke(n, "gcRun", new Object[0], new String[0]) + "]");
        System.out.println(((String) s.invoke(n, "help", new Object[] {new String[] {"GC.run"}}, sig)).startsWith("GC.run"));
        error("unknown", () -> s.invoke(n, "noSuch", null, null));
        error("bad argument", () -> s.invoke(n, "threadPrint", new Object[] {new String[] {"nonsense"}}, sig));
        error("signature", () -> s.invoke(n, "gcRun", new Object[] {1}, new String[] {"int"}));
        error("attribute", () -> s.getAttribute(n, "Any"));
    }

    static void loggers() throws Exception {
        Logger l = Logger.getLogger("some.logger");
        PlatformLoggingMXBean b = ManagementFactory.getPlatformMXBean(PlatformLoggingMXBean.class);
        System.out.println(b.getObjectName() + " " + b.getLoggerNames().contains("some.logger") + " [" + b.getLoggerLevel("some.logger") + "] [" + b.getParentLoggerName("some.logger") + "] "
            + b.getLoggerLevel("") + " " + b.getLoggerLevel("none") + " " + b.getParentLoggerName("none"));
        b.setLoggerLevel("some.logger", "FINE");
        System.out.println(l.getLevel() + " " + b.getLoggerLevel("some.logger"));
        b.setLoggerLevel("some.logger", null);
        System.out.println(l.getLevel());
        error("level", () -> { b.setLoggerLevel("some.logger", "LOUD"); return null; });
        error("logger", () -> { b.setLoggerLevel("none", "FINE"); return null; });
    }

    public static void main(String[] args) throws Exception {
        HotSpotDiagnosticMXBean b = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        dumps(b);
        flags(b);
        commands();
        loggers();
    }
}
