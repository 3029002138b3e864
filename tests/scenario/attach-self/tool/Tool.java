import com.sun.tools.attach.*;
import com.sun.tools.attach.spi.AttachProvider;
import java.util.Properties;
import java.util.concurrent.Callable;

/** Tool PID JAR NOAGENTJAR LIBRARY: attaches to a process, which may be itself (PID "self"). */
public class Tool {
    static volatile String seen = "";

    static String tried(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (AgentInitializationException e) {
            return e.getClass().getSimpleName() + " " + e.returnValue();
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    interface Action {
        void run() throws Exception;
    }

    static void say(String what, Action action) {
        System.out.println(what + ": " + tried(() -> {
            action.run();
            return "done";
        }));
    }

    public static void main(String[] args) throws Exception {
        AttachProvider provider = AttachProvider.providers().get(0);
        System.out.println("providers " + AttachProvider.providers().size() + ", " + provider.name() + " "
            + provider.type());
        String pid = args[0].equals("self") ? ProcessHandle.current().pid() + "" : args[0];
        System.out.println("listed " + VirtualMachine.list().stream().filter(d -> d.id().equals(pid))
            .map(VirtualMachineDescriptor::displayName).map(n -> n.replaceAll(" .*", "")).toList());
        for (String bad : new String[] {"none", "-5", "999999999"}) {
            say("attach " + bad, () -> VirtualMachine.attach(bad));
        }
        say("attach null", () -> VirtualMachine.attach((String) null));
        VirtualMachine vm = VirtualMachine.attach(pid);
        System.out.println("id " + vm.id().equals(pid) + ", equal " + vm.equals(VirtualMachine.attach(pid)) + ", "
            + vm.provider().equals(provider));
        Properties p = vm.getSystemProperties();
        System.out.println("mark " + p.getProperty("mark") + ", command "
            + vm.getAgentProperties().getProperty("sun.java.command").replaceAll(" .*", ""));
        say("agent", () -> vm.loadAgent(args[1], "with options"));
        say("agent without options", () -> vm.loadAgent(args[1]));
        say("agent that throws", () -> vm.loadAgent(args[1], "throw"));
        say("no jar", () -> vm.loadAgent("no/such.jar"));
        say("jar without agent", () -> vm.loadAgent(args[2]));
        say("null", () -> vm.loadAgent(null));
        say("library", () -> vm.loadAgentPath(args[3], "0"));
        say("library that refuses", () -> vm.loadAgentPath(args[3], "7"));
        say("no library", () -> vm.loadAgentPath("/no/such/lib.so"));
        say("no library by name", () -> vm.loadAgentLibrary("nosuchagent"));
        vm.detach();
        say("after detach", vm::getSystemProperties);
        System.out.println("seen " + seen);
    }
}
