import type { RunResult } from '#engine';
import type { Ask, Asked, Faults } from '../preview/protocol.ts';

/** The result of an operation without input as the preview has it. */
export type SeenResult =
  | RunResult
  /** The studio could not be asked. */
  | { readonly ok: false; readonly reason: 'unasked' };

export interface Outside {
  /** The result of an operation: the same promise until something about it changes. */
  readonly resultOf: (operation: string) => Promise<SeenResult>;
  /** Whether the operation has no answer while somebody waits. */
  readonly isLate: (operation: string) => boolean;
  /** Address from which browsers load pictures of a service. */
  readonly picturesOf: (service: string) => Promise<string | undefined>;
}

/** Requests of the page to services, sent by the studio: the frame itself sends none, and is signed in as nobody. */
export interface FrameOutside extends Outside {
  /** Takes an answer of the studio. */
  readonly hear: (ask: number, answer: Asked | undefined) => void;
  readonly setFaults: (faults: Faults) => void;
  /** Forgets results: operations are other ones now. */
  readonly forget: () => void;
  /** In place of that of the browser. */
  readonly fetch: typeof fetch;
}

const tokenPath = '/api/npa/accesstoken';

/** The token of the site's own interfaces, which the studio sends itself. */
const token = { access_token: 'preview', expires_in: 900 };

/**
 * @param send asks the studio
 * @param operationAt the id of the operation at a path of the site, for browsers
 */
export function frameOutside(
  send: (ask: number, about: Ask) => void,
  operationAt: (path: string) => string | undefined,
): FrameOutside {
  const waiting = new Map<number, (answer: Asked | undefined) => void>();
  const results = new Map<string, Promise<SeenResult>>();
  const pictures = new Map<string, Promise<string | undefined>>();
  let faults: Faults = {};
  let asked = 0;

  function ask(about: Ask): Promise<Asked | undefined> {
    asked += 1;
    const number = asked;
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      send(number, about);
    });
  }

  async function askResult(operation: string): Promise<SeenResult> {
    const answer = await ask({ type: 'result', operation, faults });
    return answer?.type === 'result' ? answer.result : { ok: false, reason: 'unasked' };
  }

  return {
    hear(number, answer) {
      waiting.get(number)?.(answer);
      waiting.delete(number);
    },
    setFaults(changed) {
      faults = changed;
    },
    forget: () => results.clear(),
    resultOf: (operation) =>
      kept(results, `${operation} ${JSON.stringify(faults)}`, () => askResult(operation)),
    isLate: (operation) => faults[operation] === 'late',
    picturesOf: (service) =>
      kept(pictures, service, async () => {
        const answer = await ask({ type: 'pictures', service });
        return answer?.type === 'pictures' ? answer.address : undefined;
      }),
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input);
      const { pathname, search } = new URL(address, window.location.origin);
      if (pathname === tokenPath) return Response.json(token);
      const operation = operationAt(pathname);
      const fault = operation === undefined ? undefined : faults[operation];
      if (fault === 'error') return Response.json({ reason: 'unavailable' }, { status: 502 });
      const method = init?.method ?? 'GET';
      const body = typeof init?.body === 'string' ? { body: init.body } : {};
      const answer = fault
        ? undefined
        : await ask({ type: 'look-up', method, path: pathname + search, ...body });
      if (answer?.type !== 'look-up') throw new TypeError('The preview gets no answer.');
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      });
    },
  };
}

function kept<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const promise = known.get(key) ?? ask();
  known.set(key, promise);
  return promise;
}
