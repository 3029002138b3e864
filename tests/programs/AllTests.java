import org.junit.runner.*; import org.junit.runners.*;
@RunWith(Suite.class) @Suite.SuiteClasses({SumTest.class, ParamTest.class}) public class AllTests {}
