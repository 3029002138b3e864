// SPDX-License-Identifier: MIT
/** What a driver starts. */
final class Main {
    public static void main(String[] args) {
        System.out.println("started by " + args[0]);
    }
}
