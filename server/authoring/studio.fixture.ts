import { openTestStore } from '../../tests/support/databases/stores.ts';
import { type ClientLimitOptions, createClientLimits, usualLimits } from '../http/client-limits.ts';
import type { Role } from '../people/roles.ts';
import { clientHeader } from '../sign-in/auth.ts';
import { createPeople } from '../sign-in/people.ts';
import type { SecondFactor } from '../sign-in/second-factor.ts';
import type { OpenStoreOptions } from '../store/store.ts';
import type { Outside } from './allowed.ts';
import { createStudioApi } from './studio-api.ts';

const origin = 'http://localhost:3000';
const password = 'a long enough password';

/** A site without services and code of its own. */
export const nothingOutside: Outside = {
  extensions: () => ({}),
  kept: () => ({ keptMs: 3_600_000, endsInMs: 86_400_000 }),
  picturesOf: () => undefined,
  admits: async () => true,
  perform: async () => undefined,
  scenarios: async () => [],
  pagesAt: () => '',
  lookUp: async () => new Response(null, { status: 404 }),
};

interface Acted {
  readonly actor: string;
  readonly detail: { readonly state?: string };
}

/** An answer, or an entry of a list, as far as tests read its members: each is of some answers alone. */
interface Answered {
  readonly id: string;
  readonly takenBack: { readonly by: string } | null;
  readonly name: string;
  readonly message: string;
  readonly path: string;
  readonly token: string;
  readonly version: string;
  readonly sha256: string;
  readonly size: number;
  readonly type: string;
  readonly email: string;
  readonly role: string;
  readonly lastUsed: string;
  readonly outcome: string;
  readonly body: string;
  readonly revision: number;
  readonly backupCodes: readonly string[];
  readonly twoFactorRedirect: boolean;
  readonly drafts: readonly unknown[];
  readonly links: readonly unknown[];
  readonly comments: readonly { readonly body: string; readonly author: string }[];
  readonly acts: readonly Acted[];
  readonly collisions: readonly unknown[];
  readonly behind: readonly string[];
  readonly documents: readonly string[];
  readonly people: readonly { readonly id: string }[];
  readonly limits: unknown;
  readonly beyond: unknown;
  readonly release: { readonly id: string };
  readonly changeSet: {
    readonly id: string;
    readonly name: string;
    readonly state: string;
    readonly revision: number;
  };
  readonly merged: { readonly collisions: readonly unknown[] };
  readonly review: { readonly places: unknown };
  readonly scheduled: {
    readonly dueAt: string;
    readonly refusal: { readonly theirs: unknown; readonly problems: unknown };
  };
}

/** Sends a request as somebody does from a page of the studio, with JSON or a file; the answer and its JSON. */
export type Ask = (
  method: string,
  path: string,
  body?: object,
  headers?: object,
) => Promise<{ readonly status: number; readonly body: Answered & readonly Answered[] }>;

interface Sender {
  readonly cookie: string;
  readonly address: string;
}

/** The interface of the studio on a database, and people who use it. */
export async function openStudio(
  url: string,
  options: Partial<OpenStoreOptions> = {},
  keyLimit: ClientLimitOptions = usualLimits.keys,
  secondFactor: SecondFactor = 'offered',
) {
  const store = await openTestStore(url, options);
  const now = () => (options.now?.() ?? new Date()).getTime();
  const log = { info: () => {}, warn: () => {} };
  const people = createPeople({
    database: store.database,
    secrets: ['s'.repeat(32)],
    port: 3000,
    log,
    now,
    secondFactor,
  });
  const answer = createStudioApi({
    store,
    people,
    outside: nothingOutside,
    keyLimit: createClientLimits(keyLimit),
  });
  let joined = 1;

  async function send(from: Sender, ...[method, path, body, own]: Parameters<Ask>) {
    const isFile = body instanceof Uint8Array;
    const type = body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
    const headers = { cookie: from.cookie, origin, [clientHeader]: from.address, ...type, ...own };
    const init = {
      method,
      headers,
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    };
    const response = await answer(new Request(`${origin}/studio/api${path}`, init), from.address);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), response };
  }

  /** Somebody who has just joined, by what they ask. */
  async function join(role: Role, name: string = role): Promise<Ask> {
    const email = `${name}@example.nz`;
    const path = await people.invite({ email, role, invitedBy: 'operator' });
    const token = new URL(path, origin).hash.slice(1);
    const address = `192.0.2.${++joined}`;
    const stranger = { cookie: '', address };
    await send(stranger, 'POST', '/join', { token, name, email, password });
    const { response } = await send(stranger, 'POST', '/auth/sign-in/email', { email, password });
    const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    return (...asked) => send({ cookie: cookie.join('; '), address }, ...asked);
  }

  return {
    store,
    people,
    join,
    /** A program that bears a personal key. */
    program:
      (token: string): Ask =>
      (method, path, body, own) =>
        send({ cookie: '', address: '192.0.2.1' }, method, path, body, {
          origin: 'http://elsewhere.example',
          authorization: `Bearer ${token}`,
          ...own,
        }),
    nobody: ((...asked) => send({ cookie: '', address: '192.0.2.1' }, ...asked)) satisfies Ask,
  };
}
