package api;

import api.spi.Greeter;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

public class Api {
    public static Object hidden() {
        return new api.hidden.Secret();
    }

    public static List<String> greetings() {
        List<String> list = new ArrayList<>();
        for (ServiceLoader.Provider<Greeter> p : ServiceLoader.load(Greeter.class).stream().toList()) {
            list.add(p.type().getName() + " " + p.get().greet());
        }
        list.sort(null);
        return list;
    }

    public static StackTraceElement here() {
        return new Throwable().getStackTrace()[0];
    }
}
