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

/** The memory of a running sandbox. */
export interface SandboxMemory {
  readonly forget: () => Promise<void>;
  readonly received: () => Promise<readonly Received[]>;
}

/** Connects to the memory of a sandbox. @param url its address */
export function sandboxMemory(url: string): SandboxMemory {
  const ask = async (method: string) => {
    const response = await fetch(new URL('/_control/received', url), { method }).catch(() => undefined);
    if (!response?.ok)
      throw new ScenarioError(`The sandbox at ${url} does not say which requests it received.`);
    return response;
  };
  return {
    forget: async () => {
      await (await ask('DELETE')).body?.cancel();
    },
    received: async () => ((await (await ask('GET')).json()) as { received: readonly Received[] }).received,
  };
}

/** Calls that nobody waits for are made within this time. */
const mostSeconds = 10;
const pauseMs = 50;

/**
 * The difference between the calls of a headless press and those that the sandbox has received since its memory was
 * emptied. Calls whose answers a site keeps are left out: it may not have to make them.
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
    const missing = wanted.filter(({ request }) => {
      const index = left.findIndex((each) => isSame(request, each, issued));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    const more = left.find((each) => [...sent.values()].some((isCall) => isCall(each)));
    if (more) {
      const meant = missing.find(
        ({ request }) => request.path === more.path && request.method === more.method,
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

/** For each operation whose calls are compared, whether a request can be its. */
function sentBy(release: CompiledRelease): ReadonlyMap<string, (received: Received) => boolean> {
  const found = new Map<string, (received: Received) => boolean>();
  for (const document of release.documents.values()) {
    if (document.kind !== 'operation' || document.path === undefined) continue;
    if (document.cacheSeconds !== undefined || document.method === 'GET') continue;
    const { service, method, path } = document;
    const parts = path.split(/\{[^}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('[^/]*')}$`);
    found.set(
      document.id,
      (received) => received.service === service && received.method === method && pattern.test(received.path),
    );
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
  if (wanted.path !== received.path) return false;
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
