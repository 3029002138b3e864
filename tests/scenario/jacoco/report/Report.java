import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.runtime.RemoteControlReader;
import org.jacoco.core.runtime.RemoteControlWriter;
import org.jacoco.core.tools.ExecFileLoader;

/**
 * Runs on the JDK. Report FILE CLASSES prints the coverage that a file holds; Report - CLASSES PORTFILE RELEASE waits
 * for the agent's connection, asks for what there is so far, prints that, and lets the program end.
 */
public class Report {
    public static void main(String[] args) throws Exception {
        File classes = new File(args[1]);
        if (!args[0].equals("-")) {
            ExecFileLoader loader = new ExecFileLoader();
            loader.load(new File(args[0]));
            print(loader.getExecutionDataStore(), loader.getSessionInfoStore(), classes);
            return;
        }
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Path port = Path.of(args[2]), part = Path.of(args[2] + ".part");
            Files.writeString(part, Integer.toString(server.getLocalPort()));
            Files.move(part, port);
            try (Socket agent = server.accept()) {
                ask(agent, classes);
            }
        } finally {
            Files.createFile(Path.of(args[3]));
        }
    }

    static void ask(Socket agent, File classes) throws IOException {
        RemoteControlWriter writer = new RemoteControlWriter(agent.getOutputStream());
        RemoteControlReader reader = new RemoteControlReader(agent.getInputStream());
        ExecutionDataStore data = new ExecutionDataStore();
        boolean waits;
        SessionInfoStore sessions = new SessionInfoStore();
        reader.setExecutionDataVisitor(data);
        reader.setSessionInfoVisitor(sessions);
        do { // the last answer is of a time when the program waits
            waits = Files.exists(Path.of("waiting"));
            data.reset();
            writer.visitDumpCommand(true, false);
            reader.read();
        } while (!waits);
        print(data, sessions, classes);
    }

    static void print(ExecutionDataStore data, SessionInfoStore sessions, File classes) throws IOException {
        System.out.println("session " + sessions.getInfos().get(0).getId() + ", classes that ran "
                + new TreeMap<>(names(data)).keySet());
        CoverageBuilder builder = new CoverageBuilder();
        new Analyzer(data, builder).analyzeAll(classes);
        List<IClassCoverage> all = new ArrayList<>(builder.getClasses());
        all.sort(Comparator.comparing(IClassCoverage::getName));
        for (IClassCoverage c : all) {
            System.out.println(c.getName() + (c.isNoMatch() ? " DOES NOT MATCH" : "") + counter(" lines ", c.getLineCounter())
                    + counter(" branches ", c.getBranchCounter()) + counter(" instructions ", c.getInstructionCounter())
                    + counter(" complexity ", c.getComplexityCounter()) + " " + lines(c));
            for (IMethodCoverage m : c.getMethods()) {
                System.out.println("  " + m.getName() + m.getDesc() + counter(" ", m.getInstructionCounter())
                        + counter(" branches ", m.getBranchCounter()));
            }
        }
    }

    static TreeMap<String, Boolean> names(ExecutionDataStore data) {
        TreeMap<String, Boolean> names = new TreeMap<>();
        for (var c : data.getContents()) {
            names.put(c.getName(), c.hasHits());
        }
        return names;
    }

    static String counter(String what, ICounter c) {
        return c.getTotalCount() == 0 ? "" : what + c.getCoveredCount() + "/" + c.getTotalCount();
    }

    /** A letter for each line from the class's first: not code, none, fully, partly. */
    static String lines(IClassCoverage c) {
        StringBuilder b = new StringBuilder();
        for (int i = c.getFirstLine(); i >= 0 && i <= c.getLastLine(); i++) {
            b.append(".nfp".charAt(c.getLine(i).getStatus()));
        }
        return b.toString();
    }
}
