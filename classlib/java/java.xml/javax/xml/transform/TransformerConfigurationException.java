// SPDX-License-Identifier: MIT
package javax.xml.transform;

/** A transformer can't be made. */
public class TransformerConfigurationException extends TransformerException {
    public TransformerConfigurationException() {
        super("Configuration Error");
    }

    public TransformerConfigurationException(String name) {
        super(name);
    }

    public TransformerConfigurationException(Throwable throwable) {
        super(throwable);
    }

    public TransformerConfigurationException(String name, Throwable throwable) {
        super(name, throwable);
    }

    public TransformerConfigurationException(String name, SourceLocator sourceLocator) {
        super(name, sourceLocator);
    }

    public TransformerConfigurationException(String name, SourceLocator sourceLocator, Throwable throwable) {
        super(name, sourceLocator, throwable);
    }
}
