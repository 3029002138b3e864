// SPDX-License-Identifier: MIT
package javax.management.openmbean;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.Set;
import javax.management.Descriptor;
import javax.management.MBeanParameterInfo;

/** A parameter of an open bean's operation or constructor. */
public class OpenMBeanParameterInfoSupport extends MBeanParameterInfo implements OpenMBeanParameterInfo {
    private static final long serialVersionUID = -7235016873758443122L;

    // The range, for the stream.
    private OpenType<?> openType;
    private Object defaultValue;
    private Set<?> legalValues;
    private Comparable<?> minValue, maxValue;

    private transient Range range;

    public OpenMBeanParameterInfoSupport(String name, String description, OpenType<?> openType) {
        this(name, description, Range.of(openType, null), null);
    }

    public OpenMBeanParameterInfoSupport(String name, String description, OpenType<?> openType,
            Descriptor descriptor) {
        this(name, description, Range.of(openType, descriptor), descriptor);
    }

    public <T> OpenMBeanParameterInfoSupport(String name, String description, OpenType<T> openType,
            T defaultValue) throws OpenDataException {
        this(name, description, Range.of(openType, defaultValue, null, null, null), null);
    }

    public <T> OpenMBeanParameterInfoSupport(String name, String description, OpenType<T> openType,
            T defaultValue, T[] legalValues) throws OpenDataException {
        this(name, description, Range.of(openType, defaultValue, legalValues, null, null), null);
    }

    public <T> OpenMBeanParameterInfoSupport(String name, String description, OpenType<T> openType,
            T defaultValue, Comparable<T> minValue, Comparable<T> maxValue) throws OpenDataException {
        this(name, description, Range.of(openType, defaultValue, null, minValue, maxValue), null);
    }

    private OpenMBeanParameterInfoSupport(String name, String description, Range range,
            Descriptor more) {
        super(OpenType.text(name, "name"), range.type.getClassName(), OpenType.text(description, "description"),
                range.descriptor(more));
        this.range = range;
        openType = range.type;
        defaultValue = range.otherwise;
        legalValues = range.legal;
        minValue = range.min;
        maxValue = range.max;
    }

    public OpenType<?> getOpenType() {
        return range.type;
    }

    public Object getDefaultValue() {
        return range.otherwise;
    }

    public Set<?> getLegalValues() {
        return range.legal;
    }

    public Comparable<?> getMinValue() {
        return range.min;
    }

    public Comparable<?> getMaxValue() {
        return range.max;
    }

    public boolean hasDefaultValue() {
        return range.otherwise != null;
    }

    public boolean hasLegalValues() {
        return range.legal != null;
    }

    public boolean hasMinValue() {
        return range.min != null;
    }

    public boolean hasMaxValue() {
        return range.max != null;
    }

    public boolean isValue(Object obj) {
        return range.accepts(obj);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof OpenMBeanParameterInfo && Range.same(this, (OpenMBeanParameterInfo) obj);
    }

    @Override
    public int hashCode() {
        return range.hash(getName());
    }

    @Override
    public String toString() {
        return range.text(getClass().getName() + "(name=" + getName(), getDescriptor());
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        try {
            range = Range.of(openType, defaultValue, legalValues == null ? null : legalValues.toArray(), minValue,
                    maxValue);
        } catch (OpenDataException | IllegalArgumentException e) {
            throw new InvalidObjectException(e.getMessage());
        }
    }
}
