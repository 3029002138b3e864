// SPDX-License-Identifier: MIT
package javax.security.auth.login;

import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.util.Objects;
import jdk.internal.security.Providers;

/** Which modules an application logs in by. There is none but what programs set or bring. */
public abstract class Configuration {
    private static Configuration installed;

    /** What a provider's configuration is made from. */
    public interface Parameters {
    }

    protected Configuration() {
    }

    public static Configuration getConfiguration() {
        synchronized (Configuration.class) {
            if (installed != null) return installed;
        }
        throw new SecurityException("no login configuration has been set");
    }

    public static synchronized void setConfiguration(Configuration configuration) {
        installed = configuration;
    }

    public static Configuration getInstance(String type, Parameters params) throws NoSuchAlgorithmException {
        Objects.requireNonNull(type, "null type name");
        return made(Providers.find("Configuration", type), type, params);
    }

    public static Configuration getInstance(String type, Parameters params, String provider)
            throws NoSuchProviderException, NoSuchAlgorithmException {
        Objects.requireNonNull(type, "null type name");
        return made(Providers.find("Configuration", type, provider), type, params);
    }

    public static Configuration getInstance(String type, Parameters params, Provider provider)
            throws NoSuchAlgorithmException {
        Objects.requireNonNull(type, "null type name");
        return made(Providers.find("Configuration", type, provider), type, params);
    }

    private static Configuration made(Provider.Service s, String type, Parameters params)
            throws NoSuchAlgorithmException {
        return new Provided((ConfigurationSpi) s.newInstance(params), s.getProvider(), type, params);
    }

    private static final class Provided extends Configuration {
        private final ConfigurationSpi spi;
        private final Provider provider;
        private final String type;
        private final Parameters params;

        Provided(ConfigurationSpi spi, Provider provider, String type, Parameters params) {
            this.spi = spi;
            this.provider = provider;
            this.type = type;
            this.params = params;
        }

        @Override
        public Provider getProvider() {
            return provider;
        }

        @Override
        public String getType() {
            return type;
        }

        @Override
        public Parameters getParameters() {
            return params;
        }

        @Override
        public AppConfigurationEntry[] getAppConfigurationEntry(String name) {
            return spi.engineGetAppConfigurationEntry(name);
        }

        @Override
        public void refresh() {
            spi.engineRefresh();
        }
    }

    public Provider getProvider() {
        return null;
    }

    public String getType() {
        return null;
    }

    public Parameters getParameters() {
        return null;
    }

    public abstract AppConfigurationEntry[] getAppConfigurationEntry(String name);

    public void refresh() {
    }
}
