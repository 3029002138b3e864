import com.sun.jdi.*;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.ListeningConnector;
import com.sun.jdi.event.*;
import com.sun.jdi.request.*;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;

/** Listens, lets the program come to stop, calls awaitTicks there, and disposes of the connection meanwhile. */
public class Leaver {
    static VirtualMachine vm;

    static Event next() throws InterruptedException {
        return vm.eventQueue().remove().iterator().next();
    }

    static Event run() throws InterruptedException {
        vm.resume();
        return next();
    }

    public static void main(String[] args) throws Exception {
        ListeningConnector connector = Bootstrap.virtualMachineManager().listeningConnectors().stream()
            .filter(c -> c.name().equals("com.sun.jdi.SocketListen")).findFirst().get();
        Map<String, Connector.Argument> a = connector.defaultArguments();
        a.get("localAddress").setValue("localhost");
        String address = connector.startListening(a);
        System.out.println("address " + address.substring(address.lastIndexOf(':') + 1));
        vm = connector.accept(a);
        connector.stopListening(a);
        next();
        ClassPrepareRequest prepare = vm.eventRequestManager().createClassPrepareRequest();
        prepare.addClassFilter("Main");
        prepare.enable();
        run();
        prepare.disable();
        ClassType main = (ClassType) vm.classesByName("Main").get(0);
        vm.eventRequestManager().createBreakpointRequest(main.methodsByName("stop").get(0).location()).enable();
        ThreadReference thread = ((BreakpointEvent) run()).thread();
        Field ticks = main.fieldByName("ticks");
        Thread invoker = new Thread(() -> {
            try {
                main.invokeMethod(thread, main.methodsByName("awaitTicks").get(0), Collections.emptyList(),
                    ClassType.INVOKE_SINGLE_THREADED);
            } catch (VMDisconnectedException e) {
                return;
            } catch (Exception e) {
                e.printStackTrace();
            }
        });
        invoker.start();
        while (!Files.readString(Path.of("out.txt")).contains("waiting")) {
            Thread.sleep(5);
        }
        vm.dispose();
    }
}
