package java.util.logging;

import java.io.FileOutputStream;
import java.io.IOException;

/** Writes records to one file; %h is the home folder, %t the folder for temporary files, %% a percent sign. */
public class FileHandler extends StreamHandler {
    public FileHandler() throws IOException {
        this("%h/java.log", false);
    }

    public FileHandler(String pattern) throws IOException {
        this(pattern, false);
    }

    public FileHandler(String pattern, boolean append) throws IOException {
        setLevel(Level.ALL);
        setOutputStream(new FileOutputStream(expand(pattern), append));
    }

    private static String expand(String pattern) {
        if (pattern.isEmpty()) {
            throw new IllegalArgumentException();
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            char next = i + 1 < pattern.length() ? pattern.charAt(i + 1) : 0;
            if (c != '%' || next == 0) {
                sb.append(c);
                continue;
            }
            i++;
            if (next == 'h') {
                sb.append(System.getProperty("user.home"));
            } else if (next == 't') {
                sb.append(System.getProperty("java.io.tmpdir"));
            } else if (next == 'g' || next == 'u') {
                sb.append('0');
            } else {
                sb.append(next);
            }
        }
        return sb.toString();
    }

    @Override
    public synchronized void publish(LogRecord record) {
        super.publish(record);
        flush();
    }
}
