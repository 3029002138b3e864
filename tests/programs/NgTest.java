import org.testng.Assert;
import org.testng.annotations.AfterSuite;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Parameters;
import org.testng.annotations.Test;

/** What testng.xml runs. */
public class NgTest {
    @DataProvider(name = "pairs")
    public Object[][] pairs() {
        return new Object[][] { { 1, 2 }, { 3, 4 } };
    }

    @Test(dataProvider = "pairs")
    public void grows(int a, int b) {
        Assert.assertTrue(a < b);
        System.out.println("grows " + a + " " + b);
    }

    @Test(groups = "slow")
    public void slow() {
        System.out.println("never");
    }

    @Parameters("word")
    @Test(dependsOnMethods = "grows")
    public void parameter(String word) {
        System.out.println("parameter " + word);
    }

    @Test(expectedExceptions = IllegalStateException.class)
    public void fails() {
        throw new IllegalStateException();
    }

    @AfterSuite
    public void over() {
        System.out.println("over");
    }
}
