// SPDX-License-Identifier: MIT
package java.util;

/** Hears of changes of an Observable. */
@Deprecated(since = "9")
public interface Observer {
    void update(Observable o, Object arg);
}
