import type { AuditAction } from '../store/audit.ts';
import { authPath } from './auth.ts';
import { readJson } from './read-json.ts';

/** Entries of the audit log by endpoint: the action, and by what means. */
const audited: Readonly<Record<string, { readonly action: AuditAction; readonly by?: string }>> = {
  '/sign-in/email': { action: 'sign-in', by: 'password' },
  '/two-factor/verify-totp': { action: 'sign-in', by: 'code' },
  '/two-factor/verify-backup-code': { action: 'sign-in', by: 'backup code' },
  '/passkey/verify-authentication': { action: 'sign-in', by: 'passkey' },
  '/sign-out': { action: 'sign-out' },
  '/change-password': { action: 'change-sign-in', by: 'password' },
  '/two-factor/enable': { action: 'change-sign-in', by: 'codes' },
  '/two-factor/disable': { action: 'change-sign-in', by: 'no codes' },
  '/two-factor/generate-backup-codes': { action: 'change-sign-in', by: 'backup codes' },
  '/passkey/verify-registration': { action: 'change-sign-in', by: 'passkey' },
  '/passkey/delete-passkey': { action: 'change-sign-in', by: 'removed passkey' },
};

/**
 * Whether a request is for an act that is done in one transaction with its entry. Signing in by a password is not: it waits
 * for a slow hash, and its entry is written before its answer is sent.
 */
export function isDoneWithEntry({ method, url }: Request): boolean {
  const path = new URL(url).pathname.slice(authPath.length);
  return method === 'POST' && path in audited && path !== '/sign-in/email';
}

/** Whether a request begins a session of its own, whoever was signed in in that browser before. */
export function beginsSession({ method, url }: Request): boolean {
  const path = new URL(url).pathname.slice(authPath.length);
  return method === 'POST' && (path === '/sign-in/email' || path === '/passkey/verify-authentication');
}

/** Whether a request bears a code of an app. */
export function bearsCode({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === `${authPath}/two-factor/verify-totp`;
}

/** The act that an answer of the library tells of; undefined if nothing that is to be kept. */
export interface AuditedAct {
  readonly action: AuditAction;
  readonly by?: string;
  /** The e-mail address of whoever did it, as far as the request and its answer say; it may be invented. */
  readonly email?: string;
}

/** Reads what happened from a request and its answer. An attempt that was refused for its number is left out. */
export async function readAct(request: Request, response: Response): Promise<AuditedAct | undefined> {
  const act = audited[new URL(request.url).pathname.slice(authPath.length)];
  if (act === undefined || request.method !== 'POST' || response.status === 429) return undefined;
  const said = await readJson(response);
  if (response.ok) {
    // A second factor is asked for: nobody is signed in yet.
    if (said.twoFactorRedirect === true) return undefined;
    const email =
      typeof said.user === 'object' && said.user !== null && 'email' in said.user && said.user.email;
    return { ...act, ...(typeof email === 'string' && { email }) };
  }
  const { email } = await readJson(request);
  return { ...act, action: 'fail-sign-in', ...(typeof email === 'string' && { email: email.toLowerCase() }) };
}
