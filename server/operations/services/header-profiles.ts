import type { HeaderProfile, IdentifierName } from './service.ts';

export const plainProfile: HeaderProfile = { identifiers: {} };

const placeholders = { brand: 'SANDBOX', application: 'WEB', channel: 'Browser' } as const;

/**
 * The profile of a provider that wants the client's credential, a transaction id, the id of the visitor's request and fixed identifiers as headers.
 * Identifiers left out are placeholders only the sandbox knows; `sector` is sent only by calls that give it.
 */
export function providerProfile(ids: Readonly<Partial<Record<IdentifierName, string>>> = {}): HeaderProfile {
  return {
    clientId: 'x-client-id',
    clientSecret: 'x-client-secret',
    transactionId: 'x-transaction-id',
    requestId: 'x-request-id',
    identifiers: {
      brand: { header: 'x-brand-id', value: ids.brand ?? placeholders.brand },
      application: { header: 'x-application-id', value: ids.application ?? placeholders.application },
      channel: { header: 'x-channel-id', value: ids.channel ?? placeholders.channel },
      sector: { header: 'x-sector-id', ...(ids.sector !== undefined && { value: ids.sector }) },
    },
  };
}
