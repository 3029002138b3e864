// SPDX-License-Identifier: MIT
package javax.tools;

/** Of compilers as tools: tool provider. */
public class ToolProvider {
    private ToolProvider() {
    }

    public static JavaCompiler getSystemJavaCompiler() {
        return null;
    }

    public static DocumentationTool getSystemDocumentationTool() {
        return null;
    }

    @Deprecated(since = "9")
    public static ClassLoader getSystemToolClassLoader() {
        return ClassLoader.getSystemClassLoader();
    }
}
