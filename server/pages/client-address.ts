/**
 * The network address of a client: that of its connection or, behind proxies of our own, the one that the outermost of
 * them saw. Whatever else the header holds is anybody's word.
 *
 * @param forwarded the `x-forwarded-for` header, to which each proxy adds whom it was called by
 * @param proxies how many proxies of our own a request goes through
 */
export function clientAddress(connection: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return connection;
  return forwarded?.split(',').at(-proxies)?.trim() || connection;
}
