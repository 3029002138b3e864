// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.security.KeyStore.Builder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** Makers of the stores that keys are taken from. */
public class KeyStoreBuilderParameters implements ManagerFactoryParameters {
    private final List<Builder> parameters;

    public KeyStoreBuilderParameters(Builder builder) {
        parameters = Collections.singletonList(Objects.requireNonNull(builder));
    }

    public KeyStoreBuilderParameters(List<Builder> parameters) {
        if (parameters.isEmpty()) throw new IllegalArgumentException();
        this.parameters = Collections.unmodifiableList(new ArrayList<>(parameters));
    }

    public List<Builder> getParameters() {
        return parameters;
    }
}
