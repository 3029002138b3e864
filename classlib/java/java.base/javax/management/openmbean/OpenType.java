// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The type of values that every management tool can take: their classes are those of the list, and arrays of them. */
public abstract class OpenType<T> implements Serializable {
    private static final long serialVersionUID = -9195195325186646468L;

    public static final List<String> ALLOWED_CLASSNAMES_LIST = Collections.unmodifiableList(Arrays.asList(
            "java.lang.Void", "java.lang.Boolean", "java.lang.Character", "java.lang.Byte", "java.lang.Short",
            "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double", "java.lang.String",
            "java.math.BigDecimal", "java.math.BigInteger", "java.util.Date", "javax.management.ObjectName",
            CompositeData.class.getName(), TabularData.class.getName()));

    @Deprecated
    public static final String[] ALLOWED_CLASSNAMES = ALLOWED_CLASSNAMES_LIST.toArray(new String[0]);

    private final String className, description, typeName;

    protected OpenType(String className, String typeName, String description) throws OpenDataException {
        this.className = text(className, "className");
        this.typeName = text(typeName, "typeName");
        this.description = text(description, "description");
        int dimensions = 0;
        while (className.startsWith("[", dimensions)) dimensions++;
        String base = className;
        boolean primitive = dimensions > 0 && dimensions + 1 == className.length()
                && "ZCBSIJFD".indexOf(className.charAt(dimensions)) >= 0;
        if (dimensions > 0 && !primitive) {
            if (className.charAt(dimensions) != 'L' || !className.endsWith(";"))
                throw new OpenDataException("Argument className=\"" + className + "\" is not a valid class name");
            base = className.substring(dimensions + 1, className.length() - 1);
        }
        if (!primitive && !ALLOWED_CLASSNAMES_LIST.contains(base))
            throw new OpenDataException("Argument className=\"" + className
                    + "\" is not one of the allowed Java class names for open data.");
    }

    /** A text that has to be there, without blanks at its ends. */
    static String text(String s, String what) {
        if (s == null || s.trim().isEmpty())
            throw new IllegalArgumentException("Argument " + what + " cannot be null or empty");
        return s.trim();
    }

    public String getClassName() {
        return className;
    }

    public String getTypeName() {
        return typeName;
    }

    public String getDescription() {
        return description;
    }

    public boolean isArray() {
        return className.startsWith("[");
    }

    public abstract boolean isValue(Object obj);

    /** Whether each value of the other type is one of this. */
    boolean takes(OpenType<?> other) {
        return equals(other);
    }

    @Override
    public abstract boolean equals(Object obj);

    @Override
    public abstract int hashCode();

    @Override
    public abstract String toString();
}
