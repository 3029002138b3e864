/* A library, but not an agent. */
int nothing_to_see(void)
{
    return 0;
}
