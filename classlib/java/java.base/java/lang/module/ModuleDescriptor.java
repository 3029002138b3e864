package java.lang.module;

import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Name and packages of a module. */
public class ModuleDescriptor implements Comparable<ModuleDescriptor> {
    private final String name;
    private final boolean open;
    private final String version;
    private final String mainClass;
    private final Set<String> packages;

    private ModuleDescriptor(Builder b) {
        name = b.name;
        open = b.open;
        version = b.version;
        mainClass = b.mainClass;
        packages = Collections.unmodifiableSet(new HashSet<>(b.packages));
    }

    public String name() {
        return name;
    }

    public boolean isOpen() {
        return open;
    }

    public boolean isAutomatic() {
        return false;
    }

    public Optional<String> rawVersion() {
        return Optional.ofNullable(version);
    }

    public Optional<String> mainClass() {
        return Optional.ofNullable(mainClass);
    }

    public Set<String> packages() {
        return packages;
    }

    public String toNameAndVersion() {
        return version == null ? name : name + "@" + version;
    }

    @Override
    public int compareTo(ModuleDescriptor that) {
        return name.compareTo(that.name);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ModuleDescriptor && name.equals(((ModuleDescriptor) o).name)
                && packages.equals(((ModuleDescriptor) o).packages);
    }

    @Override
    public int hashCode() {
        return name.hashCode() * 31 + packages.hashCode();
    }

    @Override
    public String toString() {
        return "module { name: " + toNameAndVersion() + ", packages: " + packages + " }";
    }

    public static Builder newModule(String name) {
        return new Builder(name, false);
    }

    public static Builder newOpenModule(String name) {
        return new Builder(name, true);
    }

    /** Collects what a descriptor says. */
    public static final class Builder {
        private final String name;
        private final boolean open;
        private String version;
        private String mainClass;
        private final Set<String> packages = new HashSet<>();

        private Builder(String name, boolean open) {
            if (name == null) {
                throw new NullPointerException();
            }
            checkName(name);
            this.name = name;
            this.open = open;
        }

        private static void checkName(String name) {
            String[] parts = name.split("\\.", -1);
            for (int i = 0; i < parts.length; i++) {
                boolean good = !parts[i].isEmpty() && Character.isJavaIdentifierStart(parts[i].charAt(0));
                for (int j = 1; good && j < parts[i].length(); j++) {
                    good = Character.isJavaIdentifierPart(parts[i].charAt(j));
                }
                if (!good) {
                    throw new IllegalArgumentException(name + ": Invalid module name: '" + parts[i]
                            + "' is not a Java identifier");
                }
            }
        }

        public Builder packages(Set<String> pns) {
            packages.addAll(pns);
            return this;
        }

        public Builder version(String vs) {
            version = vs;
            return this;
        }

        public Builder mainClass(String mc) {
            mainClass = mc;
            return this;
        }

        public ModuleDescriptor build() {
            return new ModuleDescriptor(this);
        }
    }
}
