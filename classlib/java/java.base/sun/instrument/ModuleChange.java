// SPDX-License-Identifier: MIT
package sun.instrument;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.internal.loader.AddedServices;

/**
 * What an agent adds to a named module: a list of steps. Collecting them checks them and copies what the agent gave,
 * so that a wrong one, or a collection that changes meanwhile, leaves the module as it was.
 */
final class ModuleChange {
    private static final int READ = 0, EXPORT = 1, OPEN = 2, USE = 3, PROVIDE = 4;

    /** One thing to do; what `name` and `to` are follows from the kind. */
    private static final class Step {
        final int kind;
        final Object what;
        final Object to;

        Step(int kind, Object what, Object to) {
            this.kind = kind;
            this.what = what;
            this.to = to;
        }
    }

    private final Module module;
    private final List<Step> steps = new ArrayList<>();

    ModuleChange(Module module) {
        this.module = module;
    }

    private static <T> Object[] elements(Collection<T> c, String what) {
        InstrumentationImpl.needs(c, what);
        Object[] copy = c.toArray();
        for (Object o : copy) {
            InstrumentationImpl.needs(o, "an element of " + what);
        }
        return copy;
    }

    void reads(Set<Module> others) {
        for (Object other : elements(others, "extraReads")) {
            steps.add(new Step(READ, other, null));
        }
    }

    void shares(Map<String, Set<Module>> packages, boolean open) {
        String argument = open ? "extraOpens" : "extraExports";
        InstrumentationImpl.needs(packages, argument);
        for (Map.Entry<String, Set<Module>> e : packages.entrySet()) {
            String name = e.getKey();
            InstrumentationImpl.needs(name, "a package of " + argument);
            if (!module.getPackages().contains(name)) {
                throw new IllegalArgumentException(name + " not in module");
            }
            Object[] targets = elements(e.getValue(), "the targets of " + name);
            if (targets.length == 0) {
                throw new IllegalArgumentException("set of targets is empty");
            }
            for (Object target : targets) {
                steps.add(new Step(open ? OPEN : EXPORT, name, target));
            }
        }
    }

    void uses(Set<Class<?>> services) {
        for (Object service : elements(services, "extraUses")) {
            steps.add(new Step(USE, service, null));
        }
    }

    void provides(Map<Class<?>, List<Class<?>>> services) {
        InstrumentationImpl.needs(services, "extraProvides");
        for (Map.Entry<Class<?>, List<Class<?>>> e : services.entrySet()) {
            Class<?> service = e.getKey();
            InstrumentationImpl.needs(service, "a service of extraProvides");
            Object[] providers = elements(e.getValue(), "the providers of " + service.getName());
            if (providers.length == 0) {
                throw new IllegalArgumentException("list of providers is empty");
            }
            for (Object provider : providers) {
                provide(service, (Class<?>) provider);
            }
        }
    }

    private void provide(Class<?> service, Class<?> provider) {
        if (provider.getModule() != module) {
            throw new IllegalArgumentException(provider + " not in " + module);
        }
        if (!service.isAssignableFrom(provider)) {
            throw new IllegalArgumentException(provider + " is not a " + service);
        }
        steps.add(new Step(PROVIDE, service, provider));
    }

    void apply() {
        for (Step s : steps) {
            switch (s.kind) {
            case READ:
                module.addReads((Module) s.what);
                break;
            case EXPORT:
                module.addExports((String) s.what, (Module) s.to);
                break;
            case OPEN:
                module.addOpens((String) s.what, (Module) s.to);
                break;
            case USE:
                module.addUses((Class<?>) s.what);
                break;
            default:
                AddedServices.add(module, (Class<?>) s.what, (Class<?>) s.to);
                break;
            }
        }
    }
}
