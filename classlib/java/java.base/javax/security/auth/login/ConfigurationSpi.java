// SPDX-License-Identifier: MIT
package javax.security.auth.login;

/** A provider's half of Configuration. */
public abstract class ConfigurationSpi {
    public ConfigurationSpi() {
    }

    protected abstract AppConfigurationEntry[] engineGetAppConfigurationEntry(String name);

    protected void engineRefresh() {
    }
}
