// SPDX-License-Identifier: MIT
package jdk.internal.attach;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.AttachOperationFailedException;
import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.spi.AttachProvider;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/**
 * A virtual machine that listens at /tmp/.java_pidN. One that does not yet is asked to: a file .attach_pidN tells it
 * that a SIGQUIT is not meant for a thread dump. Each request is a connection of its own, as the picture in
 * vm/serve/attach.c shows; here version 1 is spoken, which all understand.
 */
final class SocketMachine extends VirtualMachine {
    private static final int ARGUMENTS = 3;
    private static final long WAIT_MILLIS = 10_000;
    /** What a machine answers that cannot do what a library or a jar wants, beside what Agent_OnAttach returns. */
    private static final int NO_AGENT_CLASS = 100, NO_JAR = 101, JAR_FAILED = 102;
    private static final String RETURN_CODE = "return code: ";

    private final int pid;
    private final String socket;
    private volatile boolean detached;

    SocketMachine(AttachProvider provider, int pid) throws AttachNotSupportedException, IOException {
        super(provider, Integer.toString(pid));
        this.pid = pid;
        socket = "/tmp/.java_pid" + pid;
        if (!new File("/proc/" + pid).exists())
            throw new IOException("No such process");
        if (!new File(socket).exists())
            awake();
        connect().close();
    }

    // ---- reaching it

    /** Sends SIGQUIT to a process; false if that is not allowed or there is none. */
    private static native boolean quit0(int pid);

    private File attachFile() throws IOException {
        String name = ".attach_pid" + pid;
        File beside = new File("/proc/" + pid + "/cwd/" + name);
        try {
            beside.createNewFile();
            return beside;
        } catch (IOException e) {
            File temporary = new File("/tmp/" + name);
            temporary.createNewFile();
            return temporary;
        }
    }

    private void awake() throws AttachNotSupportedException, IOException {
        File file = attachFile();
        try {
            if (!quit0(pid))
                throw new AttachNotSupportedException("process " + pid + " cannot be signalled");
            long end = System.nanoTime() + WAIT_MILLIS * 1_000_000;
            for (long pause = 10; !new File(socket).exists(); pause = Math.min(2 * pause, 200)) {
                if (System.nanoTime() > end || !new File("/proc/" + pid).exists())
                    throw new AttachNotSupportedException("Unable to open socket file " + socket
                        + ": target process " + pid + " doesn't respond within " + WAIT_MILLIS
                        + "ms or HotSpot VM not loaded");
                Thread.sleep(pause);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AttachNotSupportedException("interrupted");
        } finally {
            file.delete();
        }
    }

    private SocketChannel connect() throws IOException {
        return SocketChannel.open(UnixDomainSocketAddress.of(socket));
    }

    @Override
    public void detach() {
        detached = true;
    }

    // ---- asking

    private static byte[] request(String name, Object... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write('1');
        out.write(0);
        for (int i = -1; i < ARGUMENTS; i++) {
            Object o = i < 0 ? name : i < arguments.length ? arguments[i] : null;
            byte[] bytes = o == null ? new byte[0] : o.toString().getBytes(StandardCharsets.UTF_8);
            out.write(bytes, 0, bytes.length);
            out.write(0);
        }
        return out.toByteArray();
    }

    /** The whole answer: a number, the end of a line, text. */
    private String ask(byte[] request) throws IOException {
        if (detached)
            throw new IOException("Detached from target VM");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (SocketChannel c = connect()) {
            for (ByteBuffer b = ByteBuffer.wrap(request); b.hasRemaining();)
                c.write(b);
            ByteBuffer b = ByteBuffer.allocate(8192);
            while (c.read(b) >= 0) {
                all.write(b.array(), 0, b.position());
                b.clear();
            }
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    private static int number(String text) throws IOException {
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException e) {
            throw new IOException("Non-numeric value found - int expected");
        }
    }

    /** The text that a request is answered with. */
    private String run(String name, Object... arguments) throws IOException {
        String answer = ask(request(name, arguments));
        int end = answer.indexOf('\n');
        int status = number(end < 0 ? answer : answer.substring(0, end));
        String text = end < 0 ? "" : answer.substring(end + 1);
        if (status == 0)
            return text;
        if (status == 101)
            throw new IOException("Protocol mismatch with target VM");
        text = text.strip();
        throw new AttachOperationFailedException(text.isEmpty() ? "Command failed in target VM" : text);
    }

    // ---- agents

    /** The number that the agent's start ended with. Text that is none is why it was not loaded. */
    private int load(String library, boolean isPath, String options) throws AgentLoadException, IOException {
        if (library == null)
            throw new NullPointerException("library");
        String text;
        try {
            text = run("load", library, isPath, options).strip();
        } catch (AttachOperationFailedException e) {
            throw new AgentLoadException(e.getMessage());
        }
        String code = text.startsWith(RETURN_CODE) ? text.substring(RETURN_CODE.length()) : text;
        try {
            return Integer.parseInt(code);
        } catch (NumberFormatException e) {
            throw new AgentLoadException(text);
        }
    }

    private void start(String library, boolean isPath, String options)
            throws AgentLoadException, AgentInitializationException, IOException {
        int result = load(library, isPath, options);
        if (result != 0)
            throw new AgentInitializationException("Agent_OnAttach failed", result);
    }

    @Override
    public void loadAgentLibrary(String library, String options)
            throws AgentLoadException, AgentInitializationException, IOException {
        start(library, false, options);
    }

    @Override
    public void loadAgentPath(String path, String options)
            throws AgentLoadException, AgentInitializationException, IOException {
        start(path, true, options);
    }

    @Override
    public void loadAgent(String jar, String options)
            throws AgentLoadException, AgentInitializationException, IOException {
        if (jar == null)
            throw new NullPointerException("agent cannot be null");
        int result = load("instrument", false, options == null ? jar : jar + "=" + options);
        switch (result) {
        case 0:
            return;
        case -1:
            throw new AgentInitializationException("Agent JAR loaded but agent failed to initialize", result);
        case NO_AGENT_CLASS:
        case NO_JAR:
            throw new AgentLoadException("Agent JAR not found or no Agent-Class attribute");
        case JAR_FAILED:
            throw new AgentInitializationException("Agent JAR loaded but agent failed to initialize");
        default:
            throw new AgentLoadException("Failed to load agent - unknown reason: " + result);
        }
    }

    // ---- properties, management

    private Properties properties(String request) throws IOException {
        Properties p = new Properties();
        p.load(new ByteArrayInputStream(run(request).getBytes(StandardCharsets.ISO_8859_1)));
        return p;
    }

    @Override
    public Properties getSystemProperties() throws IOException {
        return properties("properties");
    }

    @Override
    public Properties getAgentProperties() throws IOException {
        return properties("agentProperties");
    }

    @Override
    public void startManagementAgent(Properties properties) throws IOException {
        StringBuilder command = new StringBuilder("ManagementAgent.start");
        for (String key : properties.stringPropertyNames()) {
            if (!key.startsWith("com.sun.management."))
                throw new IllegalArgumentException(key);
            command.append(' ').append(key.substring("com.sun.management.".length())).append("='")
                .append(properties.getProperty(key).replace("'", "\\'")).append('\'');
        }
        run("jcmd", command);
    }

    @Override
    public String startLocalManagementAgent() throws IOException {
        run("jcmd", "ManagementAgent.start_local");
        return getAgentProperties().getProperty("com.sun.management.jmxremote.localConnectorAddress");
    }
}
