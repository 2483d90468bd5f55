import { LRUCache } from 'lru-cache';
import { createConnector, exchange } from '../../operations/exchanges/exchange.ts';
import {
  guardedLookup,
  isPrivateLiteral,
  type Resolve,
  systemResolve,
} from '../../operations/exchanges/guarded-lookup.ts';

/** Fetches a picture of another host; undefined if it cannot be had. */
export type FetchRemoteImage = (address: string) => Promise<Buffer | undefined>;

export interface RemoteImageOptions {
  readonly resolve?: Resolve;
  /** Only in tests: whether private addresses are called. */
  readonly allowPrivateAddresses?: boolean;
}

const longestMs = 10_000;
const maxResponseBytes = 10 * 1024 * 1024;
/** How long a fetched picture is taken for current. */
const freshMs = 10 * 60_000;

/**
 * Fetches pictures with the guards of outside calls: no private addresses, no redirects, a limited size and time.
 * Each is fetched once at a time and kept for some minutes.
 */
export function remoteImages(options: RemoteImageOptions = {}): FetchRemoteImage {
  const { resolve = systemResolve, allowPrivateAddresses = false } = options;
  const lookup = guardedLookup(resolve, allowPrivateAddresses);
  const connectors = new Map<string, ReturnType<typeof createConnector>>();
  const kept = new LRUCache<string, Buffer>({
    maxSize: 4 * maxResponseBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    ttl: freshMs,
    fetchMethod: (address) => fetchImage(new URL(address)),
  });
  async function fetchImage(url: URL): Promise<Buffer | undefined> {
    if (!allowPrivateAddresses && isPrivateLiteral(url.hostname)) return undefined;
    const connector = connectors.get(url.origin) ?? createConnector(url.protocol, lookup);
    connectors.set(url.origin, connector);
    const headers = { accept: 'image/*' };
    const request = { url, method: 'GET', headers, maxResponseBytes, readsBody: true };
    const answer = await exchange(request, connector, AbortSignal.timeout(longestMs));
    return answer.kind === 'answer' && answer.status === 200 ? answer.body : undefined;
  }
  return (address) => kept.fetch(address);
}
