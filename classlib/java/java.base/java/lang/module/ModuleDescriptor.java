package java.lang.module;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What a module declares. */
public class ModuleDescriptor implements Comparable<ModuleDescriptor> {
    private final String name;
    private final Set<Modifier> modifiers;
    private final Version version;
    private final String mainClass;
    private final Set<String> packages;
    private final Set<Requires> requires;
    private final Set<Exports> exports;
    private final Set<Opens> opens;
    private final Set<String> uses;
    private final Set<Provides> provides;

    private ModuleDescriptor(Builder b) {
        name = b.name;
        modifiers = frozen(b.modifiers);
        version = b.version;
        mainClass = b.mainClass;
        packages = frozen(b.packages);
        requires = frozen(b.requires);
        exports = frozen(b.exports);
        opens = frozen(b.opens);
        uses = frozen(b.uses);
        provides = frozen(b.provides);
    }

    private static <T> Set<T> frozen(Set<T> set) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(set));
    }

    /** Properties of a module. */
    public enum Modifier {
        OPEN, AUTOMATIC, SYNTHETIC, MANDATED
    }

    /** A module that is required. */
    public static final class Requires implements Comparable<Requires> {
        private final Set<Modifier> mods;
        private final String name;
        private final Version version;

        private Requires(Set<Modifier> mods, String name, Version version) {
            this.mods = frozen(mods);
            this.name = name;
            this.version = version;
        }

        /** Properties of a requirement. */
        public enum Modifier {
            TRANSITIVE, STATIC, SYNTHETIC, MANDATED
        }

        public Set<Modifier> modifiers() {
            return mods;
        }

        public String name() {
            return name;
        }

        public Optional<Version> compiledVersion() {
            return Optional.ofNullable(version);
        }

        public Optional<String> rawCompiledVersion() {
            return version == null ? Optional.empty() : Optional.of(version.toString());
        }

        @Override
        public int compareTo(Requires that) {
            return name.compareTo(that.name);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Requires && name.equals(((Requires) o).name) && mods.equals(((Requires) o).mods)
                    && Objects.equals(version, ((Requires) o).version);
        }

        @Override
        public int hashCode() {
            return name.hashCode() * 43 + mods.hashCode();
        }

        @Override
        public String toString() {
            return text(mods, version == null ? name : name + " (@" + version + ")", null);
        }
    }

    /** An exported package. */
    public static final class Exports implements Comparable<Exports> {
        private final Set<Modifier> mods;
        private final String source;
        private final Set<String> targets;

        private Exports(Set<Modifier> mods, String source, Set<String> targets) {
            this.mods = frozen(mods);
            this.source = source;
            this.targets = frozen(targets);
        }

        /** Properties of an export. */
        public enum Modifier {
            SYNTHETIC, MANDATED
        }

        public Set<Modifier> modifiers() {
            return mods;
        }

        public boolean isQualified() {
            return !targets.isEmpty();
        }

        public String source() {
            return source;
        }

        public Set<String> targets() {
            return targets;
        }

        @Override
        public int compareTo(Exports that) {
            return source.compareTo(that.source);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Exports && source.equals(((Exports) o).source) && mods.equals(((Exports) o).mods)
                    && targets.equals(((Exports) o).targets);
        }

        @Override
        public int hashCode() {
            return (mods.hashCode() * 43 + source.hashCode()) * 43 + targets.hashCode();
        }

        @Override
        public String toString() {
            return text(mods, source, targets);
        }
    }

    /** An opened package. */
    public static final class Opens implements Comparable<Opens> {
        private final Set<Modifier> mods;
        private final String source;
        private final Set<String> targets;

        private Opens(Set<Modifier> mods, String source, Set<String> targets) {
            this.mods = frozen(mods);
            this.source = source;
            this.targets = frozen(targets);
        }

        /** Properties of an open package. */
        public enum Modifier {
            SYNTHETIC, MANDATED
        }

        public Set<Modifier> modifiers() {
            return mods;
        }

        public boolean isQualified() {
            return !targets.isEmpty();
        }

        public String source() {
            return source;
        }

        public Set<String> targets() {
            return targets;
        }

        @Override
        public int compareTo(Opens that) {
            return source.compareTo(that.source);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Opens && source.equals(((Opens) o).source) && mods.equals(((Opens) o).mods)
                    && targets.equals(((Opens) o).targets);
        }

        @Override
        public int hashCode() {
            return (mods.hashCode() * 43 + source.hashCode()) * 43 + targets.hashCode();
        }

        @Override
        public String toString() {
            return text(mods, source, targets);
        }
    }

    /** A service and its providers. */
    public static final class Provides implements Comparable<Provides> {
        private final String service;
        private final List<String> providers;

        private Provides(String service, List<String> providers) {
            this.service = service;
            this.providers = Collections.unmodifiableList(new ArrayList<>(providers));
        }

        public String service() {
            return service;
        }

        public List<String> providers() {
            return providers;
        }

        @Override
        public int compareTo(Provides that) {
            return service.compareTo(that.service);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Provides && service.equals(((Provides) o).service)
                    && providers.equals(((Provides) o).providers);
        }

        @Override
        public int hashCode() {
            return service.hashCode() * 43 + providers.hashCode();
        }

        @Override
        public String toString() {
            return service + " with " + providers;
        }
    }

    /** A version of a module: numbers and words between points. */
    public static final class Version implements Comparable<Version> {
        private final String text;

        private Version(String text) {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("Empty version string");
            }
            if (text.charAt(0) < '0' || text.charAt(0) > '9') {
                throw new IllegalArgumentException(text + ": Version string does not start with a number");
            }
            this.text = text;
        }

        public static Version parse(String v) {
            return new Version(v);
        }

        /** Parts before a "-" or "+" count first; numbers are compared as numbers. */
        @Override
        public int compareTo(Version that) {
            String[] a = text.split("[.+-]");
            String[] b = that.text.split("[.+-]");
            for (int i = 0; i < Math.max(a.length, b.length); i++) {
                String x = i < a.length ? a[i] : "0";
                String y = i < b.length ? b[i] : "0";
                boolean numbers = x.matches("[0-9]{1,9}") && y.matches("[0-9]{1,9}");
                int d = numbers ? Integer.compare(Integer.parseInt(x), Integer.parseInt(y)) : x.compareTo(y);
                if (d != 0) {
                    return d;
                }
            }
            return 0;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Version && compareTo((Version) o) == 0;
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static String text(Set<?> mods, String what, Set<String> targets) {
        String s = what;
        if (targets != null && !targets.isEmpty()) {
            s += " to " + targets;
        }
        for (Object m : mods) {
            s = m.toString().toLowerCase() + " " + s;
        }
        return s;
    }

    public String name() {
        return name;
    }

    public Set<Modifier> modifiers() {
        return modifiers;
    }

    public boolean isOpen() {
        return modifiers.contains(Modifier.OPEN);
    }

    public boolean isAutomatic() {
        return modifiers.contains(Modifier.AUTOMATIC);
    }

    public Set<Requires> requires() {
        return requires;
    }

    public Set<Exports> exports() {
        return exports;
    }

    public Set<Opens> opens() {
        return opens;
    }

    public Set<String> uses() {
        return uses;
    }

    public Set<Provides> provides() {
        return provides;
    }

    public Optional<Version> version() {
        return Optional.ofNullable(version);
    }

    public Optional<String> rawVersion() {
        return version == null ? Optional.empty() : Optional.of(version.toString());
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
        int d = name.compareTo(that.name);
        if (d != 0 || version == that.version) {
            return d;
        }
        return version == null ? -1 : that.version == null ? 1 : version.compareTo(that.version);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ModuleDescriptor)) {
            return false;
        }
        ModuleDescriptor m = (ModuleDescriptor) o;
        return name.equals(m.name) && modifiers.equals(m.modifiers) && requires.equals(m.requires)
                && packages.equals(m.packages) && exports.equals(m.exports) && opens.equals(m.opens)
                && uses.equals(m.uses) && provides.equals(m.provides) && Objects.equals(version, m.version)
                && Objects.equals(mainClass, m.mainClass);
    }

    @Override
    public int hashCode() {
        return (name.hashCode() * 43 + packages.hashCode()) * 43 + exports.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        if (isOpen()) {
            sb.append("open ");
        }
        sb.append("module { name: ").append(toNameAndVersion());
        if (!requires.isEmpty()) {
            sb.append(", ").append(requires);
        }
        if (!uses.isEmpty()) {
            sb.append(", uses: ").append(uses);
        }
        if (!exports.isEmpty()) {
            sb.append(", exports: ").append(exports);
        }
        if (!opens.isEmpty()) {
            sb.append(", opens: ").append(opens);
        }
        if (!provides.isEmpty()) {
            sb.append(", provides: ").append(provides);
        }
        return sb.append(" }").toString();
    }

    public static Builder newModule(String name) {
        return new Builder(name, Collections.emptySet());
    }

    public static Builder newModule(String name, Set<Modifier> ms) {
        if (ms.contains(Modifier.AUTOMATIC) && ms.contains(Modifier.OPEN)) {
            throw new IllegalArgumentException("AUTOMATIC cannot be used with OPEN");
        }
        return new Builder(name, ms);
    }

    public static Builder newOpenModule(String name) {
        return new Builder(name, Collections.singleton(Modifier.OPEN));
    }

    public static Builder newAutomaticModule(String name) {
        return new Builder(name, Collections.singleton(Modifier.AUTOMATIC));
    }

    /** Collects what a descriptor says. */
    public static final class Builder {
        private final String name;
        private final Set<Modifier> modifiers;
        private Version version;
        private String mainClass;
        private final Set<String> packages = new LinkedHashSet<>();
        private final Set<Requires> requires = new LinkedHashSet<>();
        private final Set<Exports> exports = new LinkedHashSet<>();
        private final Set<Opens> opens = new LinkedHashSet<>();
        private final Set<String> uses = new LinkedHashSet<>();
        private final Set<Provides> provides = new LinkedHashSet<>();

        private Builder(String name, Set<Modifier> modifiers) {
            this.name = checkName("module", name);
            this.modifiers = modifiers;
        }

        private static String checkName(String kind, String name) {
            if (name == null) {
                throw new IllegalArgumentException("Null " + kind + " name");
            }
            String[] parts = name.split("\\.", -1);
            for (int i = 0; i < parts.length; i++) {
                boolean good = !parts[i].isEmpty() && Character.isJavaIdentifierStart(parts[i].charAt(0));
                for (int j = 1; good && j < parts[i].length(); j++) {
                    good = Character.isJavaIdentifierPart(parts[i].charAt(j));
                }
                if (!good) {
                    throw new IllegalArgumentException(name + ": Invalid " + kind + " name: '" + parts[i]
                            + "' is not a Java identifier");
                }
            }
            return name;
        }

        private <T> Builder add(Set<T> set, T element, String what) {
            for (T t : set) {
                if (t.equals(element)) {
                    throw new IllegalStateException(what + " already declared");
                }
            }
            set.add(element);
            return this;
        }

        public Builder requires(Requires req) {
            return add(requires, req, "Dependence upon " + req.name());
        }

        public Builder requires(Set<Requires.Modifier> ms, String mn, Version compiledVersion) {
            return requires(new Requires(ms, checkName("module", mn), compiledVersion));
        }

        public Builder requires(Set<Requires.Modifier> ms, String mn) {
            return requires(ms, mn, null);
        }

        public Builder requires(String mn) {
            return requires(Collections.emptySet(), mn, null);
        }

        public Builder exports(Exports e) {
            packages.add(e.source());
            return add(exports, e, "Exported package " + e.source());
        }

        public Builder exports(Set<Exports.Modifier> ms, String pn, Set<String> targets) {
            return exports(new Exports(ms, checkName("package", pn), targets));
        }

        public Builder exports(Set<Exports.Modifier> ms, String pn) {
            return exports(ms, pn, Collections.emptySet());
        }

        public Builder exports(String pn, Set<String> targets) {
            return exports(Collections.emptySet(), pn, targets);
        }

        public Builder exports(String pn) {
            return exports(Collections.emptySet(), pn, Collections.emptySet());
        }

        public Builder opens(Opens o) {
            if (modifiers.contains(Modifier.OPEN)) {
                throw new IllegalStateException("Open modules cannot declare open packages");
            }
            packages.add(o.source());
            return add(opens, o, "Open package " + o.source());
        }

        public Builder opens(Set<Opens.Modifier> ms, String pn, Set<String> targets) {
            return opens(new Opens(ms, checkName("package", pn), targets));
        }

        public Builder opens(Set<Opens.Modifier> ms, String pn) {
            return opens(ms, pn, Collections.emptySet());
        }

        public Builder opens(String pn, Set<String> targets) {
            return opens(Collections.emptySet(), pn, targets);
        }

        public Builder opens(String pn) {
            return opens(Collections.emptySet(), pn, Collections.emptySet());
        }

        public Builder uses(String service) {
            return add(uses, checkName("service type", service), "Dependence upon service " + service);
        }

        public Builder provides(Provides p) {
            return add(provides, p, "Providers of service " + p.service());
        }

        public Builder provides(String service, List<String> providers) {
            return provides(new Provides(checkName("service type", service), providers));
        }

        public Builder packages(Set<String> pns) {
            for (String pn : pns) {
                packages.add(checkName("package", pn));
            }
            return this;
        }

        public Builder version(Version v) {
            version = Objects.requireNonNull(v);
            return this;
        }

        public Builder version(String vs) {
            return version(Version.parse(vs));
        }

        public Builder mainClass(String mc) {
            mainClass = checkName("main class", mc);
            return this;
        }

        public ModuleDescriptor build() {
            return new ModuleDescriptor(this);
        }
    }
}
