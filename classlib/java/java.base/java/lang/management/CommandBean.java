// SPDX-License-Identifier: MIT
package java.lang.management;

import com.sun.management.DiagnosticCommandMBean;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.AttributeNotFoundException;
import javax.management.Descriptor;
import javax.management.ImmutableDescriptor;
import javax.management.MBeanException;
import javax.management.MBeanInfo;
import javax.management.MBeanNotificationInfo;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanParameterInfo;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ReflectionException;
import jdk.internal.management.Diagnostics;

/** The diagnostic commands as operations: GC.class_histogram is gcClassHistogram, of words or of nothing. */
final class CommandBean extends NotificationBroadcasterSupport implements DiagnosticCommandMBean {
    static final String NAME = "com.sun.management:type=DiagnosticCommand";
    private static final int ARGUMENT_FIELDS = 5;

    private final Map<String, String[]> commands = new LinkedHashMap<String, String[]>(); // by operation
    private MBeanInfo info; // guarded by this

    CommandBean() {
        super(new MBeanNotificationInfo(new String[] {"jmx.mbean.info.changed"}, Notification.class.getName(),
                "Notification sent when the diagnostic commands change"));
        for (String line : Diagnostics.commands().split("\n")) {
            String[] fields = line.split("\t", -1);
            commands.put(operation(fields[0]), fields);
        }
    }

    /** Capital letters at the start become small; what follows a dot or underscore becomes one. */
    private static String operation(String command) {
        StringBuilder sb = new StringBuilder();
        boolean start = true, capital = false;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            if (c == '.' || c == '_') {
                start = false;
                capital = true;
                continue;
            }
            start &= Character.isUpperCase(c);
            sb.append(start ? Character.toLowerCase(c) : capital ? Character.toUpperCase(c) : c);
            capital = false;
        }
        return sb.toString();
    }

    @Override
    public Object getAttribute(String attribute) throws AttributeNotFoundException {
        throw new AttributeNotFoundException(attribute);
    }

    @Override
    public void setAttribute(Attribute attribute) throws AttributeNotFoundException {
        throw new AttributeNotFoundException(attribute.getName());
    }

    @Override
    public AttributeList getAttributes(String[] attributes) {
        return new AttributeList();
    }

    @Override
    public AttributeList setAttributes(AttributeList attributes) {
        return new AttributeList();
    }

    private static boolean hasArguments(String[] command) {
        return command.length > 3 + ARGUMENT_FIELDS;
    }

    @Override
    public Object invoke(String actionName, Object[] params, String[] signature) throws MBeanException,
            ReflectionException {
        String[] c = commands.get(actionName);
        int n = signature == null ? 0 : signature.length;
        boolean words = n == 1 && signature[0].equals(String[].class.getName());
        if (c == null || n > 1 || n == 1 && !words || words != hasArguments(c))
            throw new ReflectionException(new NoSuchMethodException(actionName),
                    "Unable to find operation " + actionName + (n == 0 ? "()" : "(...)"));
        StringBuilder line = new StringBuilder(c[0]);
        if (words && params != null && params.length == 1 && params[0] != null)
            for (String s : (String[]) params[0]) line.append(' ').append(s);
        return Diagnostics.run(line.toString());
    }

    private static Descriptor descriptor(String[] c) {
        TreeMap<String, Object> args = new TreeMap<String, Object>();
        int place = 0;
        for (int i = 3; i + ARGUMENT_FIELDS < c.length + 1 && !c[i].isEmpty(); i += ARGUMENT_FIELDS) {
            boolean option = c[i + 3].equals("option");
            String[] names = {"dcmd.arg.name", "dcmd.arg.description", "dcmd.arg.type", "dcmd.arg.isOption",
                "dcmd.arg.isMandatory", "dcmd.arg.isMultiple", "dcmd.arg.maxCount", "dcmd.arg.position"};
            args.put(c[i], new ImmutableDescriptor(names, new Object[] {c[i], c[i + 1], c[i + 2],
                String.valueOf(option), String.valueOf(c[i + 4].equals("mandatory")), "false", "-1",
                String.valueOf(option ? -1 : place++)}));
        }
        return new ImmutableDescriptor(new String[] {"dcmd.name", "dcmd.description", "dcmd.help", "dcmd.vmImpact",
            "dcmd.enabled", "dcmd.arguments"}, new Object[] {c[0], c[1], Diagnostics.run("help " + c[0]), c[2], "true",
                new ImmutableDescriptor(args)});
    }

    @Override
    public synchronized MBeanInfo getMBeanInfo() {
        if (info != null) return info;
        MBeanOperationInfo[] operations = new MBeanOperationInfo[commands.size()];
        MBeanParameterInfo[] words = {new MBeanParameterInfo("arguments", String[].class.getName(),
                "Array of Diagnostic Commands Arguments and Options")};
        int n = 0;
        for (Map.Entry<String, String[]> e : commands.entrySet())
            operations[n++] = new MBeanOperationInfo(e.getKey(), e.getValue()[1], hasArguments(e.getValue()) ? words
                    : null, "java.lang.String", MBeanOperationInfo.ACTION, descriptor(e.getValue()));
        info = new MBeanInfo(getClass().getName(), "Diagnostic Commands", null, null, operations, getNotificationInfo(),
                new ImmutableDescriptor("immutableInfo=false", "interfaceClassName="
                        + DiagnosticCommandMBean.class.getName(), "mxbean=false"));
        return info;
    }
}
