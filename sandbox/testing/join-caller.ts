import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { catalogue } from '../premises/catalogue.ts';
import type { Premises } from '../premises/premises.ts';
import type { SupplyType } from '../premises/supply-point.ts';
import { type RunningSandbox, startSandbox } from '../server.ts';
import { siteApiAuthorization } from '../site-api/site-api-routes.ts';

/** A Monday morning in New Zealand; still Sunday in Europe. */
const now = new Date('2026-03-01T20:00:00Z');
export const today = '2026-03-02';

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  /** Headers that override the usual ones; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape.
type AnyBody = any;

interface Answer {
  readonly status: number;
  readonly body: AnyBody;
}

/** A sandbox for one test file, called like the site's server calls it. */
export interface JoinCaller {
  readonly url: string;
  readonly state: RunningSandbox['state'];
  provider(path: string, call?: Call): Promise<Answer>;
  siteApi(path: string, call?: Call): Promise<Answer>;
  control(path: string): Promise<AnyBody>;
}

export function joinCaller(): JoinCaller {
  const running: { sandbox?: RunningSandbox; token?: string } = {};
  const sandbox = () => {
    if (!running.sandbox) throw new Error('The sandbox runs while tests do, not before.');
    return running.sandbox;
  };
  beforeAll(async () => {
    running.sandbox = await startSandbox({ port: 0, clock: () => now });
  });
  beforeEach(() => {
    sandbox().state.reset();
    running.token = sandbox().state.tokens.issue().access_token;
  });
  afterAll(() => sandbox().close());

  async function send(path: string, call: Call, usual: Record<string, string>): Promise<Answer> {
    const { body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = call;
    const all = { 'x-transaction-id': randomUUID(), ...usual, ...headers };
    const response = await fetch(sandbox().url + path, {
      method,
      headers: Object.entries(all).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      ),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  return {
    get url() {
      return sandbox().url;
    },
    get state() {
      return sandbox().state;
    },
    provider: (path, call = {}) =>
      send(`/provider${path}`, call, {
        authorization: `Bearer ${running.token}`,
        'content-type': 'application/json',
        'x-client-id': 'sandbox-client',
        'x-client-secret': 'sandbox-secret',
        'x-brand-id': 'SANDBOX',
        'x-application-id': 'WEB',
        'x-channel-id': 'Browser',
        'x-sector-id': 'RESIDENTIAL',
      }),
    siteApi: (path, call = {}) =>
      send(`/site-api${path}`, call, {
        authorization: siteApiAuthorization,
        'content-type': 'application/json',
      }),
    control: async (path) => (await fetch(`${sandbox().url}/_control/${path}`)).json(),
  };
}

/** The premises of the catalogue in the named lane. */
export function lane(name: string): Premises {
  const found = catalogue.find(({ premises }) => premises.place.street === `${name} Lane`);
  if (!found) throw new Error(`The catalogue has no ${name} Lane.`);
  return found.premises;
}

/** The ICP of the first supply point of a type in the lane. */
export function icpIn(name: string, type: SupplyType = 'ELECTRICITY'): string {
  const point = lane(name).supplyPoints.find((candidate) => candidate.type === type);
  if (!point) throw new Error(`${name} Lane has no ${type}.`);
  return point.ICPIdentifier;
}
