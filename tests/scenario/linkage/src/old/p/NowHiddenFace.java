package p;

public interface NowHiddenFace {
}
