// SPDX-License-Identifier: MIT
package javax.lang.model.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Classes were asked for where there are only their types. */
public class MirroredTypesException extends RuntimeException {
    private static final long serialVersionUID = 269L;

    private final transient List<? extends TypeMirror> types;

    MirroredTypesException(String message, TypeMirror type) {
        super(message);
        types = Collections.singletonList(type);
    }

    public MirroredTypesException(List<? extends TypeMirror> types) {
        super("Attempt to access Class objects for TypeMirrors " + types);
        this.types = Collections.unmodifiableList(new ArrayList<TypeMirror>(types));
    }

    public List<? extends TypeMirror> getTypeMirrors() {
        return types;
    }
}
