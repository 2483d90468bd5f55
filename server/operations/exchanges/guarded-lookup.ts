import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** All addresses of a host name, as the system resolves them. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** Error of a connection whose host name leads to an address that we do not call. */
export class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';
}

export const systemResolve: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * The resolver of a connection. Only the addresses checked here are connected to, so a name that resolves
 * differently a second time has no effect. If one address is private, all are refused.
 */
export function guardedLookup(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return async (host, { all, family }, callback) => {
    const found = await resolvePermitted(host, family, resolve, allowPrivate);
    if (found instanceof Error) callback(found, '');
    else if (all) callback(null, [...found]);
    else callback(null, found[0].address, found[0].family);
  };
}

async function resolvePermitted(
  host: string,
  family: unknown,
  resolve: Resolve,
  allowPrivate: boolean,
): Promise<readonly [LookupAddress, ...LookupAddress[]] | Error> {
  try {
    const addresses = await resolve(host);
    if (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address))) {
      return new ForbiddenAddress(`${host} leads to a private address.`);
    }
    const [first, ...others] = addresses.filter((entry) => !family || family === entry.family);
    return first ? [first, ...others] : new Error(`${host} has no address.`);
  } catch (error) {
    return error instanceof Error ? error : new Error(`${host} cannot be resolved.`);
  }
}
