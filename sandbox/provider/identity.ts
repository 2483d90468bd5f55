/** The application credential and the fixed identifiers this provider knows. None of them opens anything. */
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
