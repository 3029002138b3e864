package jdk.internal.reflect;

import java.lang.reflect.GenericSignatureFormatError;

/** The grammar of signatures (JVMS 4.7.9.1). Each rule moves on behind what it has recognised. */
final class SignatureGrammar {
    private final String s;
    private int at;

    private SignatureGrammar(String s) {
        this.s = s;
    }

    static void checkClass(String s) {
        SignatureGrammar g = new SignatureGrammar(s);
        g.end(g.parameters() && g.classTypes());
    }

    static void checkMethod(String s) {
        SignatureGrammar g = new SignatureGrammar(s);
        g.end(g.parameters() && g.arguments() && (g.take('V') || g.type()) && g.thrown());
    }

    static void checkField(String s) {
        SignatureGrammar g = new SignatureGrammar(s);
        g.end(g.type());
    }

    private void end(boolean ok) {
        if (!ok || at < s.length()) {
            throw new GenericSignatureFormatError("Signature Parse error: position " + at + "\n\tinput: " + s);
        }
    }

    private boolean next(String letters) {
        return at < s.length() && letters.indexOf(s.charAt(at)) >= 0;
    }

    private boolean take(char c) {
        boolean there = at < s.length() && s.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    private boolean identifier() {
        int start = at;
        while (at < s.length() && !next(".;[/<>:")) {
            at++;
        }
        return at > start;
    }

    /** Superclass and interfaces. */
    private boolean classTypes() {
        boolean ok;
        do {
            ok = classType();
        } while (ok && at < s.length());
        return ok;
    }

    private boolean arguments() {
        boolean ok = take('(');
        while (ok && !take(')')) {
            ok = type();
        }
        return ok;
    }

    private boolean thrown() {
        boolean ok = true;
        while (ok && take('^')) {
            ok = next("L") ? classType() : variable();
        }
        return ok;
    }

    private boolean parameters() {
        if (!take('<')) {
            return true;
        }
        boolean ok;
        do {
            ok = identifier() && bounds();
        } while (ok && !take('>'));
        return ok;
    }

    /** The first one, of a class, may be missing. */
    private boolean bounds() {
        boolean ok = take(':') && (next(":>") || reference());
        while (ok && take(':')) {
            ok = reference();
        }
        return ok;
    }

    private boolean type() {
        if (!next("ZBCSIJFD")) {
            return reference();
        }
        at++;
        return true;
    }

    private boolean reference() {
        return next("L") ? classType() : next("T") ? variable() : take('[') && type();
    }

    private boolean variable() {
        return take('T') && identifier() && take(';');
    }

    private boolean classType() {
        boolean ok = take('L') && identifier();
        while (ok && take('/')) {
            ok = identifier();
        }
        ok = ok && typeArguments();
        while (ok && take('.')) {
            ok = identifier() && typeArguments();
        }
        return ok && take(';');
    }

    private boolean typeArguments() {
        if (!take('<')) {
            return true;
        }
        boolean ok;
        do {
            ok = take('*') || wildcardOrReference();
        } while (ok && !take('>'));
        return ok;
    }

    private boolean wildcardOrReference() {
        if (next("+-")) {
            at++;
        }
        return reference();
    }
}
