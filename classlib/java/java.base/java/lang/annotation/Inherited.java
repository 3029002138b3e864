package java.lang.annotation;

/** Annotations of this type on a class count for its subclasses too. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Inherited {
}
