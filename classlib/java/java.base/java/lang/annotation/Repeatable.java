package java.lang.annotation;

/** Annotations of this type may stand several times; value is the type that holds them. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Repeatable {
    Class<? extends Annotation> value();
}
