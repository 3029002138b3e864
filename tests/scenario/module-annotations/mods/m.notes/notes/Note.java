package notes;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.MODULE)
@Repeatable(Notes.class)
public @interface Note {
    String value();

    Level level() default Level.LOW;

    Class<?>[] types() default {};

    long[] numbers() default {};
}
