import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that all instances share. `id` is public: it names the key that signed. */
export interface SigningKey {
  readonly id: string;
  readonly secret: string | KeyObject;
}

/** The first key signs; all of them verify, so that a new one can be put in front. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

export interface SiteToken {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

export interface SiteTokenOptions {
  readonly keys: SigningKeys;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 15 minutes by default. */
  readonly lifetimeSeconds?: number;
}

const usualLifetimeSeconds = 900;
/**
 * Part of every signature, so that a signature made with the same secret for anything else is not valid here.
 */
const purpose = 'waymark/site-token/1';

/**
 * Issues this site's own token, which the browser sends to the gateway. It identifies nobody and is not
 * stored: `<key id>.<expiry in seconds>.<nonce>.<HMAC-SHA256>`.
 */
export function issueSiteToken({
  keys: [key],
  now,
  lifetimeSeconds = usualLifetimeSeconds,
}: SiteTokenOptions): SiteToken {
  const expiry = Math.floor(now / 1000) + lifetimeSeconds;
  const claims = `${key.id}.${expiry}.${randomBytes(12).toString('base64url')}`;
  return {
    access_token: `${claims}.${sign(claims, key)}`,
    expires_in: lifetimeSeconds,
  };
}

/** Takes constant time for a given key; an unknown key is compared as well. */
export function verifySiteToken(
  token: string,
  { keys, now }: Pick<SiteTokenOptions, 'keys' | 'now'>,
): 'valid' | 'expired' | 'invalid' {
  const parts = /^(([\w-]{1,40})\.(\d{1,12})\.[\w-]{16})\.([\w-]{43})$/.exec(token);
  if (!parts) return 'invalid';
  const [, claims = '', keyId, expiry, signature = ''] = parts;
  const known = keys.find(({ id }) => id === keyId);
  const genuine = timingSafeEqual(Buffer.from(sign(claims, known ?? keys[0])), Buffer.from(signature));
  if (!known || !genuine) return 'invalid';
  return Number(expiry) * 1000 > now ? 'valid' : 'expired';
}

function sign(claims: string, { secret }: SigningKey): string {
  return createHmac('sha256', secret).update(`${purpose}:${claims}`).digest('base64url');
}

/** Answers `GET /api/npa/accesstoken` with `{access_token, expires_in}`: our own token, never a provider's. */
export function answerSiteTokenRequest(options: SiteTokenOptions): Response {
  return Response.json(issueSiteToken(options), { headers: { 'cache-control': 'no-store' } });
}
