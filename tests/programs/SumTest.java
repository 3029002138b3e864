import org.junit.*;
import static org.junit.Assert.*;
import static org.hamcrest.CoreMatchers.*;
import java.util.*;
public class SumTest {
  static List<String> log = new ArrayList<>();
  int x;
  @BeforeClass public static void first(){ log.add("first"); }
  @Before public void setUp(){ x = 3; }
  @After public void tearDown(){ x = 0; }
  @AfterClass public static void last(){ System.out.println("log " + log); }
  @Test public void adds(){ assertEquals(4, x+1); }
  @Test public void fails(){ assertEquals("sum", 5, x+1); }
  @Test(expected=IllegalStateException.class) public void throwsIt(){ throw new IllegalStateException("x"); }
  @Test(timeout=2000) public void quick(){ assertTrue(x==3); }
  @Ignore("not now") @Test public void ignored(){ fail(); }
  @Test public void that(){ assertThat("abc", allOf(startsWith("a"), containsString("c"), not(nullValue()))); }
  @Test public void thatFails(){ assertThat(Arrays.asList(1,2), hasItem(3)); }
  @Test public void npe(){ Object o = null; o.toString(); }
  @Test public void arrays(){ assertArrayEquals(new int[]{1,2}, new int[]{1,3}); }
}
