import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;

public class Main {
    static void copy(String from, String to) throws IOException {
        byte[] buf = new byte[5];
        try (FileInputStream in = new FileInputStream(from); FileOutputStream out = new FileOutputStream(to)) {
            int first = in.read();
            Say.line("first ", (char) first, ", available ", in.available());
            out.write(first);
            for (int n; (n = in.read(buf)) > 0;) {
                out.write(buf, 0, n);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        File plain = File.createTempFile("stream", ".txt");
        copy("/not/there/story.virtual", plain.getPath());
        try (BufferedReader in = new BufferedReader(new FileReader(plain))) {
            Say.line("in the file: ", in.readLine());
        }
        Say.line("deleted ", plain.delete());
        try {
            new FileInputStream("/not/there/refused.virtual").close();
        } catch (FileNotFoundException e) {
            Say.line("refused: ", e.getMessage());
        }
        try {
            new FileInputStream("/not/there/other.txt").close();
        } catch (FileNotFoundException e) {
            Say.line("other: ", e.getMessage());
        }
    }
}
