// SPDX-License-Identifier: MIT
package java.nio.file;

import java.util.List;

/** The registration of one object with a watch service. */
public interface WatchKey {
    boolean isValid();

    List<WatchEvent<?>> pollEvents();

    boolean reset();

    void cancel();

    Watchable watchable();
}
