import com.google.gson.ExclusionStrategy;
import com.google.gson.FieldAttributes;
import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.annotations.Expose;
import com.google.gson.annotations.JsonAdapter;
import com.google.gson.annotations.SerializedName;
import com.google.gson.annotations.Since;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Generic types, enums, adapters, exclusions and streams, to JSON and back. */
public class GsonStory {
    enum Colour { @SerializedName("rot") RED, GREEN }

    static class Box<T> {
        T content;
        List<? extends T> more = new ArrayList<>();
        transient int hidden = 7;
        Box<T> inner;
    }

    static class Money {
        final long cents;
        Money(long cents) { this.cents = cents; }
    }

    static class MoneyAdapter extends TypeAdapter<Money> {
        @Override public void write(JsonWriter w, Money m) throws IOException { w.value(m.cents / 100 + "." + m.cents % 100); }

        @Override public Money read(JsonReader r) throws IOException { return new Money(Long.parseLong(r.nextString().replace(".", ""))); }
    }

    static class Car {
        @Expose String maker = "Trabant <600>";
        @Expose @SerializedName(value = "paint", alternate = { "colour", "color" }) Colour paint = Colour.RED;
        @JsonAdapter(MoneyAdapter.class) Money price = new Money(12345);
        @Since(2.0) int doorCount = 2;
        double[] sizes = { 1, 2.5, 1e20, -0.0 };
        Map<Colour, Integer> stock = new EnumMap<>(Map.of(Colour.GREEN, 3));
        Character none;
    }

    public static void main(String[] args) throws Exception {
        Gson plain = new Gson();
        String json = plain.toJson(new Car());
        System.out.println(json);
        Car car = plain.fromJson(json.replace("paint", "color").replace("rot", "GREEN"), Car.class);
        System.out.println(car.paint + " " + car.price.cents + " " + car.stock.getClass().getName() + car.stock);
        Gson fancy = new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().setVersion(1.0)
                .setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE_WITH_SPACES).setExclusionStrategies(new ExclusionStrategy() {
                    @Override public boolean shouldSkipField(FieldAttributes f) { return f.getDeclaredType() == double[].class; }

                    @Override public boolean shouldSkipClass(Class<?> c) { return false; }
                }).create();
        System.out.println(fancy.toJson(car));
        System.out.println(new GsonBuilder().excludeFieldsWithoutExposeAnnotation().create().toJson(car));

        TypeToken<Box<Map<String, List<Integer>>>> type = new TypeToken<Box<Map<String, List<Integer>>>>() { };
        System.out.println(type.getType() + " " + type.getRawType());
        Box<Map<String, List<Integer>>> box = plain.fromJson("{content:{a:[1,2],'b':[]},more:[{c:[3]}],inner:{}}", type.getType());
        System.out.println(box.content + " " + box.more + " " + box.hidden + " " + box.inner.content + " " + plain.toJson(box, type.getType()));
        System.out.println(TypeToken.getParameterized(Map.class, String.class, Integer[].class) + " " + TypeToken.getArray(Colour.class));
        Map<String, Object> loose = plain.fromJson("{\"n\":1,\"l\":[true,null,\"\\u00e9\"],\"o\":{}}", new TypeToken<LinkedHashMap<String, Object>>() { }.getType());
        System.out.println(loose + " " + loose.get("n").getClass());

        JsonObject tree = JsonParser.parseString(json).getAsJsonObject();
        tree.getAsJsonArray("sizes").add(new JsonPrimitive(99));
        tree.remove("maker");
        for (Map.Entry<String, JsonElement> e : tree.entrySet()) System.out.println(e.getKey() + " = " + e.getValue());
        JsonReader reader = new JsonReader(new StringReader("[1, 'x', {y: 0.5}] // lenient"));
        reader.setLenient(true);
        reader.beginArray();
        System.out.println(reader.nextInt() + reader.nextString() + reader.peek() + reader.getPath());
        for (String bad : new String[] { "{\"stock\":[1]}", "{\"doorCount\":\"many\"}", "[", "{\"sizes\":[1,{}]}" }) {
            try {
                System.out.println(plain.fromJson(bad, Car.class).doorCount);
            } catch (JsonSyntaxException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
