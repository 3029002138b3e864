package app;

import api.Api;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.TreeSet;

public class Main {
    interface Body {
        Object run() throws Throwable;
    }

    static void say(String what, Body b) {
        String text;
        try {
            text = String.valueOf(b.run());
        } catch (Throwable t) {
            text = t.toString();
        }
        System.out.println(what + ": " + text.replaceAll("@(0x)?[0-9a-f]{3,}", "@H").replaceAll(" \\(@[^)]*\\)", ""));
    }

    static String read(InputStream in) throws Exception {
        return in == null ? "nothing" : new String(in.readAllBytes()).trim();
    }

    static Set<String> named(Set<Module> all) {
        Set<String> set = new TreeSet<>();
        for (Module m : all) {
            if (m.getName().startsWith("m.")) {
                set.add(m.getName());
            }
        }
        return set;
    }

    public static void main(String[] args) throws Exception {
        Module me = Main.class.getModule();
        Module api = Api.class.getModule();
        say("I am", () -> me + " of " + me.getClassLoader().getName() + " in the boot layer "
                + (me.getLayer() == ModuleLayer.boot()));
        say("layer", () -> named(ModuleLayer.boot().modules()));
        say("descriptor", () -> {
            ModuleDescriptor d = me.getDescriptor();
            return d.name() + " " + new TreeSet<>(d.requires()) + " " + d.exports() + " " + d.packages() + " "
                    + d.mainClass() + " " + d.isOpen();
        });
        say("api descriptor", () -> new TreeSet<>(api.getDescriptor().exports()) + " " + api.getDescriptor().opens()
                + " " + api.getDescriptor().uses() + " " + new TreeSet<>(api.getPackages()));
        say("reads api, logging, impl", () -> me.canRead(api) + " " + me.canRead(java.util.logging.Logger.class.getModule())
                + " " + ModuleLayer.boot().findModule("m.impl").map(m -> me.canRead(m)));
        say("exported, open", () -> api.isExported("api") + " " + api.isExported("api.hidden") + " "
                + api.isExported("api.deep", me) + " " + api.isOpen("api.deep", me) + " " + api.isOpen("api.deep") + " "
                + api.isExported("no.such"));
        say("hidden, called", () -> Api.hidden());
        say("hidden, reflection", () -> Class.forName("api.hidden.Secret").getField("count").get(null));
        say("hidden, construct", () -> Class.forName("api.hidden.Secret").getConstructor().newInstance());
        say("hidden, accessible", () -> {
            Field f = Class.forName("api.hidden.Secret").getDeclaredField("own");
            f.setAccessible(true);
            return f.get(Api.hidden());
        });
        say("deep, accessible", () -> {
            Class<?> c = Class.forName("api.deep.Deep");
            Field f = c.getDeclaredField("word");
            f.setAccessible(true);
            return f.get(c.getConstructor().newInstance());
        });
        say("open module", () -> {
            Field f = open.Open.class.getDeclaredField("value");
            f.setAccessible(true);
            return f.get(new open.Open());
        });
        say("library, accessible", () -> {
            String.class.getDeclaredField("hash").setAccessible(true);
            return "done";
        });
        say("services", () -> Api.greetings());
        say("services not used", () -> java.util.ServiceLoader.load(api.spi.Greeter.class));
        say("services of a layer", () -> {
            me.addUses(api.spi.Greeter.class);
            return java.util.ServiceLoader.load(ModuleLayer.boot(), api.spi.Greeter.class).stream().count();
        });
        say("resource, top", () -> read(api.getResourceAsStream("top.txt")));
        say("resource, open to me", () -> read(api.getResourceAsStream("api/deep/text.txt")));
        say("resource, hidden", () -> read(api.getResourceAsStream("/api/hidden/text.txt")));
        say("resource, class file", () -> api.getResourceAsStream("api/hidden/Secret.class") != null);
        say("resource by class", () -> read(Api.class.getResourceAsStream("/top.txt")));
        say("resource by class, hidden", () -> read(Api.class.getResourceAsStream("hidden/text.txt")));
        say("resource by loader", () -> read(Main.class.getClassLoader().getResourceAsStream("api/deep/text.txt")));
        say("add exports of others", () -> api.addExports("api.hidden", me));
        say("add opens of others", () -> api.addOpens("api.hidden", me));
        say("add exports of no package", () -> me.addExports("no.such", api));
        say("add reads", () -> me.addReads(String.class.getModule()));
        say("forName", () -> Class.forName(api, "api.hidden.Secret") + " " + Class.forName(api, "app.Main"));
        say("frame", () -> Api.here());
        say("array, primitive", () -> Api[].class.getModule() + " " + int[].class.getModule());
        say("logger", () -> java.util.logging.Logger.class.getModule());
        say("domain", () -> Main.class.getProtectionDomain().getCodeSource().getLocation().getPath()
                .replaceAll(".*/", "") + " " + Main.class.getPackage());
        say("arguments", () -> String.join(",", args));
        if (args.length > 0 && args[0].equals("fail")) {
            throw new IllegalStateException("by order");
        }
    }
}
