// SPDX-License-Identifier: MIT
/*
 * @test
 * @summary a failure is told as one
 * @run main Red
 */
public class Red {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in a thread of the test's");
        });
        t.start();
        t.join();
    }
}
