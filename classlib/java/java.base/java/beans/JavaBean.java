// SPDX-License-Identifier: MIT
package java.beans;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says something of a bean. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface JavaBean {
    String description() default "";

    String defaultProperty() default "";

    String defaultEventSet() default "";
}
