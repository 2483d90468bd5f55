import { createConnector, exchange } from '../exchanges/exchange.ts';
import { guardedLookup, isPrivateLiteral, systemResolve } from '../exchanges/guarded-lookup.ts';
import type { Service } from '../service.ts';

/** Descriptions of services are longer than their answers. */
const mostBytes = 10_000_000;

/**
 * Fetches the text at the address where a service describes itself, without its credentials. Redirects are not followed,
 * and private addresses are refused like those of calls.
 */
export async function fetchDescription(
  { allowPrivateAddresses, timeoutMs }: Pick<Service, 'allowPrivateAddresses' | 'timeoutMs'>,
  address: string,
): Promise<{ readonly text: string } | { readonly failure: string }> {
  const url = new URL(address);
  if (!allowPrivateAddresses && isPrivateLiteral(url.hostname)) return { failure: 'the address is private' };
  const connector = createConnector(url.protocol, guardedLookup(systemResolve, allowPrivateAddresses));
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: 'application/json, application/yaml;q=0.9, */*;q=0.5' };
  const request = { url, method: 'GET', headers, maxResponseBytes: mostBytes, readsBody: true };
  const answer = await exchange(request, connector, signal);
  connector.agent.destroy();
  if (answer.kind === 'answer') {
    const isGood = answer.status >= 200 && answer.status < 300;
    return isGood ? { text: answer.body.toString('utf8') } : { failure: `the answer was ${answer.status}` };
  }
  if (signal.aborted) return { failure: `there was no answer in ${timeoutMs} ms` };
  switch (answer.reason) {
    case 'too-large':
      return { failure: `it is larger than ${mostBytes} bytes` };
    case 'refused':
      return { failure: 'the address is private' };
    case 'network':
      return { failure: 'the service cannot be reached' };
  }
}
