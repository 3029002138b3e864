package java.lang.annotation;

/** The places where an annotation can stand. */
public enum ElementType {
    TYPE, FIELD, METHOD, PARAMETER, CONSTRUCTOR, LOCAL_VARIABLE, ANNOTATION_TYPE, PACKAGE, TYPE_PARAMETER, TYPE_USE,
    MODULE, RECORD_COMPONENT
}
