package java.lang.module;

import java.util.Set;

/** A module in a configuration. */
public final class ResolvedModule {
    private final Configuration configuration;
    private final ModuleReference reference;

    ResolvedModule(Configuration configuration, ModuleReference reference) {
        this.configuration = configuration;
        this.reference = reference;
    }

    public Configuration configuration() {
        return configuration;
    }

    public ModuleReference reference() {
        return reference;
    }

    public String name() {
        return reference.descriptor().name();
    }

    /** The modules that this one reads. */
    public Set<ResolvedModule> reads() {
        return configuration.reads(this);
    }

    @Override
    public int hashCode() {
        return configuration.hashCode() ^ name().hashCode();
    }

    @Override
    public boolean equals(Object ob) {
        return ob instanceof ResolvedModule && ((ResolvedModule) ob).configuration == configuration
                && ((ResolvedModule) ob).name().equals(name());
    }

    @Override
    public String toString() {
        return Integer.toHexString(System.identityHashCode(configuration)) + "/" + name();
    }
}
