import type { Service } from '../service.ts';

const limits = { timeoutMs: 10_000, maxResponseBytes: 1_000_000 } as const;

/** The services of the sandbox; `url` is its address, without a trailing slash. */
export function sandboxServices(url: string): readonly Service[] {
  return [
    {
      name: 'provider',
      baseUrl: `${url}/provider`,
      headers: { 'x-brand-id': 'SANDBOX', 'x-application-id': 'WEB', 'x-channel-id': 'Browser' },
      transactionIdHeader: 'x-transaction-id',
      requestIdHeader: 'x-request-id',
      credentials: {
        kind: 'client',
        clientId: 'sandbox-client',
        clientSecret: 'sandbox-secret',
        tokenPath: '/oauth2/token',
        headers: { clientId: 'x-client-id', clientSecret: 'x-client-secret' },
      },
      allowPrivateAddresses: true,
      ...limits,
    },
    {
      name: 'address-finder',
      baseUrl: `${url}/address-finder`,
      headers: {},
      credentials: { kind: 'query', parameters: { key: 'sandbox-address-key' } },
      allowPrivateAddresses: true,
      ...limits,
    },
    {
      name: 'site-api',
      baseUrl: `${url}/site-api`,
      headers: {},
      transactionIdHeader: 'x-transaction-id',
      credentials: { kind: 'basic', user: 'sandbox-site', password: 'sandbox-site-secret' },
      allowPrivateAddresses: true,
      ...limits,
    },
    {
      name: 'monitoring',
      baseUrl: `${url}/monitoring`,
      publicUrl: `${url}/monitoring`,
      headers: {},
      credentials: { kind: 'none' },
      allowPrivateAddresses: true,
      ...limits,
    },
  ];
}

/** A service of a sandbox: one of those above, or any other that the sandbox has under its name. */
export function sandboxService(url: string, name: string): Service {
  return (
    sandboxServices(url).find((service) => service.name === name) ?? {
      name,
      baseUrl: `${url}/${name}`,
      headers: {},
      transactionIdHeader: 'x-transaction-id',
      credentials: { kind: 'none' },
      allowPrivateAddresses: true,
      ...limits,
    }
  );
}
