// SPDX-License-Identifier: MIT
package java.io;

import java.util.ArrayList;
import java.util.LinkedHashSet;

/** The files to delete when the VM ends, last registered first. */
final class DeleteOnExit extends Thread {
    private static final LinkedHashSet<String> paths = new LinkedHashSet<String>();
    private static boolean hooked;

    private DeleteOnExit() {
        super("delete-on-exit");
    }

    static void add(String path) {
        synchronized (paths) {
            paths.add(path);
            if (hooked) return;
            hooked = true;
        }
        Runtime.getRuntime().addShutdownHook(new DeleteOnExit());
    }

    @Override
    public void run() {
        ArrayList<String> all;
        synchronized (paths) {
            all = new ArrayList<String>(paths);
        }
        for (int i = all.size() - 1; i >= 0; i--) new File(all.get(i)).delete();
    }
}
