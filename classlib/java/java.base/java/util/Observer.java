// SPDX-License-Identifier: MIT
package java.util;

/** Hears of changes of an Observable. */
@Deprecated
public interface Observer {
    void update(Observable o, Object arg);
}
