import {
  checkTransactionId,
  type Reason,
  type Refusal,
  refusal,
  transactionIdParameter,
} from '../answers/check-call.ts';
import type { Parameter } from '../answers/described-call.ts';
import type { TokenDesk } from '../state/token-desk.ts';

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

/** Checks the bearer token and the application credential. */
export function checkCredentials(headers: Headers, tokens: TokenDesk): Refusal | undefined {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) {
    return refusal(401, 'TOKEN_MISSING', 'authorization', 'A bearer token is needed.');
  }
  if (!tokens.holds(token)) {
    return refusal(401, 'TOKEN_INVALID', 'authorization', 'The bearer token is unknown or has expired.');
  }
  if (headers.get(headerNames.clientId) !== identity.clientId) {
    return refusal(401, 'CLIENT_UNKNOWN', headerNames.clientId, 'The client id is not known.');
  }
  if (headers.get(headerNames.clientSecret) !== identity.clientSecret) {
    return refusal(401, 'CLIENT_UNKNOWN', headerNames.clientSecret, 'The client secret is wrong.');
  }
  return undefined;
}

/**
 * Expected origin of a call. Without an application or channel here, any is accepted; the sector is checked
 * only if it is given.
 */
export interface ExpectedOrigin {
  readonly application?: string;
  readonly channel?: string;
  readonly sector?: string;
}

/** Checks the identifying headers of a call. */
export function checkIdentifiers(
  headers: Headers,
  { application, channel, sector }: ExpectedOrigin = {},
): Refusal | undefined {
  const reasons: Reason[] = [...(checkTransactionId(headers)?.reasons ?? [])];
  const fixed: (readonly [name: string, expected: string | undefined])[] = [
    [headerNames.brand, identity.brand],
    [headerNames.application, application],
    [headerNames.channel, channel],
  ];
  if (sector !== undefined) fixed.push([headerNames.sector, sector]);
  for (const [name, expected] of fixed) {
    const found = headers.get(name) ?? '';
    if (expected === undefined ? found !== '' : found === expected) continue;
    const wanted = expected === undefined ? 'a value' : `"${expected}"`;
    reasons.push({ code: 'HEADER_INVALID', at: name, message: `Expected ${wanted}, found "${found}".` });
  }
  return reasons.length > 0 ? { status: 400, reasons } : undefined;
}

/** The identifying headers of a call as its contract describes them. */
export function identifierParameters({ application, channel }: ExpectedOrigin = {}): readonly Parameter[] {
  const header = (name: string, expected: string | undefined): Parameter => ({
    in: 'header',
    name,
    required: true,
    schema: expected === undefined ? { type: 'string', minLength: 1 } : { const: expected },
  });
  return [
    transactionIdParameter,
    header(headerNames.brand, identity.brand),
    header(headerNames.application, application),
    header(headerNames.channel, channel),
  ];
}

/** The origins of the calls about orders and of those of the sign-up. */
export const origins = {
  order: { application: identity.orderApplication, channel: identity.orderChannel },
  join: { application: identity.joinApplication, channel: identity.joinChannel },
} as const;

/** The headers of a call of the sign-up; those of a home have a sector. */
export function joinParameters(sector: 'home' | 'either'): readonly Parameter[] {
  const ofHome = { const: identity.residentialSector };
  return [
    ...identifierParameters(origins.join),
    { in: 'header', name: headerNames.sector, required: sector === 'home', schema: ofHome },
  ];
}
