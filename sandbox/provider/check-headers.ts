import { headerNames, identity } from './identity.ts';
import { type Reason, type Refusal, refusal } from './refusal.ts';
import type { TokenDesk } from './token-desk.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Who calls: the bearer token and the application credential. */
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

/** Where a call says it comes from; any application and channel will do when none is given here. */
export interface ExpectedOrigin {
  readonly application?: string;
  readonly channel?: string;
}

/** What a call must say about itself. */
export function checkIdentifiers(
  headers: Headers,
  { application, channel }: ExpectedOrigin = {},
): Refusal | undefined {
  const reasons: Reason[] = [];
  const transactionId = headers.get(headerNames.transactionId) ?? '';
  if (!uuid.test(transactionId)) {
    reasons.push({
      code: 'TRANSACTION_ID_INVALID',
      at: headerNames.transactionId,
      message: `Expected a UUID, found "${transactionId}".`,
    });
  }
  const fixed = [
    [headerNames.brand, identity.brand],
    [headerNames.application, application],
    [headerNames.channel, channel],
  ] as const;
  for (const [name, expected] of fixed) {
    const found = headers.get(name) ?? '';
    if (expected === undefined ? found !== '' : found === expected) continue;
    const wanted = expected === undefined ? 'a value' : `"${expected}"`;
    reasons.push({ code: 'HEADER_INVALID', at: name, message: `Expected ${wanted}, found "${found}".` });
  }
  return reasons.length > 0 ? { status: 400, reasons } : undefined;
}
