// SPDX-License-Identifier: MIT
package javax.tools;

/** Of compilers as tools: diagnostic listener. */
public interface DiagnosticListener<S> {
    void report(Diagnostic<? extends S> diagnostic);
}
