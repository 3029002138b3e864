public class Thing {
}
