public class Part extends Whole {
}
