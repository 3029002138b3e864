package java.lang.invoke;

import java.lang.reflect.Member;

/** What a direct method handle refers to. */
public interface MethodHandleInfo {
    int REF_getField = 1;
    int REF_getStatic = 2;
    int REF_putField = 3;
    int REF_putStatic = 4;
    int REF_invokeVirtual = 5;
    int REF_invokeStatic = 6;
    int REF_invokeSpecial = 7;
    int REF_newInvokeSpecial = 8;
    int REF_invokeInterface = 9;

    int getReferenceKind();

    Class<?> getDeclaringClass();

    String getName();

    MethodType getMethodType();

    <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup);

    int getModifiers();

    default boolean isVarArgs() {
        return (getModifiers() & 0x80) != 0;
    }

    static String referenceKindToString(int referenceKind) {
        String[] names = {"getField", "getStatic", "putField", "putStatic", "invokeVirtual", "invokeStatic",
            "invokeSpecial", "newInvokeSpecial", "invokeInterface"};
        if (referenceKind < 1 || referenceKind > 9) {
            throw new IllegalArgumentException("invalid reference kind: " + referenceKind);
        }
        return names[referenceKind - 1];
    }

    static String toString(int kind, Class<?> defc, String name, MethodType type) {
        return referenceKindToString(kind) + " " + defc.getName() + "." + name + ":" + type;
    }
}
