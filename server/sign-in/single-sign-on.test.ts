import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { nothingOutside } from '../authoring/studio.fixture.ts';
import { createStudioApi } from '../authoring/studio-api.ts';
import { createClientLimits, usualLimits } from '../http/client-limits.ts';
import { listAudit } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { authPath } from './auth.ts';
import { createPeople, type People } from './people.ts';

const address = 'http://localhost:3000';
const callback = `${address}${authPath}/callback/single-sign-on`;

/** Claims of the provider about an account, by its name. */
const accounts: Readonly<Record<string, { readonly email: string; readonly email_verified: boolean }>> = {
  ann: { email: 'Ann@example.nz', email_verified: true },
  bob: { email: 'bob@bakery.example', email_verified: true },
  eve: { email: 'ann@example.nz', email_verified: false },
};

/** A provider whose people say who they are by a name in `login_hint`; its issuer. */
async function startProvider(port = 0): Promise<string> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'waymark', client_secret: 'shh', redirect_uris: [callback] }],
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, name: id, ...accounts[id] }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  });
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    const { params, prompt } = await provider.interactionDetails(request, response);
    const accountId = String(request.headers['x-person']);
    if (prompt.name === 'login')
      return await provider.interactionFinished(request, response, { login: { accountId } });
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const grantId = await grant.save();
    return await provider.interactionFinished(request, response, { consent: { grantId } });
  });
  cleanUpAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  return issuer;
}

/** A browser's cookies of one host. */
function jar() {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(response: Response) {
      for (const each of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        cookies.set(name, value);
      }
    },
  };
}

describe.each(databases)('single sign-on on $name', ({ create }) => {
  let store: Store;
  let people: People;
  let studio: ReturnType<typeof createStudioApi>;
  beforeEach(async () => {
    store = await openTestStore(await create());
    people = createPeople({
      database: store.database,
      secrets: ['s'.repeat(32)],
      port: 3000,
      log: { info: () => {}, warn: () => {} },
      singleSignOn: {
        name: 'the bakery',
        issuer: await startProvider(),
        clientId: 'waymark',
        clientSecret: 'shh',
        address,
        domains: { 'bakery.example': 'author' },
      },
    });
    studio = createStudioApi({
      store,
      people,
      outside: nothingOutside,
      keyLimit: createClientLimits(usualLimits.keys),
    });
  });

  const begin = async (browser: ReturnType<typeof jar>) => {
    const headers = { origin: address, 'content-type': 'application/json' };
    const answer = await studio(
      new Request(`${address}/studio/api/sign-on`, { method: 'POST', headers, body: '{}' }),
      '192.0.2.1',
    );
    browser.take(answer);
    return String((await answer.json()).url);
  };

  /** Goes through the pages of the provider as a person, until it sends the browser back. */
  async function through(url: string, person: string): Promise<string> {
    const atProvider = jar();
    for (let next = url, steps = 0; steps < 12; steps++) {
      const headers = { cookie: atProvider.header(), 'x-person': person };
      const response = await fetch(next, { headers, redirect: 'manual' });
      atProvider.take(response);
      next = new URL(response.headers.get('location') ?? '', next).href;
      if (next.startsWith(address)) return next;
    }
    throw new Error('The provider never sends the browser back.');
  }

  const back = async (url: string, browser: ReturnType<typeof jar>) => {
    const answer = await studio(new Request(url, { headers: { cookie: browser.header() } }), '192.0.2.1');
    browser.take(answer);
    return answer.headers.get('location') ?? '';
  };

  /** The person that a browser is signed in as, after all steps. */
  async function signIn(person: string) {
    const browser = jar();
    const location = await back(await through(await begin(browser), person), browser);
    const headers = { cookie: browser.header() };
    const sender = await people.whoSends(new Request(`${address}/studio/api/me`, { headers }));
    return { location, sender };
  }

  it('lets in who was invited by their verified address, and knows them again', async () => {
    await people.invite({ email: 'ann@example.nz', role: 'reviewer', invitedBy: 'operator' });
    const first = await signIn('ann');
    expect(first).toMatchObject({
      location: '/studio',
      sender: { email: 'ann@example.nz', role: 'reviewer' },
    });
    const again = await signIn('ann');
    expect(again.sender?.id).toBe(first.sender?.id);
    expect(await people.list()).toHaveLength(1);
    const acts = (await listAudit(store.database.query)).toReversed();
    expect(acts.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'operator invite',
      'ann@example.nz join',
      'ann@example.nz sign-in',
      'ann@example.nz sign-in',
    ]);
    expect(acts.at(-1)).toMatchObject({ detail: { by: 'single sign-on', from: '192.0.2.0/24' } });
  });

  it('lets people of a domain join with its role, and nobody else who was not invited', async () => {
    expect((await signIn('bob')).sender).toMatchObject({ email: 'bob@bakery.example', role: 'author' });
    const stranger = await signIn('ann');
    expect(stranger.location).toMatch(/^\/studio\?error=/);
    expect(stranger.sender).toBeUndefined();
    expect((await people.list()).map(({ email }) => email)).toEqual(['bob@bakery.example']);
    expect((await listAudit(store.database.query, 1))[0]).toMatchObject({ action: 'fail-sign-in' });
  });

  it('takes no address that the provider has not verified', async () => {
    await people.invite({ email: 'ann@example.nz', role: 'administrator', invitedBy: 'operator' });
    expect((await signIn('eve')).sender).toBeUndefined();
    await signIn('ann');
    expect((await signIn('eve')).sender).toBeUndefined();
    expect(await people.list()).toHaveLength(1);
  });

  it('asks with PKCE, a state and a nonce, and takes an answer once, in the browser that asked', async () => {
    await people.invite({ email: 'ann@example.nz', role: 'reader', invitedBy: 'operator' });
    const browser = jar();
    const url = await begin(browser);
    const asked = new URL(url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(callback);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(20);
    const answer = await through(url, 'ann');
    expect(await back(answer, jar())).toContain('error');
    const other = new URL(answer);
    other.searchParams.set('state', 'guessed');
    expect(await back(other.href, browser)).toContain('error');
    expect(await people.list()).toEqual([]);
  });

  it('says that the provider is away, and works once it is back, while passwords need it for nothing', async () => {
    const { database } = store;
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const issuer = `http://127.0.0.1:${port}`;
    const singleSignOn = {
      name: 'x',
      issuer,
      clientId: 'waymark',
      clientSecret: 'shh',
      address,
      domains: {},
    };
    const log = { info: () => {}, warn: () => {} };
    people = createPeople({ database, secrets: ['s'.repeat(32)], port: 3000, log, singleSignOn });
    const ask = () => people.singleSignOn?.begin(new Request(`${address}/studio/api/sign-on`));
    expect(await ask()).toBeUndefined();
    await startProvider(port);
    expect((await ask())?.status).toBe(200);
  });

  it('is begun by no other site', async () => {
    const headers = { origin: 'http://evil.example', 'content-type': 'application/json' };
    const asked = new Request(`${address}/studio/api/sign-on`, { method: 'POST', headers, body: '{}' });
    expect((await studio(asked, '192.0.2.1')).status).toBe(403);
    const social = new Request(`${address}${authPath}/sign-in/social`, {
      method: 'POST',
      headers: { ...headers, origin: address },
      body: JSON.stringify({ provider: 'single-sign-on' }),
    });
    expect((await studio(social, '192.0.2.1')).status).toBe(404);
  });
});
