package jdk.internal.reflect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method asks who called it (Reflection.getCallerClass). Called through a method handle that is the class whose
 * lookup found it. It counts in classes of the boot loader, where it stands before annotations with elements.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface CallerSensitive {
}
