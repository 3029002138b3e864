public class Holder {
}
