// SPDX-License-Identifier: MIT
package javax.tools;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Of compilers as tools: diagnostic collector. */
public final class DiagnosticCollector<S> implements DiagnosticListener<S> {
    private final List<Diagnostic<? extends S>> diagnostics =
            Collections.synchronizedList(new ArrayList<Diagnostic<? extends S>>());

    public DiagnosticCollector() {
    }

    public void report(Diagnostic<? extends S> diagnostic) {
        diagnostics.add(Objects.requireNonNull(diagnostic));
    }

    public List<Diagnostic<? extends S>> getDiagnostics() {
        return Collections.unmodifiableList(diagnostics);
    }
}
