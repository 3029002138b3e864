package java.lang;

import java.lang.annotation.*;

/** The method overrides one of a supertype. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.SOURCE)
public @interface Override {
}
