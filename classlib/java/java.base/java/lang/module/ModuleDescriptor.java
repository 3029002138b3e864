package java.lang.module;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.AccessFlag;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** What a module declares. */
public class ModuleDescriptor implements Comparable<ModuleDescriptor> {
    private final String name;
    private final Set<Modifier> modifiers;
    private final Version version;
    private final String rawVersion;
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
        rawVersion = b.rawVersion;
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

    /** The flags of modifiers, by the names of both; "automatic" is no flag, and "static" is one of a phase. */
    private static <E extends Enum<E>> Set<AccessFlag> flags(Set<E> modifiers) {
        Set<AccessFlag> set = EnumSet.noneOf(AccessFlag.class);
        for (E e : modifiers) {
            if (e != (Object) Modifier.AUTOMATIC) {
                set.add(AccessFlag.valueOf(e == (Object) Requires.Modifier.STATIC ? "STATIC_PHASE" : e.name()));
            }
        }
        return Collections.unmodifiableSet(set);
    }

    public Set<AccessFlag> accessFlags() {
        return flags(modifiers);
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
        private final String raw;

        private Requires(Set<Modifier> mods, String name, Version version, String raw) {
            this.mods = frozen(mods);
            this.name = name;
            this.version = version;
            this.raw = raw;
        }

        /** Properties of a requirement. */
        public enum Modifier {
            TRANSITIVE, STATIC, SYNTHETIC, MANDATED
        }

        public Set<Modifier> modifiers() {
            return mods;
        }

        public Set<AccessFlag> accessFlags() {
            return flags(mods);
        }

        public String name() {
            return name;
        }

        public Optional<Version> compiledVersion() {
            return Optional.ofNullable(version);
        }

        public Optional<String> rawCompiledVersion() {
            return Optional.ofNullable(raw);
        }

        @Override
        public int compareTo(Requires that) {
            int d = name.compareTo(that.name);
            if (d == 0) {
                d = Long.compare(bits(mods), bits(that.mods));
            }
            return d != 0 || version == that.version ? d
                    : version == null ? -1 : that.version == null ? 1 : version.compareTo(that.version);
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

        public Set<AccessFlag> accessFlags() {
            return flags(mods);
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
            return compareShared(source, mods, targets, that.source, that.mods, that.targets);
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

        public Set<AccessFlag> accessFlags() {
            return flags(mods);
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
            return compareShared(source, mods, targets, that.source, that.mods, that.targets);
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
            int d = service.compareTo(that.service);
            return d != 0 ? d : compareNames(providers, that.providers);
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

    /** A version: numbers and words; after a "-" what comes before the release, after a "+" the build. */
    public static final class Version implements Comparable<Version> {
        private final String text;
        private final List<Object> sequence = new ArrayList<>();
        private final List<Object> pre = new ArrayList<>();
        private final List<Object> build = new ArrayList<>();

        private Version(String text) {
            if (text == null) {
                throw new IllegalArgumentException("Null version string");
            }
            if (text.isEmpty()) {
                throw new IllegalArgumentException("Empty version string");
            }
            if (!isDigit(text.charAt(0))) {
                throw new IllegalArgumentException(text + ": Version string does not start with a number");
            }
            this.text = text;
            int at = split(0, sequence, ".", "-+");
            at = split(checkMore(at, '-', "pre-release"), pre, ".-", "+");
            split(checkMore(at, '+', "build"), build, ".-+", "");
        }

        private static boolean isDigit(char c) {
            return c >= '0' && c <= '9';
        }

        /** Something must follow what separates two parts. */
        private int checkMore(int at, char after, String what) {
            if (at == text.length() && (text.charAt(at - 1) == after || text.charAt(at - 1) == '+')) {
                throw new IllegalArgumentException(text + ": Empty " + (after == '+' ? "pre-release" : what));
            }
            return at;
        }

        /**
         * Takes the text apart from at on: numbers and words, with between characters or nothing between them, up to
         * one of the end characters. Answers the position behind it.
         */
        private int split(int at, List<Object> to, String between, String end) {
            int i = at;
            while (i < text.length()) {
                char c = text.charAt(i);
                if (end.indexOf(c) >= 0) {
                    return i + 1;
                }
                if (between.indexOf(c) >= 0) {
                    i++;
                    continue;
                }
                int start = i;
                boolean number = isDigit(c);
                while (i < text.length() && isDigit(text.charAt(i)) == number && ".-+".indexOf(text.charAt(i)) < 0) {
                    i++;
                }
                String part = text.substring(start, i);
                to.add(number ? (Object) new java.math.BigInteger(part) : part);
            }
            return i;
        }

        public static Version parse(String v) {
            return new Version(v);
        }

        private static int compare(List<Object> a, List<Object> b) {
            int n = Math.min(a.size(), b.size());
            for (int i = 0; i < n; i++) {
                Object x = a.get(i);
                Object y = b.get(i);
                int d = x instanceof java.math.BigInteger && y instanceof java.math.BigInteger
                        ? ((java.math.BigInteger) x).compareTo((java.math.BigInteger) y)
                        : x.toString().compareTo(y.toString());
                if (d != 0) {
                    return d;
                }
            }
            List<Object> rest = a.size() > n ? a : b;
            for (int i = n; i < rest.size(); i++) {
                Object o = rest.get(i);
                if (!(o instanceof java.math.BigInteger) || ((java.math.BigInteger) o).signum() != 0) {
                    return a.size() - b.size();
                }
            }
            return 0;
        }

        @Override
        public int compareTo(Version that) {
            int d = compare(sequence, that.sequence);
            if (d != 0) {
                return d;
            }
            if (pre.isEmpty() != that.pre.isEmpty()) {
                return pre.isEmpty() ? 1 : -1;
            }
            d = compare(pre, that.pre);
            return d != 0 ? d : compare(build, that.build);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Version && compareTo((Version) o) == 0;
        }

        /** Zeros at the end make no difference. */
        private static int hash(List<Object> parts) {
            int n = parts.size();
            while (n > 0 && parts.get(n - 1).equals(java.math.BigInteger.ZERO)) {
                n--;
            }
            return parts.subList(0, n).hashCode();
        }

        @Override
        public int hashCode() {
            return (hash(sequence) * 31 + hash(pre)) * 31 + hash(build);
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
        String before = "";
        for (Object m : mods) {
            before += m.toString().toLowerCase() + " ";
        }
        return before + s;
    }

    private static int compareShared(String source, Set<? extends Enum<?>> mods, Set<String> targets, String source2,
            Set<? extends Enum<?>> mods2, Set<String> targets2) {
        int d = source.compareTo(source2);
        d = d != 0 ? d : Long.compare(bits(mods), bits(mods2));
        return d != 0 ? d
                : compareNames(new ArrayList<>(new TreeSet<>(targets)), new ArrayList<>(new TreeSet<>(targets2)));
    }

    /** Name by name; of two lists that begin alike the shorter one comes first. */
    private static int compareNames(List<String> a, List<String> b) {
        for (int i = 0; i < a.size() && i < b.size(); i++) {
            int d = a.get(i).compareTo(b.get(i));
            if (d != 0) {
                return d;
            }
        }
        return a.size() - b.size();
    }

    private static long bits(Set<? extends Enum<?>> mods) {
        long bits = 0;
        for (Enum<?> m : mods) {
            bits |= 1L << m.ordinal();
        }
        return bits;
    }

    /** Identifiers between points, none of them a keyword. */
    static boolean isName(String name) {
        String[] parts = name.split("\\.", -1);
        for (int i = 0; i < parts.length; i++) {
            if (!isIdentifier(parts[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isIdentifier(String part) {
        boolean good = !part.isEmpty() && Character.isJavaIdentifierStart(part.charAt(0));
        for (int j = 1; good && j < part.length(); j++) {
            good = Character.isJavaIdentifierPart(part.charAt(j));
        }
        return good && !KEYWORDS.contains(" " + part + " ");
    }

    private static final String KEYWORDS = " abstract assert boolean break byte case catch char class const continue "
            + "default do double else enum extends final finally float for goto if implements import instanceof int "
            + "interface long native new package private protected public return short static strictfp super switch "
            + "synchronized this throw throws transient try void volatile while _ true false null ";

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
        return Optional.ofNullable(rawVersion);
    }

    public Optional<String> mainClass() {
        return Optional.ofNullable(mainClass);
    }

    public Set<String> packages() {
        return packages;
    }

    public String toNameAndVersion() {
        return rawVersion == null ? name : name + "@" + rawVersion;
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
        return (isOpen() ? "open " : "") + "module { name: " + toNameAndVersion() + part("", requires)
            + part("uses: ", uses) + part("exports: ", exports) + part("opens: ", opens)
            + part("provides: ", provides) + " }";
    }

    private static String part(String title, Set<?> all) {
        return all.isEmpty() ? "" : ", " + title + all;
    }

    public static Builder newModule(String name) {
        return new Builder(name, Collections.emptySet(), true);
    }

    public static Builder newModule(String name, Set<Modifier> ms) {
        return newModule(name, ms, true);
    }

    /** strict: names are those of the language, and not only those of the class file format. */
    static Builder newModule(String name, Set<Modifier> ms, boolean strict) {
        Set<Modifier> own = new LinkedHashSet<>(ms);
        boolean alone = own.size() < 2 || !own.contains(Modifier.AUTOMATIC);
        if (alone) {
            return new Builder(name, own, strict);
        }
        throw new IllegalArgumentException("AUTOMATIC cannot be used with other modifiers");
    }

    public static Builder newOpenModule(String name) {
        return new Builder(name, Collections.singleton(Modifier.OPEN), true);
    }

    public static Builder newAutomaticModule(String name) {
        return new Builder(name, Collections.singleton(Modifier.AUTOMATIC), true);
    }

    public static ModuleDescriptor read(InputStream in, Supplier<Set<String>> packageFinder) throws IOException {
        return ModuleInfo.read(in, Objects.requireNonNull(packageFinder));
    }

    public static ModuleDescriptor read(InputStream in) throws IOException {
        return ModuleInfo.read(in, null);
    }

    public static ModuleDescriptor read(ByteBuffer bb, Supplier<Set<String>> packageFinder) {
        return readBuffer(bb, Objects.requireNonNull(packageFinder));
    }

    public static ModuleDescriptor read(ByteBuffer bb) {
        return readBuffer(bb, null);
    }

    private static ModuleDescriptor readBuffer(ByteBuffer bb, Supplier<Set<String>> packageFinder) {
        byte[] bytes = new byte[bb.remaining()];
        bb.get(bytes);
        try {
            return ModuleInfo.read(new ByteArrayInputStream(bytes), packageFinder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Collects what a descriptor says. */
    public static final class Builder {
        private final String name;
        private final Set<Modifier> modifiers;
        private final boolean strict;
        private Version version;
        private String rawVersion;
        private String mainClass;
        private final Set<String> packages = new LinkedHashSet<>();
        private final Set<Requires> requires = new LinkedHashSet<>();
        private final Set<Exports> exports = new LinkedHashSet<>();
        private final Set<Opens> opens = new LinkedHashSet<>();
        private final Set<String> uses = new LinkedHashSet<>();
        private final Set<Provides> provides = new LinkedHashSet<>();

        private Builder(String name, Set<Modifier> modifiers, boolean strict) {
            this.strict = strict;
            this.name = checkName("module", name);
            this.modifiers = modifiers;
        }

        private String checkName(String kind, String name) {
            return checkName(kind, name, strict);
        }

        private static String checkName(String kind, String name, boolean strict) {
            if (name == null) {
                throw new IllegalArgumentException("Null " + kind + " name");
            }
            String[] parts = strict ? name.split("\\.", -1) : new String[0];
            for (int i = 0; i < parts.length; i++) {
                if (!isIdentifier(parts[i])) {
                    throw new IllegalArgumentException(name + ": Invalid " + kind + " name: '" + parts[i]
                            + "' is not a Java identifier");
                }
            }
            return name;
        }

        /** A class of a named package. */
        private static String checkClass(String kind, String name, boolean strict) {
            if (checkName(kind, name, strict).indexOf('.') < 0) {
                throw new IllegalArgumentException(strict ? name
                        + ": is not a qualified name of a Java class in a named package" : name + ": unnamed package");
            }
            return name;
        }

        private static String packageOf(String className) {
            return className.substring(0, className.lastIndexOf('.'));
        }

        private void mayDeclare(String what) {
            if (modifiers.contains(Modifier.AUTOMATIC)) {
                throw new IllegalStateException("Automatic modules " + what);
            }
        }

        private Set<String> checkTargets(Set<String> targets) {
            if (targets.isEmpty()) {
                throw new IllegalArgumentException("Empty target set");
            }
            for (String target : targets) {
                checkName("module", target);
            }
            return targets;
        }

        /** Packages of exports and opens, which must be there. */
        Set<String> declaredPackages() {
            return new LinkedHashSet<>(packages);
        }

        private <T> Builder add(Set<T> set, T element, String key, String what) {
            for (T t : set) {
                String other = t instanceof Requires ? ((Requires) t).name() : t instanceof Exports
                        ? ((Exports) t).source() : t instanceof Opens ? ((Opens) t).source() : t instanceof Provides
                        ? ((Provides) t).service() : (String) t;
                if (other.equals(key)) {
                    throw new IllegalStateException(what + " already declared");
                }
            }
            set.add(element);
            return this;
        }

        public Builder requires(Requires req) {
            mayDeclare("cannot declare dependences");
            if (req.name().equals(name)) {
                throw new IllegalArgumentException("Dependence on self");
            }
            return add(requires, req, req.name(), "Dependence upon " + req.name());
        }

        Builder requiresRaw(Set<Requires.Modifier> ms, String mn, String compiledVersion) {
            return requires(new Requires(ms, checkName("module", mn), parsed(compiledVersion), compiledVersion));
        }

        private static Version parsed(String v) {
            try {
                return v == null ? null : Version.parse(v);
            } catch (IllegalArgumentException e) {
                return null;
            }
        }

        /** A version that need not be of the form of versions. */
        Builder versionIfAny(String v) {
            version = parsed(v);
            rawVersion = v;
            return this;
        }

        public Builder requires(Set<Requires.Modifier> ms, String mn, Version compiledVersion) {
            return requires(new Requires(ms, checkName("module", mn), compiledVersion,
                    compiledVersion == null ? null : compiledVersion.toString()));
        }

        public Builder requires(Set<Requires.Modifier> ms, String mn) {
            return requires(ms, mn, null);
        }

        public Builder requires(String mn) {
            return requires(Collections.emptySet(), mn, null);
        }

        public Builder exports(Exports e) {
            mayDeclare("cannot declare exported packages");
            packages.add(e.source());
            return add(exports, e, e.source(), "Exported package " + e.source());
        }

        public Builder exports(Set<Exports.Modifier> ms, String pn, Set<String> targets) {
            return exports(new Exports(ms, checkName("package", pn), checkTargets(targets)));
        }

        public Builder exports(Set<Exports.Modifier> ms, String pn) {
            return exports(new Exports(ms, checkName("package", pn), Collections.emptySet()));
        }

        public Builder exports(String pn, Set<String> targets) {
            return exports(Collections.emptySet(), pn, targets);
        }

        public Builder exports(String pn) {
            return exports(Collections.emptySet(), pn);
        }

        public Builder opens(Opens o) {
            if (modifiers.contains(Modifier.OPEN) || modifiers.contains(Modifier.AUTOMATIC)) {
                throw new IllegalStateException("Open or automatic modules cannot declare open packages");
            }
            packages.add(o.source());
            return add(opens, o, o.source(), "Open package " + o.source());
        }

        public Builder opens(Set<Opens.Modifier> ms, String pn, Set<String> targets) {
            return opens(new Opens(ms, checkName("package", pn), checkTargets(targets)));
        }

        public Builder opens(Set<Opens.Modifier> ms, String pn) {
            return opens(new Opens(ms, checkName("package", pn), Collections.emptySet()));
        }

        public Builder opens(String pn, Set<String> targets) {
            return opens(Collections.emptySet(), pn, targets);
        }

        public Builder opens(String pn) {
            return opens(Collections.emptySet(), pn);
        }

        public Builder uses(String service) {
            mayDeclare("can not declare service dependences");
            return add(uses, checkClass("service type", service, true), service, "Dependence upon service " + service);
        }

        public Builder provides(Provides p) {
            for (String provider : p.providers()) {
                packages.add(packageOf(provider));
            }
            return add(provides, p, p.service(), "Providers of service " + p.service());
        }

        public Builder provides(String service, List<String> providers) {
            List<String> list = new ArrayList<>(providers);
            if (list.isEmpty()) {
                throw new IllegalArgumentException("Empty providers set");
            }
            checkClass("service type", service, strict);
            for (String provider : list) {
                checkClass("service provider", provider, strict);
            }
            return provides(new Provides(service, list));
        }

        public Builder packages(Set<String> pns) {
            for (String pn : new LinkedHashSet<>(pns)) {
                packages.add(checkName("package", pn));
            }
            return this;
        }

        public Builder version(Version v) {
            version = Objects.requireNonNull(v);
            rawVersion = v.toString();
            return this;
        }

        public Builder version(String vs) {
            return version(Version.parse(vs));
        }

        public Builder mainClass(String mc) {
            packages.add(packageOf(checkClass("main class", mc, strict)));
            mainClass = mc;
            return this;
        }

        public ModuleDescriptor build() {
            boolean base = name.equals("java.base");
            for (Requires r : requires) {
                base |= r.name().equals("java.base");
            }
            if (!base) {
                requires.add(new Requires(Collections.singleton(Requires.Modifier.MANDATED), "java.base", null, null));
            }
            return new ModuleDescriptor(this);
        }
    }
}
