import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.VirtualMachine;
import java.util.Properties;

/** Runs on a JDK: Tool PID LIBRARIES. */
public class Tool {
    private static VirtualMachine vm;

    private static void load(String what, String library, String options) throws Exception {
        try {
            if (library.startsWith("/")) {
                vm.loadAgentPath(library, options);
            } else {
                vm.loadAgentLibrary(library, options);
            }
            System.out.println(what + ": loaded");
        } catch (AgentInitializationException e) {
            System.out.println(what + ": " + e.getMessage() + ", " + e.returnValue());
        } catch (AgentLoadException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Exception {
        vm = VirtualMachine.attach(args[0]);
        String folder = args[1];
        load("by path", folder + "/liblate.so", "0 first");
        load("by name", "late", "0 second");
        load("again", folder + "/liblate.so", null);
        load("refuses", folder + "/liblate.so", "17");
        load("no agent", folder + "/libplain.so", "");
        load("no library", folder + "/libmissing.so", "");
        load("no name", "missing", "");
        Properties system = vm.getSystemProperties();
        System.out.println("mark = " + system.getProperty("mark") + ", odd = " + system.getProperty("odd key"));
        System.out.println("java.class.path ends in attach-agent: "
            + system.getProperty("java.class.path").endsWith("attach-agent"));
        Properties agent = vm.getAgentProperties();
        System.out.println("command: " + agent.getProperty("sun.java.command"));
        System.out.println("arguments: " + agent.getProperty("sun.jvm.args").replaceAll("-XX:[^ ]* ", ""));
        vm.detach();
    }
}
