import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.VirtualMachine;

/** Runs on a JDK: Tool PID JAR. */
public class Tool {
    public static void main(String[] args) throws Exception {
        VirtualMachine vm = VirtualMachine.attach(args[0]);
        String[][] loads = {{args[1], "one"}, {args[1], null}, {args[1], "boom"}, {args[1] + ".missing", "x"}};
        for (String[] load : loads) {
            try {
                vm.loadAgent(load[0], load[1]);
                System.out.println(load[1] + ": loaded");
            } catch (AgentInitializationException | AgentLoadException e) {
                System.out.println(load[1] + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        vm.detach();
    }
}
