/** Without what it has in truth. */
module a.user {
}
