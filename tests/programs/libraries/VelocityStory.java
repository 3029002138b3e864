import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.FieldMethodizer;
import org.apache.velocity.app.VelocityEngine;
import org.apache.velocity.app.event.EventCartridge;
import org.apache.velocity.app.event.InvalidReferenceEventHandler;
import org.apache.velocity.app.event.ReferenceInsertionEventHandler;
import org.apache.velocity.context.Context;
import org.apache.velocity.exception.VelocityException;
import org.apache.velocity.runtime.log.NullLogChute;
import org.apache.velocity.runtime.resource.loader.StringResourceLoader;
import org.apache.velocity.runtime.resource.util.StringResourceRepository;
import org.apache.velocity.util.introspection.Info;

/** Templates with loops, macros, includes, arithmetic, overloaded methods and events, and what is wrong in some. */
public class VelocityStory {
    public static final int LIMIT = 4;

    public static class Item {
        private final String name;
        private final int count;

        public Item(String name, int count) {
            this.name = name;
            this.count = count;
        }

        public String getName() { return name; }

        public int getCount() { return count; }

        public boolean isMany() { return count > 2; }

        public Object get(String key) { return "get(" + key + ")"; }

        public String how(int n) { return "int"; }

        public String how(Number n) { return "number"; }

        public String how(Object o) { return "object"; }

        public String how(String... all) { return "strings " + all.length; }

        public void fail() throws Exception { throw new Exception("failed"); }
    }

    static class Watcher implements InvalidReferenceEventHandler, ReferenceInsertionEventHandler {
        @Override public Object invalidGetMethod(Context c, String ref, Object o, String property, Info i) { return "{no " + ref + " at " + i.getLine() + "," + i.getColumn() + "}"; }

        @Override public boolean invalidSetMethod(Context c, String left, String right, Info i) { return false; }

        @Override public Object invalidMethod(Context c, String ref, Object o, String method, Info i) { return "{no method " + method + "}"; }

        @Override public Object referenceInsert(String ref, Object value) { return value instanceof String ? "'" + value + "'" : value; }
    }

    public static void main(String[] args) throws Exception {
        VelocityEngine v = new VelocityEngine();
        v.setProperty("resource.loader", "string");
        v.setProperty("string.resource.loader.class", StringResourceLoader.class.getName());
        v.setProperty("runtime.log.logsystem.class", NullLogChute.class.getName());
        v.setProperty("velocimacro.permissions.allow.inline.to.replace.global", "true");
        v.init();
        StringResourceRepository texts = StringResourceLoader.getRepository();
        texts.putStringResource("lib.vm", "#macro(row $i $last)<$i.name: $i.Count#if($i.many)!#end>#if(!$last), #end#end#macro(box)[$!bodyContent]#end");
        texts.putStringResource("main.vm", "#parse('lib.vm')#foreach($i in $items)#row($i $velocityCount)#if($foreach.hasNext); #else.#end#end\n"
                + "#set($sum = 0)#foreach($i in $items)#set($sum = $sum + $i.count * 2)#if($foreach.index == 1)#break#end#end$sum ${sum}px $!nothing $nothing.at.all \\$sum\n"
                + "#set($map = {'k': [1, 2.5], \"b\": \"in $sum\"})$map.k.get(1) $map.b $map.size() $map.keySet() [#foreach($n in [3..1])$n#end]\n"
                + "#@box()body#end #if($items.size() >= 2 && !($sum == 7) || false)yes#elseif(true)no#end ## comment\n#* more *#"
                + "$items.get(0).how(1) $items.get(0).how('a', 'b') $items.get(0).how(1.5) $items.get(0).how($items) $items[1].name $items.get(0).unknown\n"
                + "#evaluate('#set($e = 5 % 3 - 7 / 2)$e') #[[ $not #parsed ]]# $array.length $array.isEmpty() $const.LIMIT #include('lib.vm')\n"
                + "#define($block)<$inner>#end#set($inner = 'late')$block #foreach($e in $map)${e}|#end #stop never");
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("items", new ArrayList<>(List.of(new Item("pen", 2), new Item("ink", 3), new Item("pad", 1))));
        model.put("array", new int[] { 1, 2, 3 });
        model.put("const", new FieldMethodizer("VelocityStory.LIMIT"));
        VelocityContext context = new VelocityContext(model);
        StringWriter out = new StringWriter();
        v.getTemplate("main.vm").merge(context, out);
        System.out.println(out);
        VelocityContext inner = new VelocityContext(context);
        EventCartridge events = new EventCartridge();
        events.addEventHandler(new Watcher());
        events.attachToContext(inner);
        out = new StringWriter();
        v.evaluate(inner, out, "story", "a\n $items.get(0).name $items.get(0).lost $items.get(0).none(1) $lost");
        System.out.println(out);
        Thread[] some = new Thread[4];
        String[] said = new String[some.length];
        for (int i = 0; i < some.length; i++) {
            int n = i;
            some[i] = new Thread(() -> {
                StringWriter w = new StringWriter();
                v.getTemplate("main.vm").merge(new VelocityContext(new VelocityContext(model)), w);
                said[n] = w.toString();
            });
            some[i].start();
        }
        for (Thread t : some) t.join();
        System.out.println(said[0].equals(said[1]) && said[1].equals(said[2]) && said[2].equals(said[3]));
        for (String bad : new String[] { "#if(", "#set($x = )", "#foreach($x on $y)#end", "$items.get(0).fail()", "#parse('no.vm')", "#else", "$items.get(9)" }) {
            try {
                v.evaluate(context, new StringWriter(), "bad", bad);
                System.out.println("fine " + bad);
            } catch (VelocityException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage() + " " + (e.getCause() == null ? null : e.getCause().getMessage()));
            }
        }
    }
}
