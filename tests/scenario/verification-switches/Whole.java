public class Whole {
}
