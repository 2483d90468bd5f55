import type { Log } from '../store/database/database.ts';

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

/** As `clientAddress`, for a site with that many proxies; warns once of proxies that it was told nothing of. */
export function clientAddressFinder(
  proxies: number,
  log: Log,
): (connection: string, forwarded: string | undefined) => string {
  let hasWarned = proxies > 0;
  return (connection, forwarded) => {
    if (forwarded !== undefined && !hasWarned) {
      hasWarned = true;
      log.warn(
        {},
        'Requests bear x-forwarded-for, and WAYMARK_PROXIES is 0: all who come through one proxy count as one client.',
      );
    }
    return clientAddress(connection, forwarded, proxies);
  };
}
