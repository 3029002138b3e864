package java.lang.module;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor.Builder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Reads module-info.class: the attributes Module, ModulePackages and ModuleMainClass (JVMS 4.7.25 to 4.7.27). */
final class ModuleInfo {
    private static final int ACC_MODULE = 0x8000;
    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int MODULE = 19;
    private static final int PACKAGE = 20;

    private static final int LATEST = 69;

    private final ByteArrayInputStream bytes;
    private final DataInputStream in;
    private int major;
    private int[] tags;
    private Object[] values;

    private ModuleInfo(byte[] file) {
        bytes = new ByteArrayInputStream(file);
        in = new DataInputStream(bytes);
    }

    static ModuleDescriptor read(InputStream in, Supplier<Set<String>> finder) throws IOException {
        try {
            return new ModuleInfo(in.readAllBytes()).parse(finder);
        } catch (EOFException e) {
            throw fail("Truncated module-info.class");
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw fail(e.getMessage());
        }
    }

    private static InvalidModuleDescriptorException fail(String msg) {
        return new InvalidModuleDescriptorException(msg);
    }

    private ModuleDescriptor parse(Supplier<Set<String>> finder) throws IOException {
        if (in.readInt() != 0xCAFEBABE) {
            throw fail("Bad magic number");
        }
        int minor = in.readUnsignedShort();
        major = in.readUnsignedShort();
        if (major < 53 || major > LATEST || major >= 56 && minor != 0) {
            throw fail("Unsupported major.minor version " + major + "." + minor);
        }
        readPool();
        int access = in.readUnsignedShort();
        if (access != ACC_MODULE) {
            throw fail("access_flags should be ACC_MODULE");
        }
        String self = (String) value(in.readUnsignedShort(), CLASS);
        if (!self.equals("module-info")) {
            throw fail("this_class should be module-info");
        }
        if (in.readUnsignedShort() != 0) {
            throw fail("bad #super_class");
        }
        String[] empty = {"interfaces", "fields", "methods"};
        for (int i = 0; i < empty.length; i++) {
            if (in.readUnsignedShort() != 0) {
                throw fail("Bad #" + empty[i]);
            }
        }
        return readAttributes(finder);
    }

    /** Attributes of classes and their parts that a module-info.class must not have (JVMS 4.1). */
    private static final String FORBIDDEN = " AnnotationDefault BootstrapMethods Code ConstantValue Deprecated "
            + "EnclosingMethod Exceptions LineNumberTable LocalVariableTable LocalVariableTypeTable MethodParameters "
            + "RuntimeInvisibleParameterAnnotations RuntimeInvisibleTypeAnnotations "
            + "RuntimeVisibleParameterAnnotations RuntimeVisibleTypeAnnotations Signature StackMapTable Synthetic ";

