// SPDX-License-Identifier: MIT
package javax.annotation.processing;

/** Of annotation processing: completion. */
public interface Completion {
    String getValue();

    String getMessage();
}
