import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import { type AuthOptions, createAuth, isReachable, leastPasswordLength } from './auth.ts';
import { findInvitation, type Invitation, invite, takeInvitation } from './invitations.ts';
import { isRole, type Role } from './roles.ts';

/** A person who works on the site. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface JoinRequest {
  /** Token of the invitation's link. */
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

type JoinOutcome = 'joined' | 'no-invitation' | 'other-email' | 'email-taken' | 'weak-password';

/** The people who work on the site: who they are, and how they sign in. */
export interface People {
  /** Answers requests under `authPath`: those to sign in and out, and to change how one does. */
  answer(request: Request): Promise<Response>;
  /** The person who sends a request; undefined without a session. */
  whoSends(request: Request): Promise<Person | undefined>;
  /** Whether nobody has joined yet. */
  isEmpty(): Promise<boolean>;
  /** Path of a link by which one person may join, once, within a week. */
  invite(invitation: Invitation): Promise<string>;
  findInvitation(token: string): Promise<Invitation | undefined>;
  join(request: JoinRequest): Promise<JoinOutcome>;
  /** In order of their names. */
  list(): Promise<readonly Person[]>;
  /** False if there is nobody of that id, or if the last administrator would be none any more. */
  changeRole(id: string, role: Role, author: string): Promise<boolean>;
}

export interface PeopleOptions extends AuthOptions {
  readonly database: Database;
  readonly now?: () => number;
}

export function createPeople({ database, secret, port, log, now = Date.now }: PeopleOptions): People {
  const { query } = database;
  const auth = createAuth({ database, secret, port, log });

  async function join({ token, name, email, password }: JoinRequest): Promise<JoinOutcome> {
    const address = email.trim().toLowerCase();
    const invitation = await findInvitation(query, token, now());
    if (invitation === undefined) return 'no-invitation';
    if (invitation.email !== null && invitation.email !== address) return 'other-email';
    if (password.length < leastPasswordLength) return 'weak-password';
    const { internalAdapter, password: passwords } = await auth.$context;
    if (await internalAdapter.findUserByEmail(address)) return 'email-taken';
    const hash = await passwords.hash(password);
    if (!(await takeInvitation(query, token))) return 'no-invitation';
    const { role } = invitation;
    const person = await internalAdapter.createUser(
      { name, email: address, emailVerified: true, role },
      { method: 'email-password' },
    );
    await internalAdapter.linkAccount({
      userId: person.id,
      providerId: 'credential',
      accountId: person.id,
      password: hash,
    });
    await audit(address, 'join', person.id, { role, invitedBy: invitation.invitedBy });
    return 'joined';
  }

  const audit = (
    actor: string,
    action: 'invite' | 'join' | 'change-person',
    subject: string,
    detail: object,
  ) =>
    query.transaction().execute((transaction) =>
      recordAudit(transaction, {
        at: new Date(now()).toISOString(),
        actor,
        action,
        subject,
        detail: { ...detail },
      }),
    );

  return {
    async answer(request) {
      return isReachable(request) ? await auth.handler(request) : new Response(null, { status: 404 });
    },
    async whoSends(request) {
      const session = await auth.api.getSession({ headers: request.headers });
      return session ? personOf(session.user) : undefined;
    },
    async isEmpty() {
      return (await query.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    async invite(invitation) {
      const token = await invite(query, invitation, now());
      const { email, role, invitedBy } = invitation;
      await audit(invitedBy, 'invite', email ?? 'anybody', { role });
      return `/studio/join?token=${token}`;
    },
    findInvitation: (token) => findInvitation(query, token, now()),
    join,
    async list() {
      const rows = await query.selectFrom('people').selectAll().orderBy('name').execute();
      return rows.flatMap((row) => personOf(row) ?? []);
    },
    async changeRole(id, role, author) {
      const { numUpdatedRows } = await query
        .updateTable('people')
        .set({ role })
        .where('id', '=', id)
        .$if(role !== 'administrator', (update) =>
          update.where(({ exists, selectFrom }) =>
            exists(
              selectFrom('people as other')
                .select('other.id')
                .where('other.role', '=', 'administrator')
                .where('other.id', '!=', id),
            ),
          ),
        )
        .executeTakeFirst();
      const changed = numUpdatedRows === 1n;
      if (changed) await audit(author, 'change-person', id, { role });
      return changed;
    },
  };
}

function personOf(row: Readonly<Record<string, unknown>>): Person | undefined {
  const { id, name, email, role } = row;
  return isRole(role) ? { id: String(id), name: String(name), email: String(email), role } : undefined;
}
