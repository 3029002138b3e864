// SPDX-License-Identifier: MIT
package java.beans;

/** A bean that can do without a display. */
public interface Visibility {
    boolean needsGui();

    void dontUseGui();

    void okToUseGui();

    boolean avoidingGui();
}
