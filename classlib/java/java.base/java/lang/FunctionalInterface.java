package java.lang;

import java.lang.annotation.*;

/** The interface has one abstract method. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface FunctionalInterface {
}
