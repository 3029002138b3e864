package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;
import jdk.internal.reflect.Annotations;
import jdk.internal.reflect.Generics;
import jdk.internal.reflect.RecordSupport;
import jdk.internal.reflect.Reflection;

/** A component of a record class. */
public final class RecordComponent implements AnnotatedElement {
    static {
        RecordSupport.install(new RecordSupport() {
            @Override
            protected RecordComponent create(Class<?> owner, Object[] parts) {
                return new RecordComponent(owner, parts);
            }
        });
    }

    private final Class<?> owner;
    private final String name;
    private final String descriptor;
    private final String signature;
    private final byte[] annotationBytes;
    private final byte[] typeAnnotationBytes;
    private Map<Class<? extends Annotation>, Annotation> annotations;

    private RecordComponent(Class<?> owner, Object[] parts) {
        this.owner = owner;
        name = (String) parts[0];
        descriptor = (String) parts[1];
        signature = (String) parts[2];
        annotationBytes = (byte[]) parts[3];
        typeAnnotationBytes = (byte[]) parts[4];
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return Reflection.type(descriptor, owner.getClassLoader());
    }

    public String getGenericSignature() {
        return signature;
    }

    public Type getGenericType() {
        return signature == null ? getType() : Generics.fieldType(signature, owner);
    }

    public AnnotatedType getAnnotatedType() {
        return Annotations.annotatedField(this, typeAnnotationBytes, owner, getGenericType());
    }

    public Method getAccessor() {
        try {
            return owner.getDeclaredMethod(name);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    public Class<?> getDeclaringRecord() {
        return owner;
    }

    private Map<Class<? extends Annotation>, Annotation> declaredAnnotations() {
        if (annotations == null) {
            annotations = Annotations.parse(annotationBytes, owner);
        }
        return annotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        if (annotationClass == null) {
            throw new NullPointerException();
        }
        return (T) declaredAnnotations().get(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return Annotations.array(declaredAnnotations());
    }

    @Override
    public String toString() {
        return getType().getTypeName() + " " + name;
    }
}
