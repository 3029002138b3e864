import com.sun.jdi.Bootstrap;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.StepRequest;
import java.util.Map;

/** Steps PORT COUNT: how many steps a second a debugger makes through Loop, by line and by instruction. */
public class Steps {
    static VirtualMachine vm;

    static ThreadReference reachLoop() throws Exception {
        ClassPrepareRequest prepare = vm.eventRequestManager().createClassPrepareRequest();
        prepare.addClassFilter("Loop");
        prepare.enable(); // the program stands at its first event, which is resumed below
        for (;;) {
            EventSet set = vm.eventQueue().remove();
            for (Event e : set) {
                if (e instanceof ClassPrepareEvent) {
                    var main = ((ClassPrepareEvent) e).referenceType().methodsByName("main").get(0);
                    vm.eventRequestManager().createBreakpointRequest(main.location()).enable();
                }
                if (e instanceof BreakpointEvent) {
                    vm.eventRequestManager().deleteAllBreakpoints();
                    return ((BreakpointEvent) e).thread();
                }
            }
            set.resume();
        }
    }

    /** Seconds for `count` steps; each is an event, looked at as jdb does, and a resume. */
    static double walk(ThreadReference thread, int size, int count) throws Exception {
        StepRequest step = vm.eventRequestManager().createStepRequest(thread, size, StepRequest.STEP_OVER);
        step.enable();
        long start = System.nanoTime();
        vm.resume();
        for (int seen = 0; seen < count;) {
            EventSet set = vm.eventQueue().remove();
            for (Event e : set) {
                if (e instanceof StepEvent) {
                    ((StepEvent) e).location().lineNumber();
                    seen++;
                }
            }
            if (seen < count) {
                set.resume();
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        vm.eventRequestManager().deleteEventRequest(step);
        return seconds;
    }

    public static void main(String[] args) throws Exception {
        int count = Integer.parseInt(args[1]);
        AttachingConnector attach = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(c -> c.name().equals("com.sun.jdi.SocketAttach")).findFirst().orElseThrow();
        Map<String, Connector.Argument> a = attach.defaultArguments();
        a.get("hostname").setValue("localhost");
        a.get("port").setValue(args[0]);
        vm = attach.attach(a);
        ThreadReference thread = reachLoop();
        walk(thread, StepRequest.STEP_LINE, count / 2); // the debugger itself gets warm
        walk(thread, StepRequest.STEP_MIN, count / 2);
        double line = walk(thread, StepRequest.STEP_LINE, count), min = walk(thread, StepRequest.STEP_MIN, count);
        System.out.printf("%,8.0f lines/s (%.0f us each)  %,8.0f instructions/s (%.0f us each)%n", count / line, 1e6 * line / count,
                count / min, 1e6 * min / count);
        vm.exit(0);
    }
}
