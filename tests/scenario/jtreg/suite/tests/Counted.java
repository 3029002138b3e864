// SPDX-License-Identifier: MIT
/*
 * @test
 * @summary an agent, found by the path of native libraries
 * @run main/othervm/native -agentlib:agent Counted
 */
public class Counted {
    static native int entered();

    public static void main(String[] args) {
        System.loadLibrary("agent");
        int before = entered();
        if (before <= 0 || entered() <= before) throw new RuntimeException("entered " + before);
    }
}
