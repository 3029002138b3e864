import java.io.File;
import java.io.PrintWriter;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.console.ConsoleLauncher;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Tests of JUnit 5, and what its reports in XML say of them. */
public class JupiterRun {
    static class Story {
        @Test void well() {
        }

        @Test void badly() {
            Assertions.assertEquals(1, 2);
        }

        @ParameterizedTest @ValueSource(ints = { 1, 2 }) void often(int i) {
            Assertions.assertTrue(i > 0);
        }

        @Nested class Inner {
            @Test void throwing() {
                Assertions.assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException(); });
            }
        }
    }

    public static void main(String[] args) throws Exception {
        PrintWriter nowhere = new PrintWriter(new java.io.StringWriter());
        int code = ConsoleLauncher.execute(nowhere, nowhere, "-c", "JupiterRun$Story", "--reports-dir", "reports", "--details=none",
                "--disable-banner").getExitCode();
        System.out.println(code);
        File report = new File("reports/TEST-junit-jupiter.xml");
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report);
        Element suite = d.getDocumentElement();
        System.out.println(suite.getTagName() + " " + suite.getAttribute("tests") + " " + suite.getAttribute("failures"));
        Set<String> cases = new TreeSet<String>();
        NodeList all = d.getElementsByTagName("testcase");
        for (int i = 0; i < all.getLength(); i++) {
            Element e = (Element) all.item(i);
            NodeList failure = e.getElementsByTagName("failure");
            cases.add(e.getAttribute("classname") + " " + e.getAttribute("name")
                    + (failure.getLength() == 0 ? "" : ": " + ((Element) failure.item(0)).getAttribute("message")));
        }
        for (String s : cases) System.out.println(s);
        for (File f : report.getParentFile().listFiles()) f.delete();
        report.getParentFile().delete();
    }
}
