import type { Transaction } from 'kysely';
import type { Person, Sender } from '../people/administration.ts';
import { type AuditAction, recordAudit } from '../store/audit.ts';
import type { Tables } from '../store/database/tables.ts';
import { type AuditedAct, bearsCode, beginsSession, isDoneWithEntry, readAct } from './audited-answers.ts';
import { authPath, callbackPath, isReachable } from './auth.ts';
import type { JoinedTransactions } from './joined-transactions.ts';
import type { Guard, Handle } from './password-guard.ts';
import { readJson } from './read-json.ts';
import { takeCode } from './used-codes.ts';

interface AnsweringOptions {
  /** Begins transactions which the library joins. */
  readonly joined: JoinedTransactions;
  readonly guard: Guard;
  readonly handle: Handle;
  /** Answers what the provider of single sign-on sends people back with; undefined without one. */
  readonly handleCallback: Handle | undefined;
  readonly whoSends: (request: Request) => Promise<Sender | undefined>;
  readonly now: () => number;
}

/** Has the library answer requests under `authPath`, and writes what came of them into the audit log. */
export function answering(options: AnsweringOptions): (request: Request) => Promise<Response> {
  const { joined, guard, handle, handleCallback, whoSends, now } = options;
  const { query } = joined;

  async function endSession({ session }: Sender): Promise<void> {
    await query.deleteFrom('people_sessions').where('id', '=', session).execute();
  }

  /** Where somebody signs in anew, the session that the browser had before ends. */
  async function answerGuarded(request: Request, sender: Sender | undefined): Promise<Response> {
    const response = await guard(request.clone(), sender, handle);
    if (response.ok && sender && beginsSession(request)) await endSession(sender);
    return response;
  }

  /** Written before the answer is sent: nobody gets a session without an entry. */
  async function note(
    { action, by, email }: AuditedAct,
    sender: Person | undefined,
    transaction: Transaction<Tables>,
  ): Promise<void> {
    const known = sender ?? (email === undefined ? undefined : await personAt(email, transaction));
    const at = new Date(now()).toISOString();
    // A text typed as an address may be anything, such as a password.
    const entry = { at, actor: known?.email ?? 'unknown', subject: known?.id ?? 'unknown' };
    const isChange = sender !== undefined && action === 'sign-in';
    const told: AuditAction = isChange ? 'change-sign-in' : action;
    await recordAudit(transaction, { ...entry, action: told, detail: { ...(by && { by }) } });
  }

  async function answerWithEntry(request: Request, sender: Sender | undefined): Promise<Response> {
    try {
      return await joined.inTransaction(async (transaction) => {
        const response = await answerGuarded(request, sender);
        if (response.ok && bearsCode(request)) await takeCodeOf(request, response, transaction);
        const act = await readAct(request, response.clone());
        if (act) await note(act, actorOf(request, sender), transaction);
        return response;
      });
    } catch (error) {
      if (!(error instanceof UsedCode)) throw error;
      const act: AuditedAct = { action: 'fail-sign-in', by: 'used code', email: error.email };
      await joined.inTransaction((transaction) => note(act, sender, transaction));
      return Response.json({ message: usedCode }, { status: 403 });
    }
  }

  /** @throws UsedCode, which undoes what the library has done for a code that was used before */
  async function takeCodeOf(
    request: Request,
    response: Response,
    transaction: Transaction<Tables>,
  ): Promise<void> {
    const { code } = await readJson(request.clone());
    const { user } = await readJson(response.clone());
    const { id, email } = { id: undefined, email: undefined, ...(user ?? {}) };
    const used = { person: String(id), code: String(code) };
    if (!(await takeCode(transaction, used, now()))) throw new UsedCode(String(email));
  }

  async function answerCallback(request: Request, handleIt: Handle): Promise<Response> {
    const former = await whoSends(request);
    const response = await handleIt(request);
    const person = await whoSends(asking(request, response));
    if (person && former) await endSession(former);
    const action = person === undefined ? 'fail-sign-in' : 'sign-in';
    const act: AuditedAct = { action, by: 'single sign-on', ...(person && { email: person.email }) };
    await joined.inTransaction((transaction) => note(act, undefined, transaction));
    return response;
  }

  async function answer(request: Request): Promise<Response> {
    if (!isReachable(request)) return new Response(null, { status: 404 });
    if (new URL(request.url).pathname === `${authPath}${callbackPath}`)
      return handleCallback
        ? await answerCallback(request, handleCallback)
        : new Response(null, { status: 404 });
    const sender = await whoSends(request);
    if (isDoneWithEntry(request)) return await answerWithEntry(request, sender);
    const response = await answerGuarded(request, sender);
    const act = await readAct(request, response.clone());
    const actor = actorOf(request, sender);
    if (act) await joined.inTransaction((transaction) => note(act, actor, transaction));
    return response;
  }

  return async (request) => await withoutTokens(await answer(request));
}

/** An answer in which no script finds what the cookie has: the library repeats the token of a session beside it. */
async function withoutTokens(response: Response): Promise<Response> {
  const said = Object.entries(await readJson(response.clone()));
  const kept = said.filter(([name]) => name !== 'token' && name !== 'session');
  if (kept.length === said.length) return response;
  const { status, headers } = response;
  return Response.json(Object.fromEntries(kept), { status, headers });
}

const usedCode = 'This code was used already. Wait until your app shows the next one.';

/** A code of an app that was used before. */
class UsedCode extends Error {
  /** Whose it is. */
  readonly email: string;

  constructor(email: string) {
    super(usedCode);
    this.email = email;
  }
}

/** Who does what a request asks for. Whoever signs in need not be who was signed in in that browser before. */
function actorOf(request: Request, sender: Person | undefined): Person | undefined {
  return beginsSession(request) ? undefined : sender;
}

async function personAt(email: string, transaction: Transaction<Tables>) {
  const found = transaction.selectFrom('people').select(['id', 'email']).where('email', '=', email);
  return await found.executeTakeFirst();
}

/** The next request of a browser that has got an answer. */
function asking({ url }: Request, response: Response): Request {
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return new Request(url, { headers: { cookie } });
}
