// SPDX-License-Identifier: MIT
package java.lang;

import java.io.BufferedReader;
import java.io.IOError;
import java.io.IOException;
import java.io.InputStreamReader;

/** Lines to the standard output and from the standard input. */
public final class IO {
    private static BufferedReader reader;

    private IO() {
    }

    public static void println(Object obj) {
        System.out.println(obj);
    }

    public static void println() {
        System.out.println();
    }

    public static void print(Object obj) {
        System.out.print(obj);
        System.out.flush();
    }

    public static String readln() {
        try {
            return reader().readLine();
        } catch (IOException e) {
            throw new IOError(e);
        }
    }

    public static String readln(String prompt) {
        print(prompt);
        return readln();
    }

    /** Over what System.in is when it is first asked for. */
    private static synchronized BufferedReader reader() {
        if (reader == null) {
            String encoding = System.getProperty("stdin.encoding");
            try {
                reader = encoding == null ? new BufferedReader(new InputStreamReader(System.in))
                        : new BufferedReader(new InputStreamReader(System.in, encoding));
            } catch (java.io.UnsupportedEncodingException e) {
                reader = new BufferedReader(new InputStreamReader(System.in));
            }
        }
        return reader;
    }
}
