package p;

interface NowHiddenFace {
}
