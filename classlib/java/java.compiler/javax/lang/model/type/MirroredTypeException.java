// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** A class was asked for where there is only its type. */
public class MirroredTypeException extends MirroredTypesException {
    private static final long serialVersionUID = 269L;

    public MirroredTypeException(TypeMirror type) {
        super("Attempt to access Class object for TypeMirror " + type, type);
    }

    public TypeMirror getTypeMirror() {
        return getTypeMirrors().get(0);
    }
}