    private ModuleDescriptor readAttributes(Supplier<Set<String>> finder) throws IOException {
        Builder b = null;
        Set<String> packages = null;
        String main = null;
        Set<String> seen = new HashSet<>();
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String name = (String) value(in.readUnsignedShort(), UTF8);
            int length = in.readInt();
            boolean known = name.equals("Module") || name.equals("ModulePackages") || name.equals("ModuleMainClass");
            if (known && !seen.add(name)) {
                throw fail("More than one " + name + " attribute");
            }
            if (FORBIDDEN.contains(" " + name + " ")) {
                throw fail("Attribute " + name + " not allowed");
            }
            int end = bytes.available() - length;
            if (name.equals("Module")) {
                b = readModule();
            } else if (name.equals("ModulePackages")) {
                packages = readPackages();
            } else if (name.equals("ModuleMainClass")) {
                main = ((String) value(in.readUnsignedShort(), CLASS)).replace('/', '.');
            } else {
                in.skipBytes(name.equals("SourceFile") ? 2 : length);
            }
            if (bytes.available() != end) {
                throw fail("Attribute " + name + " does not match its expected length");
            }
        }
        if (b == null) {
            throw fail("Module attribute not found");
        }
        return finish(b, packages, main, finder);
    }

    /**
     * The ModulePackages attribute must name all that is exported or opened; without it the finder says what is there.
     */
    private static ModuleDescriptor finish(Builder b, Set<String> packages, String main, Supplier<Set<String>> finder) {
        Set<String> there = packages != null ? packages : finder != null ? finder.get() : null;
        if (there != null) {
            for (String pn : b.declaredPackages()) {
                if (!there.contains(pn)) {
                    throw fail(packages != null ? "Package " + pn + " missing from ModulePackages class file attribute"
                            : "Package " + pn + " not found in module");
                }
            }
            b.packages(there);
        }
        if (main != null) {
            b.mainClass(main);
        }
        return b.build();
    }

    private Set<String> readPackages() throws IOException {
        Set<String> set = new HashSet<>();
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String pn = ((String) value(in.readUnsignedShort(), PACKAGE)).replace('/', '.');
            if (!set.add(pn)) {
                throw fail("Package " + pn + " in ModulePackages attribute more than once");
            }
        }
        return set;
    }

    private Builder readModule() throws IOException {
        String name = (String) value(in.readUnsignedShort(), MODULE);
        int flags = in.readUnsignedShort();
        int version = in.readUnsignedShort();
        Set<ModuleDescriptor.Modifier> mods = EnumSet.noneOf(ModuleDescriptor.Modifier.class);
        boolean open = (flags & 0x20) != 0;
        if (open) {
            mods.add(ModuleDescriptor.Modifier.OPEN);
        }
        if ((flags & 0x1000) != 0) {
            mods.add(ModuleDescriptor.Modifier.SYNTHETIC);
        }
        if ((flags & 0x8000) != 0) {
            mods.add(ModuleDescriptor.Modifier.MANDATED);
        }
        Builder b = ModuleDescriptor.newModule(name, mods, false);
        if (version != 0) {
            b.versionIfAny((String) value(version, UTF8));
        }
        readRequires(b, name);
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String pn = ((String) value(in.readUnsignedShort(), PACKAGE)).replace('/', '.');
            Set<ModuleDescriptor.Exports.Modifier> ms = shareMods(ModuleDescriptor.Exports.Modifier.class,
                    in.readUnsignedShort());
            Set<String> to = targets();
            if (to.isEmpty()) {
                b.exports(ms, pn);
            } else {
                b.exports(ms, pn, to);
            }
        }
        int opens = in.readUnsignedShort();
        if (open && opens != 0) {
            throw fail("The opens table for an open module must be 0 length");
        }
        for (int n = opens; n > 0; n--) {
            String pn = ((String) value(in.readUnsignedShort(), PACKAGE)).replace('/', '.');
            Set<ModuleDescriptor.Opens.Modifier> ms = shareMods(ModuleDescriptor.Opens.Modifier.class,
                    in.readUnsignedShort());
            Set<String> to = targets();
            if (to.isEmpty()) {
                b.opens(ms, pn);
            } else {
                b.opens(ms, pn, to);
            }
        }
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            b.uses(((String) value(in.readUnsignedShort(), CLASS)).replace('/', '.'));
        }
        readProvides(b);
        return b;
    }

    private void readRequires(Builder b, String self) throws IOException {
        boolean base = false;
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String name = (String) value(in.readUnsignedShort(), MODULE);
            int flags = in.readUnsignedShort();
            int version = in.readUnsignedShort();
            Set<ModuleDescriptor.Requires.Modifier> mods = EnumSet.noneOf(ModuleDescriptor.Requires.Modifier.class);
            int[] bits = {0x20, 0x40, 0x1000, 0x8000};
            ModuleDescriptor.Requires.Modifier[] all = ModuleDescriptor.Requires.Modifier.values();
            for (int i = 0; i < bits.length; i++) {
                if ((flags & bits[i]) != 0) {
                    mods.add(all[i]);
                }
            }
            if (name.equals("java.base")) {
                base = true;
                if (major >= 54 && (flags & 0x60) != 0) {
                    throw fail("The requires entry for java.base has ACC_" + ((flags & 0x20) != 0 ? "TRANSITIVE"
                            : "STATIC_PHASE") + " set");
                }
            }
            b.requiresRaw(mods, name, version == 0 ? null : (String) value(version, UTF8));
        }
        if (!base && !self.equals("java.base")) {
            throw fail("The requires table must have an entry for java.base");
        }
    }

    /** Synthetic and mandated: the only flags of exports and opens. */
    private static <E extends Enum<E>> Set<E> shareMods(Class<E> type, int flags) {
        Set<E> set = EnumSet.noneOf(type);
        E[] all = type.getEnumConstants();
        if ((flags & 0x1000) != 0) {
            set.add(all[0]);
        }
        if ((flags & 0x8000) != 0) {
            set.add(all[1]);
        }
        return set;
    }

    private Set<String> targets() throws IOException {
        Set<String> set = new HashSet<>();
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String name = (String) value(in.readUnsignedShort(), MODULE);
            if (!set.add(name)) {
                throw fail(name + " is a target more than once");
            }
        }
        return set.isEmpty() ? Collections.<String>emptySet() : set;
    }

    private void readProvides(Builder b) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String service = ((String) value(in.readUnsignedShort(), CLASS)).replace('/', '.');
            List<String> with = new ArrayList<>();
            for (int k = in.readUnsignedShort(); k > 0; k--) {
                with.add(((String) value(in.readUnsignedShort(), CLASS)).replace('/', '.'));
            }
            b.provides(service, with);
        }
    }

    // The constant pool: entries of the kinds that a module has are kept

    private void readPool() throws IOException {
        int count = in.readUnsignedShort();
        tags = new int[count];
        values = new Object[count];
        for (int i = 1; i < count; i++) {
            tags[i] = in.readUnsignedByte();
            switch (tags[i]) {
                case UTF8:
                    values[i] = in.readUTF();
                    break;
                case CLASS:
                case MODULE:
                case PACKAGE:
                case 8:
                case 16:
                    values[i] = in.readUnsignedShort();
                    break;
                case 5:
                case 6:
                    in.readLong();
                    i++;
                    break;
                case 15:
                    in.readUnsignedByte();
                    in.readUnsignedShort();
                    break;
                case 3:
                case 4:
                case 9:
                case 10:
                case 11:
                case 12:
                case 17:
                case 18:
                    in.readInt();
                    break;
                default:
                    throw fail("Bad constant pool entry: " + i);
            }
        }
    }

    private Object value(int index, int tag) {
        if (index <= 0 || index >= tags.length) {
            throw fail("Index into constant pool out of range");
        }
        if (tags[index] != tag) {
            String kind = tag == UTF8 ? "Utf8" : tag == CLASS ? "Class" : tag == MODULE ? "Module" : "Package";
            throw fail("CONSTANT_" + kind + " expected at entry: " + index);
        }
        if (tag == UTF8) {
            return values[index];
        }
        String text = (String) value((Integer) values[index], UTF8);
        return tag == MODULE ? moduleName(index, text) : tag == PACKAGE ? packageName(index, text) : text;
    }

    /** JVMS 4.2.3: some characters are escaped, and no control character may be there. */
    private static String moduleName(int index, String text) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean escaped = c == '\\' && i + 1 < text.length() && "\\:@".indexOf(text.charAt(i + 1)) >= 0;
            if (!escaped && (c < ' ' || c == '\\' || c == ':' || c == '@')) {
                throw fail("CONSTANT_Module at entry " + index + " has illegal character: " + Character.getName(c));
            }
            sb.append(escaped ? text.charAt(++i) : c);
        }
        return sb.toString();
    }

    private static String packageName(int index, String text) {
        if (text.startsWith("/") || text.endsWith("/") || text.contains("//") || text.isEmpty()) {
            throw fail("CONSTANT_Package at entry " + index + " has an illegal name: " + text);
        }
        for (int i = 0; i < text.length(); i++) {
            if (".;[".indexOf(text.charAt(i)) >= 0) {
                throw fail("CONSTANT_Package at entry " + index + " has illegal character: "
                        + Character.getName(text.charAt(i)));
            }
        }
        return text;
    }
}
