import {
  type Administered,
  administration,
  type Permission,
  type Person,
  type PersonSession,
  personOf,
  type Sender,
} from '../people/administration.ts';
import {
  findInvitation,
  type Invitation,
  invite,
  listInvitations,
  type PendingInvitation,
  renewInvitation,
  withdrawInvitation,
} from '../people/invitations.ts';
import { type JoinOutcome, type JoinRequest, join } from '../people/joining.ts';
import {
  findHolder,
  type KeyHolder,
  type KeyOutcome,
  type KeyRequest,
  listKeys,
  makeKey,
  type PersonalKey,
  revokeKey,
} from '../people/personal-keys.ts';
import type { Database } from '../store/database/database.ts';
import { answering } from './answering.ts';
import { type AuthOptions, createAuth, usualSessionLifetimeMs } from './auth.ts';
import { type FactorReset, type ResetOutcome, resetFactors } from './factor-resets.ts';
import { joinedTransactions } from './joined-transactions.ts';
import { passwordGuard } from './password-guard.ts';
import {
  changeByLink,
  findPasswordLink,
  type LinkOutcome,
  type LinkOwner,
  makePasswordLink,
  type PasswordLink,
  type PasswordOutcome,
} from './password-links.ts';
import { sealFactorsAnew } from './sealed-factors.ts';
import { lacksSecondFactor, type SecondFactor } from './second-factor.ts';
import { providerId } from './single-sign-on.ts';

/** The people who work on the site: who they are, and how they sign in. */
export interface People {
  /** Answers requests under `authPath`: those to sign in and out, and to change how one does. */
  answer(request: Request): Promise<Response>;
  /** The person who sends a request; undefined without a session. */
  whoSends(request: Request): Promise<Sender | undefined>;
  /** Whether a person has to set up a second factor before anything else. */
  needsSecondFactor(person: Pick<Person, 'id'>): Promise<boolean>;
  /** Seals by the newest secret what second factors are checked by: call this at each start. */
  takeUpSecrets(): Promise<void>;
  /** Whether nobody has joined yet. */
  isEmpty(): Promise<boolean>;
  /** Path of a link by which one person may join, once, within a week. */
  invite(invitation: Invitation): Promise<string>;
  /** Those that nobody has used yet. */
  invitations(): Promise<readonly PendingInvitation[]>;
  /** Path of a new link for an invitation; undefined if there is none of that id. */
  renewInvitation(which: { readonly id: string; readonly by: string }): Promise<string | undefined>;
  /** Makes the link of an invitation void; false if there is none of that id. */
  withdrawInvitation(which: { readonly id: string; readonly by: string }): Promise<boolean>;
  findInvitation(token: string): Promise<Invitation | undefined>;
  join(request: JoinRequest): Promise<JoinOutcome>;
  /** Links by which people who have forgotten their password choose another one. */
  readonly passwordLinks: PasswordLinks;
  /** Takes the second factors of a person away who has lost them, and ends all their sessions. */
  resetFactors(reset: FactorReset): Promise<ResetOutcome>;
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
  /** Makes a link that works once, within a day, in place of any before it. */
  make(link: PasswordLink): Promise<LinkOutcome>;
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

export function createPeople(options: PeopleOptions): People {
  const { database, singleSignOn, now = Date.now, sessionLifetimeMs = usualSessionLifetimeMs } = options;
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

  const isOver = (since: Date | string) => new Date(since).getTime() + sessionLifetimeMs <= now();

  async function whoSends({ headers }: Request): Promise<Sender | undefined> {
    const found = await auth.api.getSession({ headers });
    if (found && isOver(found.session.createdAt)) {
      // The library would prolong it for as long as it is used, so it is not to find it either.
      await query.deleteFrom('people_sessions').where('id', '=', found.session.id).execute();
      return undefined;
    }
    const person = found ? personOf(found.user) : undefined;
    return found && person
      ? { ...person, session: found.session.id, hasCodes: found.user.twoFactorEnabled === true }
      : undefined;
  }

  async function handleCallback(request: Request): Promise<Response> {
    signOn ??= createAuth(options);
    return await signOn.handler(request);
  }

  return {
    answer: answering({
      ...{ joined, guard, whoSends, now, handle: auth.handler },
      handleCallback: singleSignOn && handleCallback,
    }),
    whoSends,
    needsSecondFactor: async ({ id }) => isRequired && (await lacksSecondFactor(query, id)),
    takeUpSecrets: () => sealFactorsAnew(query, options.secrets),
    async isEmpty() {
      return (await query.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    invite: (invitation) => invite(database, invitation, now()),
    invitations: () => listInvitations(query, now()),
    renewInvitation: (which) => renewInvitation(database, which, now()),
    withdrawInvitation: (which) => withdrawInvitation(database, which, now()),
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
    resetFactors: (reset) => resetFactors(database, reset, now()),
    list,
    permit,
    remove,
    sessionsOf: async (id) => (await sessionsOf(id)).filter(({ since }) => !isOver(since)),
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
