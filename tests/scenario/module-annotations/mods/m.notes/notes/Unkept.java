package notes;

/** Retained in the class file only. */
public @interface Unkept {
}
