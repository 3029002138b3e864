// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;

/** What else is to be known of a bean or a part of it: fields by name, whatever the case of its letters. */
public interface Descriptor extends Serializable, Cloneable {
    Object getFieldValue(String fieldName) throws RuntimeOperationsException;

    void setField(String fieldName, Object fieldValue) throws RuntimeOperationsException;

    String[] getFields();

    String[] getFieldNames();

    Object[] getFieldValues(String... fieldNames);

    void removeField(String fieldName);

    void setFields(String[] fieldNames, Object[] fieldValues) throws RuntimeOperationsException;

    Object clone() throws RuntimeOperationsException;

    boolean isValid() throws RuntimeOperationsException;

    boolean equals(Object obj);

    int hashCode();
}
