import org.junit.*; import org.junit.runner.*; import org.junit.runners.*; import org.junit.rules.*; import java.util.*; import java.io.*;
import static org.junit.Assert.*;
@RunWith(Parameterized.class)
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class ParamTest {
  @Parameterized.Parameters(name="{index}: {0}+{1}") public static Collection<Object[]> data(){ return Arrays.asList(new Object[][]{{1,2},{3,4}}); }
  int a,b; public ParamTest(int a,int b){this.a=a;this.b=b;}
  @Rule public TestName name = new TestName();
  @Rule public TemporaryFolder tmp = new TemporaryFolder();
  @Rule public ExpectedException ex = ExpectedException.none();
  @Test public void a_sum(){ System.out.println(name.getMethodName()); assertEquals(a+b, b+a); }
  @Test public void b_file() throws Exception { File f = tmp.newFile("x.txt"); try(PrintWriter w = new PrintWriter(f)){ w.println("hi"); } assertTrue(f.length()==3); }
  @Test public void c_ex(){ ex.expect(ArithmeticException.class); ex.expectMessage("zero"); System.out.println(a/(b-b)); }
}
