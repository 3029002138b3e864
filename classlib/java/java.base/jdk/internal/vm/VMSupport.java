package jdk.internal.vm;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Properties;

/** What tools outside and agents inside ask the VM for as properties. The VM calls the static methods. */
public final class VMSupport {
    private static Properties agentProperties;

    private VMSupport() {
    }

    /** Properties that agents leave for tools: a debugger's address, for one. */
    public static synchronized Properties getAgentProperties() {
        if (agentProperties == null) {
            agentProperties = new Properties();
            agentProperties.setProperty("sun.java.command", System.getProperty("sun.java.command", ""));
        }
        return agentProperties;
    }

    /** For the attach listener, which knows the command line of the VM. */
    private static byte[] agentProperties(String args, String flags) throws IOException {
        Properties p = getAgentProperties();
        p.setProperty("sun.jvm.args", args);
        p.setProperty("sun.jvm.flags", flags);
        return serializeAgentPropertiesToByteArray();
    }

    public static byte[] serializeAgentPropertiesToByteArray() throws IOException {
        return serialize(getAgentProperties());
    }

    public static byte[] serializePropertiesToByteArray() throws IOException {
        return serialize(System.getProperties());
    }

    /** Pairs of strings only, in the form that Properties.load reads. */
    private static byte[] serialize(Properties from) throws IOException {
        Properties strings = new Properties();
        for (String key : from.stringPropertyNames()) {
            strings.setProperty(key, from.getProperty(key));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream(4096);
        strings.store(out, null);
        return out.toByteArray();
    }
}
