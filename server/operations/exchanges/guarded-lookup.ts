import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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

/** IANA's special-purpose registries: everything that is not a public unicast address. */
const ranges: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const special = new BlockList();
for (const [network, prefix] of ranges) {
  special.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');
}

/** True for loopback, private, link-local and every other address that is not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  return special.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** True for the host of an address that is itself a private address: no look-up takes place that would refuse it. */
export function isPrivateLiteral(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && isPrivateAddress(address);
}
