import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { isKnownPassword } from '../people/known-passwords.ts';
import type { Database } from '../store/database/database.ts';
import { authPath, clientHeader } from './auth.ts';
import { createPeople, type People, type PeopleOptions } from './people.ts';
import type { SecondFactor } from './second-factor.ts';

const password = 'a long enough password';
const email = 'ann@example.nz';

describe.each(databases)('sign-in on $name', ({ create }) => {
  let database: Database;
  let people: People;
  let time: number;
  let address: number;
  const start = (secondFactor: SecondFactor = 'offered') => {
    const log = { info: () => {}, warn: () => {} };
    const options: PeopleOptions = {
      database,
      secrets: ['s'.repeat(32)],
      port: 3000,
      log,
      now: () => time,
      secondFactor,
    };
    people = createPeople(options);
  };
  beforeEach(async () => {
    [time, address] = [Date.parse('2026-03-02T09:00:00Z'), 0];
    ({ database } = await openTestStore(await create()));
    start();
    await join(email);
  });

  async function join(as: string, chosen = password) {
    const link = await people.invite({ email: as, role: 'author', invitedBy: 'operator' });
    const token = new URL(link, 'http://site').hash.slice(1);
    return await people.join({ token, name: 'Ann', email: as, password: chosen });
  }

  /** Each request is of another address, as of somebody who has many. */
  function post(path: string, body: object, cookie = '') {
    address += 1;
    const from = { [clientHeader]: `192.0.${address >> 8}.${address & 255}` };
    return people.answer(
      new Request(`http://localhost:3000${authPath}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie, ...from },
        body: JSON.stringify(body),
      }),
    );
  }
  const signIn = (guess: string, cookie = '', as = email) =>
    post('/sign-in/email', { email: as, password: guess }, cookie);
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');

  it('waits longer after each failed attempt at one person, from whatever address', async () => {
    for (let count = 0; count < 5; count++) expect((await signIn('a wrong password')).status).toBe(401);
    const waits: number[] = [];
    for (let count = 0; count < 12; count++) {
      const refused = await signIn(password);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      waits.push(seconds);
      time += seconds * 1000;
      expect((await signIn('a wrong password', '', 'Ann@Example.nz ')).status).not.toBe(429);
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(waits.at(-1)).toBe(900);
    time += 900_000;
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn('a wrong password')).status).toBe(401);
  });

  it('counts attempts that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('a wrong password')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('says nothing of whether somebody has an account', async () => {
    const statuses = async (as: string) => {
      const found: number[] = [];
      for (let count = 0; count < 6; count++) found.push((await signIn('a wrong password', '', as)).status);
      return found;
    };
    expect(await statuses('nobody@example.nz')).toEqual(await statuses(email));
  });

  it('lets a person in on a device that they have used, whoever guesses elsewhere, and counts there, too', async () => {
    const device = cookieOf(await signIn(password))
      .split('; ')
      .find((each) => each.includes('.device='));
    expect(device).toBeDefined();
    for (let count = 0; count < 6; count++) await signIn('a wrong password');
    expect((await signIn(password)).status).toBe(429);
    expect((await signIn(password, device)).status).toBe(200);
    expect((await signIn(password, `${device}x`)).status).toBe(429);
    await join('bob@example.nz');
    for (let count = 0; count < 5; count++) await signIn('a wrong password', '', 'bob@example.nz');
    expect((await signIn(password, device, 'bob@example.nz')).status).toBe(429);
    for (let count = 0; count < 5; count++) await signIn('a wrong password', device);
    expect((await signIn(password, device)).status).toBe(429);
  });

  it('takes no password that is known, or made of what is', async () => {
    expect(await join('eve@example.nz', 'Password12345!')).toBe('known-password');
    expect(await join('eve@example.nz', 'qwertyuiop12')).toBe('known-password');
    const cookie = cookieOf(await signIn(password));
    const change = (newPassword: string) =>
      post('/change-password', { currentPassword: password, newPassword }, cookie);
    expect((await change('iloveyou1234')).status).toBe(422);
    expect((await change('another long enough one')).status).toBe(200);
    expect(await isKnownPassword('eve.adamson@example.nz', ['eve.adamson@example.nz'])).toBe(true);
  });

  it('asks for a second factor where it is required, until there is one', async () => {
    start('required');
    const cookie = cookieOf(await signIn(password));
    const me = await people.whoSends(new Request('http://localhost:3000/', { headers: { cookie } }));
    const person = { id: me?.id ?? '' };
    expect(await people.needsSecondFactor(person)).toBe(true);
    await addPasskey(person.id);
    expect(await people.needsSecondFactor(person)).toBe(false);
    const refused = await signIn(password);
    expect([refused.status, await refused.json()]).toEqual([403, { message: 'Sign in with your passkey.' }]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await people.sessionsOf(person.id)).toHaveLength(1);
    await database.query
      .updateTable('people')
      .set({ twoFactorEnabled: database.dialect === 'sqlite' ? 1 : true })
      .execute();
    expect(await (await signIn(password)).json()).toMatchObject({ twoFactorRedirect: true });
    start();
    expect(await people.needsSecondFactor(person)).toBe(false);
  });

  it('leaves what the provider asks for to the provider', async () => {
    start('required');
    const { id } = await database.query.selectFrom('people').select('id').executeTakeFirstOrThrow();
    await database.query.updateTable('people_accounts').set({ password: null }).execute();
    expect(await people.needsSecondFactor({ id })).toBe(false);
  });

  async function addPasskey(userId: string) {
    const values = { id: 'key', userId, publicKey: '', credentialID: '', counter: 0, deviceType: '' };
    await database.query
      .insertInto('people_passkeys')
      .values({ ...values, backedUp: database.dialect === 'sqlite' ? 1 : true })
      .execute();
  }
});
