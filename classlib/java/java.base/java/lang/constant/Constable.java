package java.lang.constant;

import java.util.Optional;

/** A type whose values can stand in a constant pool. */
public interface Constable {
    /** The description of this value, if there is one. */
    Optional<? extends ConstantDesc> describeConstable();
}
