import java.io.BufferedReader;
import java.io.InputStreamReader;

/** Answers each line of its input by the text of a class that an agent may change. */
public class Main {
    static class Answer {
        static String text() {
            return "mark:........";
        }
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Say.line("ready");
        for (String s; (s = in.readLine()) != null;) {
            Say.line(s, ": ", Answer.text());
        }
        Say.line("end");
    }
}
