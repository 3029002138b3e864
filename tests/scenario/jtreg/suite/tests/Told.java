// SPDX-License-Identifier: MIT
/*
 * @test
 * @summary a library of the suite, arguments, options, properties of the harness, a package that is opened
 * @library /lib
 * @build told.Text
 * @modules java.base/jdk.internal.misc
 * @run main Told one
 * @run main/othervm -Xmx32m -ea Told two
 */
public class Told {
    public static void main(String[] args) {
        boolean asserts = false;
        assert asserts = true;
        if (asserts != args[0].equals("two")) throw new RuntimeException("assertions: " + asserts);
        if (!told.Text.of(args[0]).equals("told " + args[0])) throw new RuntimeException("text");
        if (System.getProperty("test.src") == null || jdk.internal.misc.Unsafe.getUnsafe() == null)
            throw new RuntimeException("property");
    }
}
