// SPDX-License-Identifier: MIT
package java.util;

/** Marks lists whose get is fast. */
public interface RandomAccess {
}
