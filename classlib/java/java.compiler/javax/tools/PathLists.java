// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Paths as files. */
final class PathLists {
    private PathLists() {
    }

    static List<File> files(Iterable<? extends Path> paths) {
        List<File> all = new ArrayList<File>();
        for (Path p : paths) all.add(p.toFile());
        return all;
    }
}
