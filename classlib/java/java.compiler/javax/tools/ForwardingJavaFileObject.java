// SPDX-License-Identifier: MIT
package javax.tools;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;

/** Of compilers as tools: forwarding java file object. */
public class ForwardingJavaFileObject<F extends JavaFileObject> extends ForwardingFileObject<F>
        implements JavaFileObject {
    protected ForwardingJavaFileObject(F f) {
        super(f);
    }

    public JavaFileObject.Kind getKind() {
        return fileObject.getKind();
    }

    public boolean isNameCompatible(String simpleName, JavaFileObject.Kind kind) {
        return fileObject.isNameCompatible(simpleName, kind);
    }

    public NestingKind getNestingKind() {
        return fileObject.getNestingKind();
    }

    public Modifier getAccessLevel() {
        return fileObject.getAccessLevel();
    }
}
