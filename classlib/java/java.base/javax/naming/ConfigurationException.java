// SPDX-License-Identifier: MIT
package javax.naming;

/** Something is set up wrongly. */
public class ConfigurationException extends NamingException {
    private static final long serialVersionUID = -2535156726228855704L;

    public ConfigurationException(String explanation) {
        super(explanation);
    }

    public ConfigurationException() {
        super();
    }
}
