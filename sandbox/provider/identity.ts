/**
 * The application credential and the fixed identifiers that this provider accepts. They have no value
 * elsewhere.
 */
export const identity = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  brand: 'SANDBOX',
  orderApplication: 'CMS',
  orderChannel: 'Browser',
  joinApplication: 'WEB',
  joinChannel: 'Browser',
  residentialSector: 'RESIDENTIAL',
} as const;

export const headerNames = {
  clientId: 'x-client-id',
  clientSecret: 'x-client-secret',
  brand: 'x-brand-id',
  application: 'x-application-id',
  channel: 'x-channel-id',
  sector: 'x-sector-id',
} as const;
