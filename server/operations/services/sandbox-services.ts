import { plainProfile, providerProfile } from './header-profiles.ts';
import type { Service } from './service.ts';

const limits = { timeoutMs: 10_000, maxResponseBytes: 1_000_000 } as const;

/** The services as the sandbox stands in for them; `url` is its address, without a trailing slash. */
export function sandboxServices(url: string): readonly Service[] {
  return [
    {
      name: 'provider',
      baseUrl: `${url}/provider`,
      profile: providerProfile(),
      credentials: {
        kind: 'client',
        clientId: 'sandbox-client',
        clientSecret: 'sandbox-secret',
        tokenPath: '/oauth2/token',
      },
      allowPrivateAddresses: true,
      ...limits,
    },
    {
      name: 'address-finder',
      baseUrl: `${url}/address-finder`,
      profile: plainProfile,
      credentials: { kind: 'query', parameters: { key: 'sandbox-address-key' } },
      allowPrivateAddresses: true,
      ...limits,
    },
    {
      name: 'site-api',
      baseUrl: `${url}/site-api`,
      profile: { transactionId: 'x-transaction-id', identifiers: {} },
      credentials: { kind: 'basic', user: 'sandbox-site', password: 'sandbox-site-secret' },
      allowPrivateAddresses: true,
      ...limits,
    },
  ];
}
