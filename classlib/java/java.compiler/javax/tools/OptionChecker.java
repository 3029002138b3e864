// SPDX-License-Identifier: MIT
package javax.tools;

/** Of compilers as tools: option checker. */
public interface OptionChecker {
    int isSupportedOption(String name);
}
