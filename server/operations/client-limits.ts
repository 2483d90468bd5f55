import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface ClientLimitOptions {
  /** Calls one client may make in a window. */
  readonly calls: number;
  readonly windowSeconds: number;
}

export const usualClientLimit: ClientLimitOptions = { calls: 120, windowSeconds: 60 };

/** Presses of forms, each of which may call something: more than any visitor makes, and than many behind one address. */
export const usualPressLimit: ClientLimitOptions = { calls: 600, windowSeconds: 60 };

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAfterSeconds: number };

/** How often one client may call; counted in this process alone. */
export interface ClientLimits {
  /** `client` is its network address, or whatever else tells clients apart. */
  admit(client: string): Promise<Admission>;
}

export function createClientLimits({
  calls,
  windowSeconds,
}: ClientLimitOptions = usualClientLimit): ClientLimits {
  const limiter = new RateLimiterMemory({ points: calls, duration: windowSeconds });
  return {
    async admit(client) {
      try {
        await limiter.consume(clientKey(client));
        return { admitted: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { admitted: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
      }
    },
  };
}

/** An IPv6 client owns a whole /64, so its addresses count as one. */
function clientKey(client: string): string {
  if (!isIPv6(client) || client.includes('.')) return client;
  const [head = '', tail] = client.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
