import { randomBytes } from 'node:crypto';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import { findInvitation, holdInvitation, takeInvitation } from './invitations.ts';
import { type PasswordTrouble, troubleWithPassword } from './known-passwords.ts';
import { limitsText } from './limits.ts';

export interface JoinRequest {
  /** Token of the invitation's link. */
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type JoinOutcome = 'joined' | 'no-invitation' | 'other-email' | 'email-taken' | PasswordTrouble;

interface Joining {
  readonly database: Pick<Database, 'query' | 'dialect'>;
  /** The form in which passwords are kept. */
  readonly hash: (password: string) => Promise<string>;
  readonly now: number;
}

/** Makes a person of somebody with an invitation. All is written, or nothing: after a crash the link still works. */
export async function join(
  { token, name, email, password }: JoinRequest,
  { database, hash, now }: Joining,
): Promise<JoinOutcome> {
  const { query, dialect } = database;
  const address = email.trim().toLowerCase();
  const found = await findInvitation(query, token, now);
  if (found === undefined) return 'no-invitation';
  if (found.email !== null && found.email !== address) return 'other-email';
  const trouble = await troubleWithPassword(password, [email, name]);
  if (trouble !== undefined) return trouble;
  const hashed = await hash(password);
  const at = new Date(now).toISOString();
  const times = { createdAt: at, updatedAt: at };
  return await query.transaction().execute(async (transaction) => {
    if (!(await holdInvitation(transaction, token))) return 'no-invitation';
    const { role, limits = null, invitedBy } = found;
    const id = randomBytes(16).toString('hex');
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('people')
      .values({
        ...{ id, name, email: address, role, limits: limitsText(limits), ...times },
        emailVerified: dialect === 'sqlite' ? 1 : true,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return 'email-taken';
    await transaction
      .insertInto('people_accounts')
      .values({
        id: randomBytes(16).toString('hex'),
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: hashed,
        ...times,
      })
      .execute();
    await takeInvitation(transaction, token);
    const detail = { role, invitedBy, ...(limits && { limits }) };
    await recordAudit(transaction, { at, actor: address, action: 'join', subject: id, detail });
    return 'joined';
  });
}
