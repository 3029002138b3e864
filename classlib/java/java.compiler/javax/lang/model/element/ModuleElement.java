// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.List;
import javax.lang.model.type.TypeMirror;

/** Of the language model: module element. */
public interface ModuleElement extends Element, QualifiedNameable {
    TypeMirror asType();

    Name getQualifiedName();

    Name getSimpleName();

    List<? extends Element> getEnclosedElements();

    boolean isOpen();

    boolean isUnnamed();

    Element getEnclosingElement();

    List<? extends Directive> getDirectives();

    public interface Directive {
        DirectiveKind getKind();

        <R, P> R accept(DirectiveVisitor<R, P> directiveVisitor, P p);
    }

    public enum DirectiveKind {
        REQUIRES, EXPORTS, OPENS, USES, PROVIDES;
    }

    public interface DirectiveVisitor<R, P> {
        default R visit(Directive d) {
        return d.accept(this, null);
        }

        default R visit(Directive d, P p) {
        return d.accept(this, p);
        }

        R visitRequires(RequiresDirective requiresDirective, P p);

        R visitExports(ExportsDirective exportsDirective, P p);

        R visitOpens(OpensDirective opensDirective, P p);

        R visitUses(UsesDirective usesDirective, P p);

        R visitProvides(ProvidesDirective providesDirective, P p);

        default R visitUnknown(Directive d, P p) {
        throw new UnknownDirectiveException(d, p);
        }
    }

    public interface ExportsDirective extends Directive {
        PackageElement getPackage();

        List<? extends ModuleElement> getTargetModules();
    }

    public interface OpensDirective extends Directive {
        PackageElement getPackage();

        List<? extends ModuleElement> getTargetModules();
    }

    public interface ProvidesDirective extends Directive {
        TypeElement getService();

        List<? extends TypeElement> getImplementations();
    }

    public interface RequiresDirective extends Directive {
        boolean isStatic();

        boolean isTransitive();

        ModuleElement getDependency();
    }

    public interface UsesDirective extends Directive {
        TypeElement getService();
    }
}
