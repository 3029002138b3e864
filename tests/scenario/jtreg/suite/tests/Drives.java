// SPDX-License-Identifier: MIT
/*
 * @test
 * @summary a driver starts a VM of its own
 * @requires os.family == "linux"
 * @run driver Drives
 */
import java.io.File;

public class Drives {
    public static void main(String[] args) throws Exception {
        Process p = new ProcessBuilder(System.getProperty("test.jdk") + "/bin/java", "-cp", System.getProperty("program"),
                "Main", "a driver").redirectErrorStream(true).start();
        String said = new String(p.getInputStream().readAllBytes()).strip();
        if (p.waitFor() != 0 || !said.equals("started by a driver")) throw new RuntimeException(said);
    }
}
