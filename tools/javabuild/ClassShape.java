package javabuild;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * What other source files can see of a class, read from its class file (JVMS 4): the interface that a
 * compiler compiles them against.
 *
 * Everything is kept as text, with the constant pool's indices replaced by what they stand for, so that two shapes can
 * be compared whichever order their pools have. Method bodies, private members and debugging tables are not part of it,
 * but for the names of constructors' parameters: they become those of the constructors of anonymous subclasses, as the
 * debugging tables of these tell.
 */
final class ClassShape {
    private static final int PRIVATE = 0x0002, INTERFACE = 0x0200, ABSTRACT = 0x0400, ENUM = 0x4000;
    /** Attributes that say nothing to another file. */
    private static final Set<String> INVISIBLE = Set.of("Code", "SourceFile", "SourceDebugExtension", "LineNumberTable", "BootstrapMethods",
        "NestMembers", "NestHost", "InnerClasses");

    /** Internal name: java/lang/String. */
    String name;
    /** Internal names of the superclass and the superinterfaces. */
    final List<String> supertypes = new ArrayList<>();
    /** Local and anonymous classes: no other file can name them. */
    boolean local;
    /** Of all that is no member: flags, supertypes, signature, record components, permitted subclasses,
     * annotations, visible member classes. */
    final StringBuilder type = new StringBuilder();
    /** Enum constants, and the abstract methods of interfaces: other files depend on those without naming them. */
    final StringBuilder unnamed = new StringBuilder();
    /** Members that are not private, by name; of each name all of them, in order. */
    final Map<String, String> members = new TreeMap<>();
    /** The same members in the class file's order, which is that of bridge methods in subclasses. */
    final StringBuilder order = new StringBuilder();
    /** Constructors have parameters whose names the compiler had to make up: see Build.companions. */
    boolean namesMadeUp;
    /** Every string of the constant pool: names of members and classes that the class uses, and more. */
    final Set<String> strings = new HashSet<>();

    private final DataInputStream in;
    private Object[] pool;
    private int flags;
    private boolean constructor;

    static ClassShape of(byte[] bytes) throws IOException {
        return new ClassShape(bytes);
    }

    private ClassShape(byte[] bytes) throws IOException {
        in = new DataInputStream(new ByteArrayInputStream(bytes));
        if (in.readInt() != 0xCAFEBABE) throw new IOException("not a class file");
        type.append("version ").append(in.readInt());
        readPool();
        flags = in.readUnsignedShort();
        name = string(in.readUnsignedShort());
        type.append(" flags ").append(flags);
        addSupertype(in.readUnsignedShort());
        for (int n = in.readUnsignedShort(); n > 0; n--) addSupertype(in.readUnsignedShort());
        readMembers("field");
        readMembers("method");
        readAttributes(type::append);
    }

    private void addSupertype(int index) {
        if (index == 0) return;
        supertypes.add(string(index));
        type.append(" super ").append(string(index));
    }

