package java.lang.annotation;

/** The constant is of use to native code. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
public @interface Native {
}
