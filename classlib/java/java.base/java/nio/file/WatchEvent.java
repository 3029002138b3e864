// SPDX-License-Identifier: MIT
package java.nio.file;

/** Something that happened to a watched object, and how often. */
public interface WatchEvent<T> {
    /** What can happen. */
    interface Kind<T> {
        String name();

        Class<T> type();
    }

    /** How to watch. */
    interface Modifier {
        String name();
    }

    Kind<T> kind();

    int count();

    T context();
}
