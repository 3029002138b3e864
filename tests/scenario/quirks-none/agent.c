#include "quirks.h"
