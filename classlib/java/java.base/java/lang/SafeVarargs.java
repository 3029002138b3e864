package java.lang;

import java.lang.annotation.*;

/** The body does nothing unsafe with its variable arguments. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.CONSTRUCTOR, ElementType.METHOD})
public @interface SafeVarargs {
}
