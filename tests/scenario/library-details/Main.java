import java.io.ByteArrayInputStream;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.net.URLConnection;
import java.nio.charset.Charset;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + (e instanceof IllegalArgumentException ? ": " + e.getMessage() : ""));
        }
    }

    static void patterns() {
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        for (String p : new String[] {"'#'#", "#", "#.#", "#,###", "#,##0.00;(#)", ",.0.0", "0.0.0", "0,", "0,.0", "#0#", "0#0", "0.0#0", ".", "'", "a'b", "0%",
                "0%%", "%0", "0\u2030", "0E0", "0E", "##0.##E0", "0;", "-0", "0-", "0;-0", "#;#", "0.#", "x0x", "#,#,##0", ",0", "#,", "#.", "0.", "#.;",
                "0%\u2030", "0E+0", "+0;-0", "#'#'"})
            say(p, () -> {
                DecimalFormat d = new DecimalFormat(p, us);
                return d.toPattern() + " " + d.format(-1234.5) + " " + d.format(0) + " " + d.format(12345678) + " " + d.getMinimumIntegerDigits() + " "
                        + d.getMaximumFractionDigits() + " " + d.getGroupingSize() + " " + d.getNegativePrefix() + "|" + d.getNegativeSuffix();
            });
    }

    static void zones() {
        for (String zone : new String[] {"Europe/London", "America/New_York", "Europe/Berlin", "Asia/Kolkata"})
            for (String pattern : new String[] {"Z (z)", "z", "zzzz", "z Z", "XXX z"})
                for (long time : new long[] {1340319600000L, 1358095600000L})
                    say(zone + " " + pattern, () -> {
                        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss " + pattern, Locale.US);
                        f.setTimeZone(TimeZone.getTimeZone(zone));
                        String text = f.format(new Date(time));
                        return text + " " + (f.parse(text).getTime() - time);
                    });
    }

    static void resources() {
        ClassLoader l = Main.class.getClassLoader();
        for (String name : new String[] {"", ".", "Main.class", "./Main.class", "nowhere", "nowhere/"})
            say("resource '" + name + "'", () -> l.getResource(name) != null && l.getResources(name).hasMoreElements());
        say("resource '/'", () -> Main.class.getResource("/").equals(l.getResource("")));
        say("what is in it", () -> new java.io.File(l.getResource("").toURI()).isDirectory() && l.getResource("").toString().endsWith("/"));
    }

    static void marks() {
        for (String set : new String[] {"UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
            for (String text : new String[] {"<?xml version='1'", "<!-- a longer text"})
                say("guess " + set + " " + text, () -> URLConnection.guessContentTypeFromStream(new ByteArrayInputStream(("\ufeff" + text).getBytes(set))));
        for (String set : new String[] {"UnicodeLittle", "UnicodeBig", "x-UTF-16LE-BOM", "X-UTF-32LE-BOM", "X-UTF-32BE-BOM", "UTF_32LE_BOM"})
            say(set, () -> {
                Charset c = Charset.forName(set);
                byte[] b = "a\u00e9\ud83d\ude00".getBytes(c);
                return c + " " + new TreeSet<>(c.aliases()) + " " + Arrays.toString(b) + " " + new String(b, c).equals("a\u00e9\ud83d\ude00") + " "
                        + new String("xy".getBytes("UTF-16LE"), c).length() + " " + c.newEncoder().maxBytesPerChar();
            });
    }

    public static void main(String[] args) {
        patterns();
        zones();
        resources();
        marks();
        say("zip", () -> ZipEntry.LOCSIG + " " + ZipFile.CENHDR + " " + ZipInputStream.EXTLEN + " " + ZipOutputStream.ENDCOM + " " + ZipFile.class.getInterfaces()[0]);
        for (int[] k : new int[][] {{-1, 0}, {0, -1}, {2, 0}, {0, 3}})
            say("drop " + k[0] + " " + k[1], () -> MethodHandles.dropArgumentsToMatch(MethodHandles.identity(String.class), k[0], List.of(String.class), k[1]));
        say("call site", () -> DynamicCallSiteDesc.of(ConstantDescs.ofCallsiteBootstrap(ClassDesc.of("X"), "b", ConstantDescs.CD_CallSite), "name",
                MethodTypeDesc.ofDescriptor("()Ljava/lang/String;")));
    }
}
