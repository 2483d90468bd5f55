import { isDeepStrictEqual } from 'node:util';
import type { CompiledRelease, JsonValue } from '#engine';
import type { Observed, Scenario, ScenarioRequest } from '../scenarios/scenario.ts';
import { ScenarioError } from '../scenarios/scenario-error.ts';

/** A request as a sandbox keeps it. */
interface Received {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly body?: unknown;
}

/** A request that the sandbox shall refuse, as often as it comes or a number of times. */
export interface RefusedRequest {
  readonly service: string;
  readonly path: string;
  readonly times?: number;
}

/** The control of a running sandbox. */
export interface SandboxMemory {
  readonly forget: () => Promise<void>;
  readonly received: () => Promise<readonly Received[]>;
  /** Refuses these requests from now on, and no others. */
  readonly refuse: (requests: readonly RefusedRequest[]) => Promise<void>;
}

/** Connects to the control of a sandbox. @param url its address */
export function sandboxMemory(url: string): SandboxMemory {
  const ask = async (method: string, about: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(new URL(`/_control/${about}`, url), init).catch(() => undefined);
    if (!response?.ok) throw new ScenarioError(`The sandbox at ${url} does not answer about its ${about}.`);
    return response;
  };
  return {
    forget: async () => {
      await (await ask('DELETE', 'received')).body?.cancel();
    },
    received: async () =>
      ((await (await ask('GET', 'received')).json()) as { received: readonly Received[] }).received,
    refuse: async (requests) => {
      const faults = requests.map((request) => ({ ...request, kind: 'status', status: refusedStatus }));
      await (await ask('PUT', 'faults', { faults })).body?.cancel();
    },
  };
}

/** The status of an answer that refuses a call for certain, so that nothing is in doubt and nothing is tried again. */
export const refusedStatus = 400;

/** Calls that nobody waits for are made within this time. */
const mostSeconds = 10;
const pauseMs = 50;

/**
 * The difference between the calls of a headless press and those that the sandbox has received since its memory was
 * emptied. A call whose answer a site keeps need not be received; if it is, it must be that of the headless press.
 */
export async function differenceOfCalls(
  calls: Observed['calls'],
  memory: SandboxMemory,
  release: CompiledRelease,
  issued: ReadonlySet<JsonValue>,
): Promise<string | undefined> {
  const sent = sentBy(release);
  const wanted = calls.flatMap(({ operation, request }) =>
    request && sent.has(operation) ? { operation, request } : [],
  );
  const until = performance.now() + mostSeconds * 1000;
  for (;;) {
    const left = [...(await memory.received())];
    const unmade = wanted.filter(({ request }) => {
      const index = left.findIndex((each) => isSame(request, each, issued));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    const missing = unmade.filter(({ operation }) => sent.get(operation)?.isKept === false);
    const more = left.find((each) => [...sent.values()].some(({ isCall }) => isCall(each)));
    if (more) {
      const meant = unmade.find(
        ({ operation, request }) => request.method === more.method && sent.get(operation)?.isCall(more),
      );
      return meant
        ? `the site calls ${meant.operation} with another request`
        : `the site also sends ${more.method} ${more.path}`;
    }
    if (missing.length === 0) return undefined;
    if (performance.now() > until) return `the site does not call ${missing[0]?.operation}`;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

interface SentOperation {
  /** Whether a request can be one of its calls. */
  readonly isCall: (received: Received) => boolean;
  /** Whether a site keeps its answers. */
  readonly isKept: boolean;
}

function sentBy(release: CompiledRelease): ReadonlyMap<string, SentOperation> {
  const found = new Map<string, SentOperation>();
  for (const document of release.documents.values()) {
    if (document.kind !== 'operation' || document.path === undefined) continue;
    const { service, method, path, cacheSeconds } = document;
    const parts = path.split(/\{[^}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('[^/]*')}$`);
    const isCall = (received: Received) =>
      received.service === service && received.method === method && pattern.test(received.path);
    found.set(document.id, { isCall, isKept: cacheSeconds !== undefined });
  }
  return found;
}

/**
 * The ids and other values in answers to calls that create something. A sandbox gives the site others than it gave the
 * headless run.
 */
export function issuedIn({ turns }: Scenario, release: CompiledRelease): ReadonlySet<JsonValue> {
  const calls = turns.flatMap((turn) => ('visit' in turn ? [] : (turn.calls ?? [])));
  const found = new Set<JsonValue>();
  const collect = (value: JsonValue | undefined) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    else if (value !== undefined) found.add(value);
  };
  for (const { operation, gives } of calls) {
    const document = release.documents.get(operation);
    if (document?.kind !== 'operation' || document.method === 'GET') continue;
    if (document.lookUp || (document.retry ?? 0) > 0) continue;
    if (typeof gives === 'object' && 'body' in gives) collect(gives.body);
  }
  return found;
}

function isSame(wanted: ScenarioRequest, received: Received, issued: ReadonlySet<JsonValue>): boolean {
  if (wanted.service !== received.service || wanted.method !== received.method) return false;
  const segments = [wanted, received].map(({ path }) => path.split('/').map(decodeURIComponent));
  if (!isAlike(segments[0], segments[1], issued)) return false;
  const headers = Object.entries(wanted.headers ?? {});
  const query = Object.entries(wanted.query ?? {});
  return (
    headers.every(([name, value]) => isAlike(value, received.headers[name.toLowerCase()], issued)) &&
    query.every(([name, value]) => isAlike(String(value), received.query[name]?.[0], issued)) &&
    isAlike(wanted.body, received.body, issued)
  );
}

/** Ids of transactions are random at a site; a headless run counts them. */
const transaction = /transaction \d+/;

function isAlike(wanted: unknown, received: unknown, issued: ReadonlySet<unknown>): boolean {
  if (typeof wanted === 'string' && transaction.test(wanted)) return typeof received === 'string';
  if (typeof wanted !== 'object' || wanted === null || typeof received !== 'object' || received === null)
    return isDeepStrictEqual(wanted, received) || (issued.has(wanted) && typeof wanted === typeof received);
  const keys = new Set([...Object.keys(wanted), ...Object.keys(received)]);
  return [...keys].every((key) =>
    isAlike((wanted as Record<string, unknown>)[key], (received as Record<string, unknown>)[key], issued),
  );
}
