package java.lang;

import java.lang.module.ModuleDescriptor;
import java.util.Collection;
import java.util.Map;
import jdk.internal.loader.ModulesOf;

/** What the rest of the library may do with modules. */
final class ModuleDoor extends ModulesOf {
    static {
        ModulesOf.open(new ModuleDoor());
    }

    @Override
    protected Collection<Module> list(ClassLoader loader) {
        return loader.namedModules();
    }

    @Override
    public Map<Object, Object> kept(ClassLoader loader) {
        return loader.kept();
    }

    @Override
    public Module define(ClassLoader loader, ModuleDescriptor descriptor) {
        return Module.dynamic(loader, descriptor);
    }

    @Override
    public void addReads(Module m, Module other) {
        m.implAddReads(other);
    }

    @Override
    public void addExports(Module m, String pn, Module other) {
        m.implAddExports(pn, other);
    }

    @Override
    public void enableNativeAccessToAllUnnamed() {
        Module.implEnableNativeAccessToAllUnnamed();
    }

    @Override
    public void addOpens(Module m, String pn, Module other) {
        m.implAddOpens(pn, other);
    }
}