    /** Entries become text; those that refer to others keep the indices until they are asked for. */
    private void readPool() throws IOException {
        int count = in.readUnsignedShort();
        pool = new Object[count];
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> {
                    pool[i] = in.readUTF();
                    strings.add((String) pool[i]);
                }
                case 3 -> pool[i] = "int " + in.readInt();
                case 4 -> pool[i] = "float " + in.readInt();
                case 5 -> pool[i++] = "long " + in.readLong();
                case 6 -> pool[i++] = "double " + in.readLong();
                case 7, 8, 16, 19, 20 -> pool[i] = new int[] {in.readUnsignedShort()};
                case 9, 10, 11, 12, 17, 18 -> pool[i] = new int[] {in.readUnsignedShort(), in.readUnsignedShort()};
                case 15 -> pool[i] = new int[] {in.readUnsignedByte() == 0 ? 0 : 0, in.readUnsignedShort()};
                default -> throw new IOException("constant pool tag " + tag);
            }
        }
    }

    /** The text of a constant: a class, string, module or package is that of its name. */
    private String string(int index) {
        Object entry = pool[index];
        return entry instanceof int[] to ? string(to[to.length - 1]) : String.valueOf(entry);
    }

    private void readMembers(String kind) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            int access = in.readUnsignedShort();
            String member = string(in.readUnsignedShort());
            StringBuilder text = new StringBuilder(kind + " " + access + " " + string(in.readUnsignedShort()));
            constructor = member.equals("<init>");
            readAttributes(text::append);
            constructor = false;
            if ((access & PRIVATE) != 0) continue;
            members.merge(member, text.toString(), (a, b) -> a + "\n" + b);
            order.append(member).append(' ').append(text).append('\n');
            boolean constant = kind.equals("field") && (access & ENUM) != 0;
            boolean required = kind.equals("method") && (access & ABSTRACT) != 0 && (flags & INTERFACE) != 0;
            if (constant || required) unnamed.append(member).append(' ').append(text).append('\n');
        }
    }

    private void readAttributes(Consumer<String> to) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String attribute = string(in.readUnsignedShort());
            int length = in.readInt();
            if (attribute.equals("InnerClasses")) {
                readInnerClasses(to);
            } else if (attribute.equals("Code") && constructor) {
                readCode(to);
            } else if (INVISIBLE.contains(attribute)) {
                in.skipBytes(length);
            } else {
                to.accept("\n" + attribute);
                readAttribute(attribute, length, to);
            }
        }
    }

    private void readAttribute(String attribute, int length, Consumer<String> to) throws IOException {
        switch (attribute) {
            case "ConstantValue", "Signature", "ModuleMainClass" -> to.accept(" " + string(in.readUnsignedShort()));
            case "Exceptions", "PermittedSubclasses", "ModulePackages" -> {
                for (int n = in.readUnsignedShort(); n > 0; n--) to.accept(" " + string(in.readUnsignedShort()));
            }
            case "Record" -> {
                for (int n = in.readUnsignedShort(); n > 0; n--) {
                    to.accept(" " + string(in.readUnsignedShort()) + " " + string(in.readUnsignedShort()));
                    readAttributes(to);
                }
            }
            case "AnnotationDefault" -> readValue(to);
            case "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations" -> readAnnotations(to);
            // Who declares a local class is its own file's affair; that it is one stands in InnerClasses.
            case "EnclosingMethod" -> in.skipBytes(length);
            // Any other attribute (of modules, parameters, types' annotations) counts as it stands:
            // at worst too much is compiled.
            default -> {
                StringBuilder hex = new StringBuilder(" ");
                for (byte b : in.readNBytes(length)) hex.append(String.format("%02x", b));
                to.accept(hex.toString());
            }
        }
    }

    /** Of a constructor's code, the names of its parameters: the variables that are there from the first instruction
     * on. */
    private void readCode(Consumer<String> to) throws IOException {
        in.skipBytes(4);
        in.skipBytes(in.readInt());
        in.skipBytes(8 * in.readUnsignedShort());
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            boolean variables = string(in.readUnsignedShort()).equals("LocalVariableTable");
            int length = in.readInt();
            if (variables) readVariables(to);
            else in.skipBytes(length);
        }
    }

    private void readVariables(Consumer<String> to) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            int start = in.readUnsignedShort();
            in.skipBytes(2);
            String variable = string(in.readUnsignedShort());
            in.skipBytes(2);
            int slot = in.readUnsignedShort();
            if (start != 0 || slot == 0) continue;
            to.accept(" " + slot + ":" + variable);
            if (variable.matches("arg[0-9]+")) namesMadeUp = true;
        }
    }

    private void readAnnotations(Consumer<String> to) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) readAnnotation(to);
    }

    private void readAnnotation(Consumer<String> to) throws IOException {
        to.accept(" @" + string(in.readUnsignedShort()));
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            to.accept(" " + string(in.readUnsignedShort()) + "=");
            readValue(to);
        }
    }

    private void readValue(Consumer<String> to) throws IOException {
        char tag = (char) in.readUnsignedByte();
        to.accept(String.valueOf(tag));
        switch (tag) {
            case 'e' -> to.accept(string(in.readUnsignedShort()) + "." + string(in.readUnsignedShort()));
            case '@' -> readAnnotation(to);
            case '[' -> {
                for (int n = in.readUnsignedShort(); n > 0; n--) readValue(to);
                to.accept("]");
            }
            default -> to.accept(string(in.readUnsignedShort()));
        }
    }

    /** Of the table of nested classes, the class's own entry and its visible member classes. */
    private void readInnerClasses(Consumer<String> to) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            String inner = string(in.readUnsignedShort());
            int outer = in.readUnsignedShort(), simple = in.readUnsignedShort(), access = in.readUnsignedShort();
            boolean self = inner.equals(name), member = outer != 0 && string(outer).equals(name) && (access & PRIVATE) == 0;
            if (self && (outer == 0 || simple == 0)) local = true;
            if (self || member) to.accept("\nInnerClass " + inner + " " + access);
        }
    }

    /** The name by which a source file creates the class. */
    String simpleName() {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
    }
}
