package java.lang.annotation;

/** Annotations of this type belong to the documentation of what they annotate. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Documented {
}
