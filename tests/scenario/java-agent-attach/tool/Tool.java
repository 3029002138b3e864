import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;

/** Runs on the JDK. Tool PID FOLDER */
public class Tool {
    static VirtualMachine vm;
    static String folder;

    static void load(String jar, String options) throws IOException {
        try {
            vm.loadAgent(jar.startsWith("/") ? jar : folder + "/" + jar, options);
            Say.line(jar, " ", options, ": loaded");
        } catch (AgentLoadException e) {
            Say.line(jar, " ", options, ": AgentLoadException: ", e.getMessage());
        } catch (AgentInitializationException e) {
            Say.line(jar, " ", options, ": AgentInitializationException: ", e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        vm = VirtualMachine.attach(args[0]);
        folder = args[1];
        for (int i = 2; i < args.length; i += 2) {
            load(args[i], args[i + 1].equals("-") ? null : args[i + 1]);
        }
        vm.detach();
    }
}
