import type { Transaction } from 'kysely';
import { type AuditAction, recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import type { Tables } from '../store/database/tables.ts';
import {
  type Administered,
  administration,
  type Permission,
  type Person,
  type PersonSession,
  personOf,
} from './administration.ts';
import { type AuditedAct, isDoneWithEntry, readAct } from './audited-answers.ts';
import { type AuthOptions, authPath, callbackPath, createAuth, isReachable } from './auth.ts';
import {
  findInvitation,
  type Invitation,
  invite,
  listInvitations,
  type PendingInvitation,
  renewInvitation,
} from './invitations.ts';
import { joinedTransactions } from './joined-transactions.ts';
import { type JoinOutcome, type JoinRequest, join } from './joining.ts';
import { passwordGuard } from './password-guard.ts';
import {
  changeByLink,
  findPasswordLink,
  type LinkOwner,
  makePasswordLink,
  type PasswordLink,
  type PasswordOutcome,
} from './password-links.ts';
import {
  findHolder,
  type KeyHolder,
  type KeyOutcome,
  type KeyRequest,
  listKeys,
  makeKey,
  type PersonalKey,
  revokeKey,
} from './personal-keys.ts';
import { lacksSecondFactor, type SecondFactor } from './second-factor.ts';
import { providerId } from './single-sign-on.ts';

/** A person with the session of a request. */
export interface Sender extends Person {
  /** Id of the session, which is no credential; '' for a request by a personal key. */
  readonly session: string;
  /** Whether signing in asks them for a code of an app. */
  readonly hasCodes: boolean;
}

/** The people who work on the site: who they are, and how they sign in. */
export interface People {
  /** Answers requests under `authPath`: those to sign in and out, and to change how one does. */
  answer(request: Request): Promise<Response>;
  /** The person who sends a request; undefined without a session. */
  whoSends(request: Request): Promise<Sender | undefined>;
  /** Whether a person has to set up a second factor before anything else. */
  needsSecondFactor(person: Pick<Person, 'id'>): Promise<boolean>;
  /** Whether nobody has joined yet. */
  isEmpty(): Promise<boolean>;
  /** Path of a link by which one person may join, once, within a week. */
  invite(invitation: Invitation): Promise<string>;
  /** Those that nobody has used yet. */
  invitations(): Promise<readonly PendingInvitation[]>;
  /** Path of a new link for an invitation; undefined if there is none of that id. */
  renewInvitation(which: { readonly id: string; readonly by: string }): Promise<string | undefined>;
  findInvitation(token: string): Promise<Invitation | undefined>;
  join(request: JoinRequest): Promise<JoinOutcome>;
  /** Links by which people who have forgotten their password choose another one. */
  readonly passwordLinks: PasswordLinks;
  /** In order of their names. */
  list(): Promise<readonly Person[]>;
  /** False if there is nobody of that id, or if the last administrator would be none any more. */
  permit(id: string, permission: Permission, who: Administered): Promise<boolean>;
  /** Ends all that they may do at once. False as for `permit`. */
  remove(id: string, who: Administered): Promise<boolean>;
  /** Those that have not expired, the last used first. */
  sessionsOf(id: string): Promise<readonly PersonSession[]>;
  /** Ends all sessions of a person, only one, or all but one; false if there was none. */
  endSessions(
    id: string,
    which: { readonly only?: string; readonly but?: string },
    who: Administered,
  ): Promise<boolean>;
  readonly keys: PersonalKeys;
  /** Undefined if no provider is configured. */
  readonly singleSignOn: SignOn | undefined;
}

interface PasswordLinks {
  /** Path of a link that works once, within a day, in place of any before it; undefined for a person without a password. */
  make(link: PasswordLink): Promise<string | undefined>;
  find(token: string): Promise<LinkOwner | undefined>;
  /** Ends all sessions of the person. */
  use(link: { readonly token: string; readonly password: string }): Promise<PasswordOutcome>;
}

/** Signing in by a provider of OpenID Connect. */
interface SignOn {
  /** Name of the provider. */
  readonly name: string;
  /** Answers with the address at the provider to which a browser goes on; undefined if the provider cannot be reached. */
  begin(request: Request): Promise<Response | undefined>;
}

/** Personal keys, by which programs work for people. */
interface PersonalKeys {
  make(person: Person, request: KeyRequest): Promise<KeyOutcome>;
  /** The newest first. */
  list(person: string): Promise<readonly PersonalKey[]>;
  /** False if the person has no such key. */
  revoke(which: { readonly person: string; readonly id: string }, who: Administered): Promise<boolean>;
  /** Undefined for a token that is unknown, revoked or expired. */
  find(token: string): Promise<KeyHolder | undefined>;
}

export interface PeopleOptions extends AuthOptions {
  readonly database: Database;
  /** Whether everybody with a password needs a second factor. */
  readonly secondFactor?: SecondFactor;
}

function isCallback({ url }: Request): boolean {
  return new URL(url).pathname === `${authPath}${callbackPath}`;
}

/** The next request of a browser that has got an answer. */
function asking({ url }: Request, response: Response): Request {
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return new Request(url, { headers: { cookie } });
}

export function createPeople(options: PeopleOptions): People {
  const { database, singleSignOn, now = Date.now } = options;
  const { query } = database;
  const joined = joinedTransactions(query);
  const auth = createAuth({
    ...options,
    database: { dialect: database.dialect, query: joined.query },
    singleSignOn: undefined,
  });
  // Asks the provider what it is at its start, so it is apart: who has a password needs no provider.
  let signOn: ReturnType<typeof createAuth> | undefined;
  const isRequired = options.secondFactor === 'required';
  const guard = passwordGuard({ ...options, now, needsSecondFactor: isRequired });
  const { list, permit, remove, sessionsOf, endSessions } = administration(database, now);

  async function whoSends({ headers }: Request): Promise<Sender | undefined> {
    const found = await auth.api.getSession({ headers });
    const person = found ? personOf(found.user) : undefined;
    return found && person
      ? { ...person, session: found.session.id, hasCodes: found.user.twoFactorEnabled === true }
      : undefined;
  }

  /** Written before the answer is sent: nobody gets a session without an entry. */
  async function note(
    { action, by, email }: AuditedAct,
    sender: Person | undefined,
    transaction: Transaction<Tables>,
  ): Promise<void> {
    const known =
      sender ??
      (email === undefined
        ? undefined
        : await transaction
            .selectFrom('people')
            .select(['id', 'email'])
            .where('email', '=', email)
            .executeTakeFirst());
    const at = new Date(now()).toISOString();
    // A text typed as an address may be anything, such as a password.
    const entry = { at, actor: known?.email ?? 'unknown', subject: known?.id ?? 'unknown' };
    const isChange = sender !== undefined && action === 'sign-in';
    const told: AuditAction = isChange ? 'change-sign-in' : action;
    await recordAudit(transaction, { ...entry, action: told, detail: { ...(by && { by }) } });
  }

  /** Has the library answer, and writes what came of it into the log, in the same transaction. */
  function answerWithEntry(request: Request, sender: Person | undefined): Promise<Response> {
    return joined.inTransaction(async (transaction) => {
      const response = await guard(request.clone(), sender, auth.handler);
      const act = await readAct(request, response.clone());
      if (act) await note(act, sender, transaction);
      return response;
    });
  }

  return {
    async answer(request) {
      const isOpen = isReachable(request) && (singleSignOn !== undefined || !isCallback(request));
      if (!isOpen) return new Response(null, { status: 404 });
      if (isCallback(request)) {
        signOn ??= createAuth(options);
        const response = await signOn.handler(request);
        const person = await whoSends(asking(request, response));
        const action = person === undefined ? 'fail-sign-in' : 'sign-in';
        const act: AuditedAct = { action, by: 'single sign-on', ...(person && { email: person.email }) };
        await query.transaction().execute((transaction) => note(act, undefined, transaction));
        return response;
      }
      const sender = await whoSends(request);
      if (isDoneWithEntry(request)) return await answerWithEntry(request, sender);
      const response = await guard(request.clone(), sender, auth.handler);
      const act = await readAct(request, response.clone());
      if (act) await query.transaction().execute((transaction) => note(act, sender, transaction));
      return response;
    },
    whoSends,
    needsSecondFactor: async ({ id }) => isRequired && (await lacksSecondFactor(query, id)),
    async isEmpty() {
      return (await query.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    invite: (invitation) => invite(database, invitation, now()),
    invitations: () => listInvitations(query, now()),
    renewInvitation: (which) => renewInvitation(database, which, now()),
    findInvitation: (token) => findInvitation(query, token, now()),
    async join(request) {
      const { password } = await auth.$context;
      return await join(request, { database, hash: password.hash, now: now() });
    },
    passwordLinks: {
      make: (link) => makePasswordLink(database, link, now()),
      async find(token) {
        const found = await findPasswordLink(query, token, now());
        return found && { name: found.name, email: found.email };
      },
      async use(link) {
        const { password } = await auth.$context;
        return await changeByLink(link, { query, hash: password.hash, now: now() });
      },
    },
    list,
    permit,
    remove,
    sessionsOf,
    endSessions,
    keys: {
      make: (person, request) => makeKey(database, person, request, now),
      list: (person) => listKeys(database, person, now),
      revoke: (which, who) => revokeKey(database, which, who, now),
      find: (token) => findHolder(database, token, now),
    },
    singleSignOn: singleSignOn && {
      name: singleSignOn.name,
      async begin({ headers }) {
        signOn ??= createAuth(options);
        const response = await signOn.api.signInSocial({
          body: {
            provider: providerId,
            callbackURL: '/studio',
            errorCallbackURL: '/studio',
            disableRedirect: true,
          },
          headers,
          asResponse: true,
        });
        if (response.ok) return response;
        // It is asked anew the next time.
        signOn = undefined;
        return undefined;
      },
    },
  };
}
