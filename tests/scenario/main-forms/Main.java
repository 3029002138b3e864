/** The methods that Java 25 takes as main (JLS 12.1.4), and those it refuses. */
public class Main {
    public static void main(String[] args) {
        System.out.println("static, arguments: ".concat(String.join(",", args)));
    }

    public static void main() {
        System.out.println("never");
    }
}

class StaticNoArgs {
    static void main() {
        System.out.println("static, no arguments");
    }
}

class Instance {
    public void main(String[] args) {
        System.out.println("instance, arguments: ".concat(String.join(",", args)));
    }
}

class InstanceNoArgs {
    final Object me = this;

    void main() {
        System.out.println(me == this ? "instance, no arguments" : "no constructor ran");
    }
}

class PackagePrivate {
    static void main(String[] args) {
        System.out.println("package-private");
    }
}

class Protected {
    protected void main(String[] args) {
        System.out.println("protected instance");
    }
}

class StaticNoArgsOrInstance {
    static void main() {
        System.out.println("never");
    }

    void main(String[] args) {
        System.out.println("arguments come before static");
    }
}

class Child extends InstanceNoArgs {
}

class ChildOfStatic extends Main {
}

interface InInterface {
    static void main(String[] args) {
        System.out.println("in an interface");
    }
}

enum InEnum {
    A;

    public static void main(String... args) {
        System.out.println("in an enum");
    }
}

class None {
}

class PrivateMain {
    private static void main(String[] args) {
    }
}

class ReturnsInt {
    public static int main(String[] args) {
        return 1;
    }
}

class PrivateConstructor {
    private PrivateConstructor() {
    }

    void main() {
    }
}

class NoPlainConstructor {
    NoPlainConstructor(int i) {
    }

    void main() {
    }
}

abstract class Abstract {
    void main() {
    }
}

class InnerHolder {
    class Inner {
        void main() {
        }
    }
}

class Throws {
    void main() {
        throw new IllegalStateException("out of main");
    }
}

class ConstructorThrows {
    ConstructorThrows() {
        throw new IllegalStateException("out of the constructor");
    }

    void main() {
    }
}

class InitThrows {
    static int x = Integer.parseInt("no");

    void main() {
    }
}
