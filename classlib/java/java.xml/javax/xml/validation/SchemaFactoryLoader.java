// SPDX-License-Identifier: MIT
package javax.xml.validation;

/** Finds a schema factory. */
public abstract class SchemaFactoryLoader {
    protected SchemaFactoryLoader() {
    }

    public abstract SchemaFactory newFactory(String name);
}
