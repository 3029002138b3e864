/* A library that is no agent. */
int plain(void)
{
    return 1;
}
