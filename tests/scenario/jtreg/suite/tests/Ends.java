// SPDX-License-Identifier: MIT
/*
 * @test
 * @summary tests that are meant to fail
 * @run main/fail Ends throws
 * @run main/othervm/timeout=60 Ends returns
 */
public class Ends {
    public static void main(String[] args) {
        if (args[0].equals("throws")) throw new IllegalStateException("meant");
    }
}
