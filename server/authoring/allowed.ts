import type { RunResult } from '#engine';
import type { ScenarioFile } from '#schemas';
import type { PreviewedExtension } from '../extensions/site-extensions.ts';
import { networkOf } from '../http/client-address.ts';
import { type ClientLimits, tooManyRequests } from '../http/client-limits.ts';
import type { Asked, Handler } from '../http/routes.ts';
import type { Failing } from '../operations/release-operations.ts';
import type { Person, Sender } from '../people/administration.ts';
import { type Act, isScope } from '../people/roles.ts';
import type { SessionTime } from '../sessions/sessions.ts';
import type { People } from '../sign-in/people.ts';
import { readJson } from '../sign-in/read-json.ts';
import { actingFrom } from '../store/audit.ts';
import { BeyondLimits, type LimitedRequest } from '../store/limits.ts';
import type { Store } from '../store/store.ts';
import { answerJson, type BodyType, refuse, refuseForeign, refuseRole } from './studio-request.ts';

/** A call that a visitor's browser makes. */
interface LookUp {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body?: string;
}

/** Services, code and scenarios of the site, as far as authors see them in the preview: what everybody may ask of the live site. */
export interface Outside {
  readonly extensions: () => Readonly<Record<string, PreviewedExtension>>;
  /** How long answers of visitors are kept after their last change, and at most. */
  readonly kept: () => Pick<SessionTime, 'keptMs' | 'endsInMs'>;
  /** Address from which browsers load pictures of a service; undefined if it shows none. */
  readonly picturesOf: (service: string) => string | undefined;
  /** Whether a client may ask again. */
  readonly admits: (client: string) => Promise<boolean>;
  /**
   * Runs an operation without input. Nothing is sent that only a draft says: one that is not live as its text has it is
   * answered by its example. Operations fail as they are told to. Undefined if the text is of no such operation.
   */
  readonly perform: (id: string, text: string, failing: Failing) => Promise<RunResult | undefined>;
  /**
   * Origin of the pages that visitors see: "" for that of the studio; undefined where visitors come to other hosts, and
   * none is configured.
   */
  readonly pagesAt: (request: Request) => string | undefined;
  /** Recorded visits of its journeys, with made-up answers. */
  readonly scenarios: () => Promise<readonly ScenarioFile[]>;
  /** The answer to a call that what is live lets browsers make. */
  readonly lookUp: (asked: LookUp, client: string) => Promise<Response>;
}

export interface StudioDeps {
  readonly store: Store;
  readonly people: People;
  readonly outside: Outside;
  /** Counts requests by each personal key, and those with a wrong one by client. */
  readonly keyLimit: ClientLimits;
}

/** A request of a known person. */
export interface StudioDepsOf extends StudioDeps {
  readonly person: Sender;
}

/** Requires a person who may do an act: in their browser, or by a personal key that allows it. */
export function allowed(act: Act, handler: Handler<StudioDepsOf>, body?: BodyType): Handler<StudioDeps> {
  return async (asked, deps) => {
    const token = tokenOf(asked.request);
    if (token !== undefined) return await byKey(token, act, asked, deps, handler);
    const refused = refuseForeign(asked.request, body);
    if (refused) return refused;
    const person = await deps.people.whoSends(asked.request);
    if (person === undefined) return refuse(401, 'Sign in to go on.');
    const answer = async () => {
      const refusedPerson = refuseRole(person, act) ?? (await refuseWithoutFactor(person, act, deps.people));
      return refusedPerson ?? (await withinLimits(() => handler(asked, { ...deps, person })));
    };
    return await noteRefusal(await answer(), { act, asked, person }, deps);
  };
}

interface Tried {
  readonly act: Act;
  readonly asked: Asked;
  readonly person: Person | undefined;
}

/** Has the audit log tell of an answer that refuses an act. */
async function noteRefusal(
  answer: Response,
  { act, asked, person }: Tried,
  { store }: StudioDeps,
): Promise<Response> {
  const isKnown = person !== undefined;
  if (answer.status !== (isKnown ? 403 : 401)) return answer;
  const { method, url } = asked.request;
  const { message } = await readJson(answer.clone());
  const path = new URL(url).pathname.replace('/studio/api', '');
  await store.refusals.note({ person, act, method, path, why: String(message) });
  return answer;
}

/** Refuses all but who they are to people who have to set up a second factor; undefined for others. */
async function refuseWithoutFactor(person: Person, act: Act, people: People): Promise<Response | undefined> {
  if (act === 'see-self' || !(await people.needsSecondFactor(person))) return undefined;
  return refuse(
    403,
    'Set up a second factor in the studio before anything else: codes of an app, or a passkey.',
  );
}

/** Whose request it is, and what it may change, as the store is told. */
export function by({ email, limits }: Person): { readonly author: string } & LimitedRequest {
  return { author: email, limits };
}

/** Says why something is not done that lies beyond the limits of a person. */
async function withinLimits(work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BeyondLimits)) throw error;
    return answerJson({ message: error.message, document: error.document }, 403);
  }
}

/**
 * Answers a request that bears a personal key. Browsers add no such header by themselves, so a page of another site cannot
 * send one.
 */
async function byKey(
  token: string,
  act: Act,
  asked: Asked,
  deps: StudioDeps,
  handler: Handler<StudioDepsOf>,
): Promise<Response> {
  const holder = await deps.people.keys.find(token);
  const admission = await deps.keyLimit.admit(holder ? `key ${holder.key.id}` : asked.client);
  if (!admission.admitted) {
    const answer = answerJson({ message: tooManyRequests }, 429);
    answer.headers.set('retry-after', String(admission.retryAfterSeconds));
    return answer;
  }
  if (holder === undefined) {
    const unknown = refuse(401, 'This key is not known. It may have expired, or been revoked.');
    return await noteRefusal(unknown, { act, asked, person: undefined }, deps);
  }
  const { person, key } = holder;
  const answer = async () => {
    const refused = refuseRole(person, act) ?? (await refuseWithoutFactor(person, act, deps.people));
    if (refused) return refused;
    const scope = act === 'see-self' ? 'read' : act;
    if (!isScope(scope) || !key.scopes.includes(scope)) return refuse(403, 'This key does not allow this.');
    const sender = { ...person, session: '', hasCodes: false };
    return await withinLimits(() => handler(asked, { ...deps, person: sender }));
  };
  const origin = { from: networkOf(asked.client), key: `${key.name} (${key.id.slice(0, 8)})` };
  return await actingFrom(origin, async () => noteRefusal(await answer(), { act, asked, person }, deps));
}

/** The token in the header of a request; undefined without one. */
function tokenOf({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
