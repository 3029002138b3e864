package java.io;

/** A serializable field: a name and a type. */
public class ObjectStreamField implements Comparable<Object> {
    private final String name;
    private final Class<?> type;
    private final String signature;
    private boolean unshared;
    private int offset;
    /** The class's own field, or null if it has none of this name. */
    java.lang.reflect.Field field;

    public ObjectStreamField(String name, Class<?> type) {
        this(name, type, type.descriptorString());
    }

    public ObjectStreamField(String name, Class<?> type, boolean unshared) {
        this(name, type);
        this.unshared = unshared;
    }

    ObjectStreamField(String name, Class<?> type, String signature) {
        this.name = java.util.Objects.requireNonNull(name);
        this.type = type;
        this.signature = signature;
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public char getTypeCode() {
        return signature.charAt(0);
    }

    public String getTypeString() {
        return isPrimitive() ? null : signature;
    }

    public boolean isPrimitive() {
        return getTypeCode() != 'L' && getTypeCode() != '[';
    }

    public boolean isUnshared() {
        return unshared;
    }

    /** Where the field's data begins, in bytes if it is primitive, else in objects. */
    public int getOffset() {
        return offset;
    }

    protected void setOffset(int offset) {
        this.offset = offset;
    }

    /** Primitives first, then by name: the order in the stream. */
    @Override
    public int compareTo(Object obj) {
        ObjectStreamField other = (ObjectStreamField) obj;
        if (isPrimitive() != other.isPrimitive()) {
            return isPrimitive() ? -1 : 1;
        }
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return signature + ' ' + name;
    }
}
