import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A zoo bound to JSON by annotations: creators, subtypes, views, any-getters, records, mix-ins, trees. */
public class JacksonStory {
    interface Public { }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({ @JsonSubTypes.Type(value = Lion.class, name = "lion"), @JsonSubTypes.Type(value = Snake.class, name = "snake") })
    public abstract static class Animal {
        public String name;
        @JsonView(Public.class) public int legs;
    }

    public static class Lion extends Animal {
        @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy-MM-dd HH:mm", timezone = "UTC") public Date fed = new Date(0);
        private final Map<String, Object> other = new TreeMap<>();

        @JsonAnyGetter public Map<String, Object> other() { return other; }

        @JsonAnySetter public void set(String key, Object value) { other.put(key, value); }
    }

    @JsonPropertyOrder({ "length", "name" }) public static class Snake extends Animal {
        private final BigDecimal length;

        @JsonCreator public Snake(@JsonProperty("length") BigDecimal length) { this.length = length; }

        public BigDecimal getLength() { return length; }

        @JsonIgnore public String getSecret() { return "secret"; }
    }

    public record Cage(int number, @JsonUnwrapped Size size, List<Animal> animals, @JsonInclude(JsonInclude.Include.NON_EMPTY) String note) { }

    public static class Size {
        public int width = 3, height = 4;
    }

    public enum Season { SPRING, AUTUMN; @JsonValue public String lower() { return name().toLowerCase(); } }

    static class Hex extends StdSerializer<Integer> {
        Hex() { super(Integer.class); }

        @Override public void serialize(Integer i, JsonGenerator g, SerializerProvider p) throws IOException { g.writeString("0x" + Integer.toHexString(i)); }
    }

    public static class Bean {
        public Integer someNumber = 255;
        public Map<Season, int[]> byTime = new TreeMap<>(Map.of(Season.AUTUMN, new int[] { 1, 2 }));
        public byte[] raw = { 1, 2, 3 };
        public Object anything = new float[] { 1.5f };
        public Boolean isIt;
    }

    static void refuses(ObjectMapper m, String json, Class<?> type) {
        try {
            System.out.println(m.readValue(json, type));
        } catch (JsonProcessingException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getOriginalMessage() + (e.getLocation() == null ? "" : " " + e.getLocation().getColumnNr()));
        }
    }

    public static void main(String[] args) throws Exception {
        ObjectMapper m = new ObjectMapper();
        Lion lion = new Lion();
        lion.name = "Leo \u00e4\n";
        lion.set("roar", List.of(1, 2.5));
        String json = m.writeValueAsString(new Cage(1, new Size(), List.of(lion, new Snake(new BigDecimal("1.50"))), ""));
        System.out.println(json);
        List<Animal> animals = m.readValue("[{\"kind\":\"snake\",\"length\":2.25},{\"kind\":\"lion\",\"x\":{\"y\":[null]},\"fed\":\"1971-02-03 04:05\"}]",
                new TypeReference<List<Animal>>() { });
        System.out.println(((Snake) animals.get(0)).getLength() + " " + ((Lion) animals.get(1)).other() + " " + ((Lion) animals.get(1)).fed.getTime());
        System.out.println(JsonMapper.builder().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build().writerWithView(Public.class).writeValueAsString(lion));

        ObjectMapper other = new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE).enable(SerializationFeature.INDENT_OUTPUT)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).registerModule(new SimpleModule().addSerializer(Integer.class, new Hex()));
        System.out.println(other.writeValueAsString(new Bean()));
        Bean bean = other.readValue("{\"some-number\":\"12\",\"unknown\":1,\"raw\":\"AQI=\",\"by-time\":{\"spring\":[9]},\"anything\":{\"a\":1}}", Bean.class);
        System.out.println(bean.someNumber + " " + bean.raw.length + bean.byTime.keySet() + bean.byTime.get(Season.SPRING)[0] + bean.anything.getClass());

        JsonNode tree = m.readTree(json);
        System.out.println(tree.at("/animals/1/length").asDouble() + " " + tree.findValuesAsText("kind") + " " + tree.path("no").isMissingNode());
        ((ObjectNode) tree).put("number", 2).putArray("list").add(1).addNull().addPOJO(Optional.of(1).get());
        ((ObjectNode) tree).remove("animals");
        System.out.println(tree.toPrettyString());
        System.out.println(m.convertValue(Map.of("width", 9), Size.class).width + m.readerForUpdating(new Size()).<Size>readValue("{\"width\":5}").height);
        refuses(m, "{\"width\":\"wide\"}", Size.class);
        refuses(m, "{\"kind\":\"cow\"}", Animal.class);
        refuses(m, "{\"depth\":1}", Size.class);
        refuses(m, "{\"width\":1", Size.class);
        refuses(m, "\"winter\"", Season.class);
        refuses(m, "\"spring\"", Season.class);
    }
}
