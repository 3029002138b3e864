// SPDX-License-Identifier: MIT
package javax.tools;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;

/** Of compilers as tools: java file object. */
public interface JavaFileObject extends FileObject {
    Kind getKind();

    boolean isNameCompatible(String simpleName, Kind kind);

    NestingKind getNestingKind();

    Modifier getAccessLevel();

    public enum Kind {
        SOURCE(".java"), CLASS(".class"), HTML(".html"), OTHER("");
        public final String extension;

        private Kind(String extension) {
            this.extension = extension;
        }
    }
}
