// SPDX-License-Identifier: MIT
package java.lang.management;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.VMOption;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.management.ObjectName;
import jdk.internal.management.Diagnostics;
import jdk.internal.management.Threads;

/** Heap dumps, thread dumps, flags. */
final class DiagnosticBean implements HotSpotDiagnosticMXBean {
    private static final String WRITABLE = "HeapDumpOnOutOfMemoryError";

    private final Set<String> set = new HashSet<String>(); // by setVMOption; guarded by this

    @Override
    public ObjectName getObjectName() {
        return Beans.name("com.sun.management:type=HotSpotDiagnostic");
    }

    @Override
    public void dumpHeap(String outputFile, boolean live) throws IOException {
        if (!outputFile.endsWith(".hprof"))
            throw new IllegalArgumentException("heapdump file must have .hprof extension");
        String why = Diagnostics.dumpHeap(outputFile, live);
        if (why != null) throw new IOException(why);
    }

    @Override
    public List<VMOption> getDiagnosticOptions() {
        return java.util.Collections.singletonList(getVMOption(WRITABLE));
    }

    @Override
    public synchronized VMOption getVMOption(String name) {
        if (name == null) throw new NullPointerException("name cannot be null");
        String s = Diagnostics.flag(name);
        if (s == null) throw new IllegalArgumentException("VM option \"" + name + "\" does not exist");
        VMOption.Origin origin = set.contains(name) ? VMOption.Origin.MANAGEMENT : s.charAt(2) == 'g'
                ? VMOption.Origin.VM_CREATION : VMOption.Origin.DEFAULT;
        return new VMOption(name, s.substring(4), s.charAt(1) == 'w', origin);
    }

    @Override
    public synchronized void setVMOption(String name, String value) {
        if (name == null) throw new NullPointerException("name cannot be null");
        if (value == null) throw new NullPointerException("value cannot be null");
        if (!getVMOption(name).isWriteable())
            throw new IllegalArgumentException("VM Option \"" + name + "\" is not writeable");
        if (!value.equalsIgnoreCase("true") && !value.equalsIgnoreCase("false"))
            throw new IllegalArgumentException("Invalid value: VM Option \"" + name
                    + "\" expects \"true\" or \"false\".");
        Diagnostics.setFlag(name, value.equalsIgnoreCase("true"));
        set.add(name);
    }

    @Override
    public void dumpThreads(String outputFile, ThreadDumpFormat format) throws IOException {
        if (format == null) throw new NullPointerException();
        File f = new File(outputFile);
        if (!f.isAbsolute()) throw new IllegalArgumentException("'outputFile' not absolute path");
        if (!f.createNewFile()) throw new FileAlreadyExistsException(outputFile);
        try (Writer out = new OutputStreamWriter(new FileOutputStream(f), StandardCharsets.UTF_8)) {
            dump(out, format == ThreadDumpFormat.JSON);
        }
    }

    private static void dump(Writer out, boolean json) throws IOException {
        Thread[] threads = Threads.all();
        Object[] rows = Threads.snapshot(threads, Integer.MAX_VALUE, false, false);
        String pid = String.valueOf(ProcessHandle.current().pid()), now = java.time.Instant.now().toString();
        String version = System.getProperty("java.runtime.version");
        out.write(json ? "{\n  \"threadDump\": {\n    \"processId\": " + quoted(pid) + ",\n    \"time\": " + quoted(now)
                + ",\n    \"runtimeVersion\": " + quoted(version)
                + ",\n    \"threadContainers\": [\n      {\n        \"container\": \"<root>\",\n"
                + "        \"parent\": null,\n        \"owner\": null,\n        \"threads\": [\n"
                : pid + "\n" + now + "\n" + version + "\n\n");
        int n = 0;
        for (int i = 0; i < threads.length; i++) {
            if (rows[i] == null) continue;
            StackTraceElement[] stack = (StackTraceElement[]) ((Object[]) rows[i])[Threads.STACK];
            if (json) writeJson(out, threads[i], stack, n++ == 0);
            else writePlain(out, threads[i], stack);
        }
        if (json)
            out.write("\n        ],\n        \"threadCount\": \"" + n + "\"\n      }\n    ]\n  }\n}\n");
    }

    private static void writePlain(Writer out, Thread t, StackTraceElement[] stack) throws IOException {
        out.write("#" + t.threadId() + " \"" + t.getName() + "\"\n");
        for (StackTraceElement e : stack) out.write("      " + e + "\n");
        out.write("\n");
    }

    private static void writeJson(Writer out, Thread t, StackTraceElement[] stack, boolean first) throws IOException {
        out.write((first ? "" : ",\n") + "         {\n           \"tid\": \"" + t.threadId() + "\",\n           \"name\": "
                + quoted(t.getName()) + ",\n           \"stack\": [");
        for (int i = 0; i < stack.length; i++)
            out.write((i > 0 ? "," : "") + "\n              " + quoted(stack[i].toString()));
        out.write("\n           ]\n         }");
    }

    private static String quoted(String s) {
        StringBuilder sb = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"' || c == '\\') sb.append('\\').append(c);
            else if (c < ' ') sb.append(String.format("\\u%04x", (int) c));
            else sb.append(c);
        }
        return sb.append('"').toString();
    }
}
