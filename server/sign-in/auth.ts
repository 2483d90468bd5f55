import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Log } from '../observing/log.ts';
import { leastPasswordLength, mostPasswordLength } from '../people/known-passwords.ts';
import type { Database } from '../store/database/database.ts';
import { type PeopleSecrets, versionedSecrets } from './sealed-factors.ts';
import { providerId, type SingleSignOn, singleSignOnPlugin } from './single-sign-on.ts';

/** Path under which people sign in and out. */
export const authPath = '/studio/api/auth';

/** Tells the library the address of a client; the front sets it, whatever the client sent. */
export const clientHeader = 'x-waymark-client';

export interface AuthOptions {
  readonly database: Pick<Database, 'query' | 'dialect'>;
  readonly secrets: PeopleSecrets;
  /** Distinguishes the cookies of sites on one host: the port that the site listens on. */
  readonly port: number;
  readonly log: Log;
  /** How long a session lasts at most, however much it is used. */
  readonly sessionLifetimeMs?: number;
  /** The provider by which people may sign in, too. */
  readonly singleSignOn?: SingleSignOn | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export const usualSessionLifetimeMs = 30 * 24 * 60 * 60_000;
/** A session that is not used ends after this. */
const idleMs = 14 * 24 * 60 * 60_000;

/** The beginning of the names of all cookies. Browsers take such a cookie of the host itself alone, over https or of localhost. */
export function cookiePrefix(port: number): string {
  return `__Host-waymark-studio-${port}`;
}

/** The library that keeps passwords and sessions, with settings of ours. */
export function createAuth({
  database,
  secrets,
  port,
  log,
  sessionLifetimeMs = usualSessionLifetimeMs,
  singleSignOn,
  now = Date.now,
}: AuthOptions) {
  return betterAuth({
    database: { db: database.query, type: database.dialect },
    basePath: authPath,
    secrets: versionedSecrets(secrets),
    // Of what was sealed before secrets had versions.
    secret: secrets.at(-1) ?? secrets[0],
    appName: 'Waymark',
    trustedOrigins: (request) => (request ? originsOf(request) : []),
    user: {
      modelName: 'people',
      additionalFields: {
        role: { type: 'string', input: false, required: true },
        limits: { type: 'string', input: false, required: false },
      },
    },
    session: {
      modelName: 'people_sessions',
      expiresIn: Math.min(idleMs, sessionLifetimeMs) / 1000,
      updateAge: Math.min(60 * 60_000, sessionLifetimeMs / 4) / 1000,
    },
    account: { modelName: 'people_accounts', encryptOAuthTokens: true },
    verification: { modelName: 'people_verifications' },
    rateLimit: { enabled: true, storage: 'database', modelName: 'people_rate_limits' },
    emailAndPassword: {
      enabled: true,
      // People join by an invitation only.
      disableSignUp: true,
      minPasswordLength: leastPasswordLength,
      maxPasswordLength: mostPasswordLength,
      revokeSessionsOnPasswordReset: true,
    },
    advanced: {
      cookiePrefix: cookiePrefix(port),
      // The library would put the weaker prefix before ours; the cookies are secure by their attributes.
      useSecureCookies: false,
      // Said here, since the library leaves the checks out where it takes a process for a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      defaultCookieAttributes: { sameSite: 'lax', secure: true, httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [clientHeader] },
    },
    telemetry: { enabled: false },
    logger: { log: (level, message) => level === 'error' && log.warn({}, message) },
    plugins: [
      twoFactor({ issuer: 'Waymark', twoFactorTable: 'people_two_factors' }),
      passkey({ schema: { passkey: { modelName: 'people_passkeys' } } }),
      ...(singleSignOn ? [singleSignOnPlugin(singleSignOn, { database, authPath, now })] : []),
    ],
  });
}

/** The origins from which forms of a host may be sent. A proxy may speak HTTPS for the site. */
function originsOf({ url }: Request): string[] {
  const { host } = new URL(url);
  return [`http://${host}`, `https://${host}`];
}

/** Where the provider sends people back to. */
export const callbackPath = `/callback/${providerId}`;

/** Endpoints of the library that a request may reach. It has about thirty more, which answer 404. */
const reachable: ReadonlySet<string> = new Set([
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /change-password',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/update-passkey',
  'POST /passkey/delete-passkey',
  `GET ${callbackPath}`,
]);

/** Whether a request is for one of the endpoints that are meant for people. */
export function isReachable({ method, url }: Request): boolean {
  return reachable.has(`${method} ${new URL(url).pathname.slice(authPath.length)}`);
}
