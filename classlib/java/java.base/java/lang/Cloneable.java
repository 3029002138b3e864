package java.lang;

/** Marks classes whose objects Object.clone may copy field by field. */
public interface Cloneable {
}
