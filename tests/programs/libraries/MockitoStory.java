import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.intThat;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.ArgumentMatchers.startsWith;
import static org.mockito.Mockito.*;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.mockito.AdditionalAnswers;
import org.mockito.ArgumentCaptor;
import org.mockito.Captor;
import org.mockito.InOrder;
import org.mockito.InjectMocks;
import org.mockito.Mock;
import org.mockito.MockitoAnnotations;
import org.mockito.Spy;
import org.mockito.exceptions.base.MockitoAssertionError;
import org.mockito.exceptions.base.MockitoException;

/** Mocks, spies, captors, orders, and the words with which Mockito says what is wrong. */
public class MockitoStory {
    interface Mailer {
        boolean send(String to, int... parts) throws IOException;

        default String name() { return "mailer " + size(); }

        int size();
    }

    static class Log {
        private final List<String> lines = new ArrayList<>();

        boolean add(String line) { return lines.add(line); }

        @Override public String toString() { return lines.toString(); }
    }

    static class Desk {
        private Mailer mailer;
        private Log log;

        void write(String... names) throws IOException {
            for (String n : names) log.add(n + (mailer.send(n, n.length()) ? " sent" : " lost"));
        }
    }

    abstract static class Counter<T extends Number> {
        int calls;

        abstract T next(T from);

        int twice(T from) { calls++; return next(next(from)).intValue(); }
    }

    @Mock Mailer mailer;
    @Spy Log log = new Log();
    @Captor ArgumentCaptor<String> names;
    @InjectMocks Desk desk;

    interface Action { void run() throws Exception; }

    /** What was wrong, without the places: those are lines of this file. */
    static void wrong(String what, Action a) throws Exception {
        try {
            a.run();
            System.out.println(what + ": nothing wrong");
        } catch (MockitoAssertionError | MockitoException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + e.getMessage());
        }
    }

    void injected() throws Exception {
        MockitoAnnotations.initMocks(this);
        when(mailer.send(startsWith("a"), anyInt())).thenReturn(true);
        desk.write("ann", "bob", "alf");
        verify(mailer, times(3)).send(names.capture(), anyInt());
        System.out.println(log + " " + names.getAllValues() + " " + mockingDetails(log).isSpy() + mockingDetails(mailer).getInvocations().size());
        InOrder order = inOrder(mailer, log);
        order.verify(mailer).send("ann", 3);
        order.verify(log).add("ann sent");
        wrong("order", () -> order.verify(mailer).send("ann", 3));
        wrong("never", () -> verify(mailer, never()).send(eq("bob"), anyInt()));
        wrong("more", () -> verifyNoMoreInteractions(log));
        wrong("wanted", () -> verify(mailer).size());
        wrong("arguments", () -> verify(mailer).send("bob", 4));
        wrong("times", () -> verify(log, atLeast(5)).add(any()));
    }

    @SuppressWarnings({ "unchecked", "rawtypes" }) public static void main(String[] args) throws Exception {
        new MockitoStory().injected();
        List<Object> list = mock(List.class, "the list");
        when(list.get(0)).thenReturn("first", "second").thenThrow(new IndexOutOfBoundsException("over"));
        System.out.println(list + " " + list.get(0) + list.get(0) + list.get(1) + list.size() + list.isEmpty() + list.iterator());
        try {
            list.get(0);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        when(list.remove(anyInt())).thenAnswer(i -> "removed " + i.getArgument(0) + " by " + i.getMethod().getName());
        doThrow(IllegalStateException.class).when(list).clear();
        System.out.println(list.remove(5));
        wrong("clear", () -> { try { list.clear(); } catch (IllegalStateException e) { System.out.println(e); } });

        Counter<Integer> counter = mock(Counter.class, withSettings().useConstructor().defaultAnswer(CALLS_REAL_METHODS).extraInterfaces(Iterator.class));
        doAnswer(i -> (Integer) i.getArgument(0) + 10).when(counter).next(any());
        System.out.println(counter.twice(1) + " " + counter.calls + " " + (counter instanceof Iterator));
        Mailer real = mock(Mailer.class);
        when(real.name()).thenCallRealMethod();
        when(real.size()).thenReturn(4);
        System.out.println(real.name());
        Map<String, List<String>> deep = mock(Map.class, RETURNS_DEEP_STUBS);
        System.out.println(deep.entrySet().iterator().hasNext() + " " + mock(Mailer.class, RETURNS_SMART_NULLS).size());
        List spied = mock(ArrayList.class, AdditionalAnswers.delegatesTo(new ArrayList<>(List.of(1, 2))));
        doReturn(9).when(spied).get(1);
        System.out.println(spied.get(0) + " " + spied.get(1) + " " + spied.size());

        wrong("no call", () -> when("x").thenReturn("y"));
        wrong("type", () -> doReturn("text").when(real).size());
        wrong("checked", () -> when(real.size()).thenThrow(new IOException()));
        wrong("final", () -> mock(String.class));
        wrong("matcher", () -> verify(real).send("x", intThat(x -> true), eq(2)));
        wrong("unfinished", () -> { verify(real); verify(real).size(); });
        wrong("not a mock", () -> verify("x"));
    }
}
