// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** What a directory holds, all read at once. */
public final class ListedDirectory implements DirectoryStream<Path> {
    private final List<Path> list;
    private boolean done;

    /** Those paths of a list, which may be changed here, that a filter accepts. */
    public ListedDirectory(List<Path> all, Filter<? super Path> filter) throws IOException {
        for (Iterator<Path> it = all.iterator(); it.hasNext();) if (!filter.accept(it.next())) it.remove();
        list = Collections.unmodifiableList(all);
    }

    @Override
    public Iterator<Path> iterator() {
        if (done) throw new IllegalStateException("Iterator has already been returned");
        done = true;
        return list.iterator();
    }

    @Override
    public void close() {
        done = true;
    }
}
