// SPDX-License-Identifier: MIT
package javax.xml.validation;

/** What is wanted can not be had. */
public final class SchemaFactoryConfigurationError extends Error {
    private static final long serialVersionUID = 3531438703147750126L;

    public SchemaFactoryConfigurationError() {
        super();
    }

    public SchemaFactoryConfigurationError(String name) {
        super(name);
    }

    public SchemaFactoryConfigurationError(Throwable throwable) {
        super(throwable);
    }

    public SchemaFactoryConfigurationError(String name, Throwable throwable) {
        super(name, throwable);
    }
}
