import { randomBytes } from 'node:crypto';
import { genericOAuth } from 'better-auth/plugins';
import { isRole, type Role } from '../people/roles.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';

/** The provider of OpenID Connect that says who people are, such as that of their company. */
export interface SingleSignOn {
  /** Its name on the button. */
  readonly name: string;
  /** Its address; `/.well-known/openid-configuration` is below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address of the studio's site as browsers see it, to which the provider sends people back. */
  readonly address: string;
  /** Roles with which people of a domain join who were not invited, by the domain of their e-mail address. */
  readonly domains: Readonly<Record<string, Role>>;
}

export const providerId = 'single-sign-on';

/** The part of the library that asks the provider: authorization code with PKCE, state, and a nonce in the ID token. */
export function singleSignOnPlugin(
  { name, issuer, clientId, clientSecret, address, domains }: SingleSignOn,
  { database, authPath, now }: { readonly authPath: string } & Admitting,
) {
  return genericOAuth({
    config: [
      {
        providerId,
        name,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        redirectURI: `${new URL(address).origin}${authPath}/callback/${providerId}`,
        // People are made below, with what the library knows nothing of.
        disableSignUp: true,
        mapProfileToUser: async (profile) => {
          const { email, email_verified: isVerified } = profile;
          // Whoever could choose an address at the provider would be its owner here.
          if (typeof email !== 'string' || isVerified !== true) return { email: null };
          const known = { email: email.toLowerCase(), name: textOf(profile.name) ?? email };
          await admit(known, domains, { database, now });
          return { ...known, emailVerified: true };
        },
      },
    ],
  });
}

interface Admitting {
  readonly database: Pick<Database, 'query' | 'dialect'>;
  readonly now: () => number;
}

/** Makes a person of somebody who was invited by their address, or whose domain may join. Others stay unknown. */
async function admit(
  { email, name }: { readonly email: string; readonly name: string },
  domains: SingleSignOn['domains'],
  { database: { query, dialect }, now }: Admitting,
): Promise<void> {
  const at = new Date(now()).toISOString();
  await query.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('people')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (known !== undefined) return;
    const invitation = await transaction
      .deleteFrom('invitations')
      .where('email', '=', email)
      .where('expires_at', '>', at)
      .returningAll()
      .executeTakeFirst();
    const domain = email.slice(email.lastIndexOf('@') + 1);
    const role = invitation?.role ?? (Object.hasOwn(domains, domain) ? domains[domain] : undefined);
    if (!isRole(role)) return;
    const id = randomBytes(16).toString('hex');
    const isVerified = dialect === 'sqlite' ? 1 : true;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('people')
      .values({
        ...{ id, name, email, role, limits: invitation?.limits ?? null, emailVerified: isVerified },
        ...{ createdAt: at, updatedAt: at },
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    const detail = {
      role,
      by: 'single sign-on',
      invitedBy: invitation?.invited_by ?? `the domain ${domain}`,
    };
    await recordAudit(transaction, { at, actor: email, action: 'join', subject: id, detail });
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;
}
