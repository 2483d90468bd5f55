import type { Person } from '../people/administration.ts';
import { isKnownPassword } from '../people/known-passwords.ts';
import type { Database } from '../store/database/database.ts';
import { attemptsIn, knownDevices } from './attempts.ts';
import { authPath } from './auth.ts';
import { readJson } from './read-json.ts';
import type { PeopleSecrets } from './sealed-factors.ts';
import { lacksCodes } from './second-factor.ts';

interface PasswordGuardOptions {
  readonly database: Pick<Database, 'query'>;
  readonly secrets: PeopleSecrets;
  readonly port: number;
  readonly now: () => number;
  /** Whether nobody may sign in by a password alone who has a passkey. */
  readonly needsSecondFactor: boolean;
}

/** Answers a request of a person. */
export type Handle = (request: Request) => Promise<Response>;

export type Guard = (request: Request, sender: Person | undefined, handle: Handle) => Promise<Response>;

/** Lets the library answer, but requests with a password that come too often, or choose one that is known. */
export function passwordGuard(options: PasswordGuardOptions): Guard {
  const { database, secrets, port, now, needsSecondFactor } = options;
  const attempts = attemptsIn(database, now);
  const devices = knownDevices(secrets[0], port);

  async function signIn(request: Request, handle: Handle): Promise<Response> {
    const { email: typed } = await readJson(request.clone());
    const email = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
    const key = devices.keyOf(request, email);
    const wait = await attempts.begin(key);
    if (wait !== undefined) {
      const message = `Too many attempts for this e-mail address. Try again in ${wait} seconds, use a passkey, or a browser in which you have signed in before.`;
      return Response.json({ message }, { status: 429, headers: { 'retry-after': String(wait) } });
    }
    const response = await handle(request);
    if (!response.ok) return response;
    await attempts.succeed(key);
    const said = await readJson(response.clone());
    if (needsSecondFactor && said.twoFactorRedirect !== true && (await hasPasskeyAlone(email))) {
      await endNewest(said.token);
      return Response.json({ message: 'Sign in with your passkey.' }, { status: 403 });
    }
    const answer = new Response(response.body, response);
    answer.headers.append('set-cookie', devices.cookieFor(email));
    return answer;
  }

  async function hasPasskeyAlone(email: string): Promise<boolean> {
    const person = await database.query
      .selectFrom('people')
      .innerJoin('people_passkeys', 'people_passkeys.userId', 'people.id')
      .select('twoFactorEnabled')
      .where('email', '=', email)
      .executeTakeFirst();
    return person !== undefined && lacksCodes(person);
  }

  async function endNewest(token: unknown): Promise<void> {
    await database.query.deleteFrom('people_sessions').where('token', '=', String(token)).execute();
  }

  return async (request, sender, handle) => {
    const path = new URL(request.url).pathname.slice(authPath.length);
    if (path === '/sign-in/email') return await signIn(request, handle);
    if (path !== '/change-password' || sender === undefined) return await handle(request);
    const { newPassword } = await readJson(request.clone());
    const isKnown =
      typeof newPassword === 'string' && (await isKnownPassword(newPassword, [sender.email, sender.name]));
    return isKnown ? Response.json({ message: knownPassword }, { status: 422 }) : await handle(request);
  };
}

export const knownPassword =
  'This password is one of those that others try first. Take several words that do not belong together.';
