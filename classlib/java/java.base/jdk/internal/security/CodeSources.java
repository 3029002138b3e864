// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.security.CodeSource;

/**
 * A door into java.security for the loaders: code sources of entries of the class path, whose URL is made when somebody
 * asks. A hidden class there implements it and sets it here.
 */
public abstract class CodeSources {
    private static CodeSources instance;

    protected CodeSources() {
    }

    public static synchronized void set(CodeSources sources) {
        instance = sources;
    }

    public static synchronized CodeSources get() {
        if (instance == null) {
            try {
                Class.forName("java.security.CodeSource");
            } catch (ClassNotFoundException e) {
                throw new NoClassDefFoundError(e.getMessage());
            }
        }
        return instance;
    }

    /** The source of what lies in this folder or jar. */
    public abstract CodeSource at(String entry);
}
