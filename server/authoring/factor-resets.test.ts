import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { type RefusedWrite, refuseWrites } from '../../tests/support/databases/refuse-writes.ts';
import { clientHeader } from '../sign-in/auth.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const password = 'a long enough password';

describe.each(databases)('second factors that are lost, on $name', ({ create }) => {
  let url: string;
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let ann: Ask;
  let eve: Ask;
  let bob: Ask;
  let bobsId: string;
  let address: number;
  beforeEach(async () => {
    address = 0;
    url = await create();
    studio = await openStudio(url);
    [ann, eve] = [await studio.join('administrator', 'ann'), await studio.join('administrator', 'eve')];
    bob = await studio.join('author', 'bob');
    bobsId = await idOf(bob);
    await setUpCodes(bob);
  });

  const idOf = async (by: Ask): Promise<string> => (await by('GET', '/me')).body.id;
  /** Has Bob sign in with codes from now on, as if he had typed the first one: that would begin another session. */
  async function setUpCodes(by: Ask) {
    expect((await by('POST', '/auth/two-factor/enable', { password })).status).toBe(200);
    const { query, dialect } = studio.store.database;
    await query
      .updateTable('people')
      .set({ twoFactorEnabled: dialect === 'sqlite' ? 1 : true })
      .where('id', '=', bobsId)
      .execute();
  }
  const reset = async (by: Ask, id = bobsId) =>
    (await by('DELETE', `/people/${id}/second-factors`, { why: 'A lost phone' })).status;
  const signIn = (typed = password) =>
    studio.nobody(
      'POST',
      '/auth/sign-in/email',
      { email: 'bob@example.nz', password: typed },
      { [clientHeader]: `198.51.100.${++address}` },
    );
  /** Has an administrator make a link for Bob. */
  const link = async (by: Ask) => await by('POST', `/people/${bobsId}/password-link`, {});
  /** Chooses another password by the link of an administrator. */
  async function chooseBy(by: Ask, chosen: string) {
    const token = (await link(by)).body.path.split('#')[1];
    expect((await studio.nobody('POST', '/password', { token, password: chosen })).status).toBe(200);
  }

  it('are reset by an administrator: sessions end, the password alone signs in, and the log says so', async () => {
    const half = (await signIn()).response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    expect(await reset(ann)).toBe(200);
    const code = { code: '123456' };
    const goOn = await studio.nobody('POST', '/auth/two-factor/verify-totp', code, {
      cookie: half.join('; '),
    });
    expect(goOn.status).toBe(401);
    const signedIn = await signIn();
    expect([signedIn.status, signedIn.body.twoFactorRedirect]).toEqual([200, undefined]);
    const entry = (await studio.store.listAudit()).find(({ action }) => action === 'reset-factor');
    const detail = { why: 'A lost phone', from: '192.0.2.0/24' };
    expect(entry).toMatchObject({ actor: 'ann@example.nz', subject: bobsId, detail });
    const { query } = studio.store.database;
    expect(await query.selectFrom('people_two_factors').selectAll().execute()).toEqual([]);
    expect((await ann('GET', '/me')).status).toBe(200);
    expect(await reset(ann)).toBe(409);
  });

  it('are reset with passkeys, and asked for anew where they are required', async () => {
    const demanding = await openStudio(url, {}, undefined, 'required');
    const { query, dialect } = studio.store.database;
    const key = { id: 'k', publicKey: 'p', credentialID: 'c', counter: 0, deviceType: 'singleDevice' };
    const backedUp = dialect === 'sqlite' ? 0 : false;
    await query
      .insertInto('people_passkeys')
      .values({ ...key, userId: bobsId, backedUp })
      .execute();
    expect(await demanding.people.needsSecondFactor({ id: bobsId })).toBe(false);
    expect(await reset(ann)).toBe(200);
    expect(await query.selectFrom('people_passkeys').selectAll().execute()).toEqual([]);
    expect(await demanding.people.needsSecondFactor({ id: bobsId })).toBe(true);
  });

  it('are reset by administrators, for others, who have one', async () => {
    expect(await reset(bob)).toBe(403);
    expect(await reset(studio.nobody)).toBe(401);
    expect(await reset(ann, await idOf(ann))).toBe(409);
    expect(await reset(ann, await idOf(eve))).toBe(409);
    expect(await reset(ann, 'nobody')).toBe(409);
    expect((await bob('GET', '/me')).body).toMatchObject({ hasCodes: true });
  });

  it('are reset by nobody whose link to a new password is open, or was used', async () => {
    expect((await link(ann)).status).toBe(201);
    expect(await reset(ann)).toBe(409);
    await chooseBy(ann, 'seven quiet otters swim');
    expect(await reset(ann)).toBe(409);
    // Nor by way of another link, which nobody has used.
    expect((await link(eve)).status).toBe(201);
    expect([await reset(ann), await reset(eve)]).toEqual([409, 409]);
    expect((await link(ann)).status).toBe(201);
    expect(await reset(eve)).toBe(200);
  });

  it('are reset by who gave a password once it is another one', async () => {
    await chooseBy(ann, 'seven quiet otters swim');
    await chooseBy(eve, 'nine other otters dive');
    expect(await reset(eve)).toBe(409);
    expect(await reset(ann)).toBe(200);
  });

  it('leave a link to a new password to others, until there is another factor', async () => {
    expect(await reset(ann)).toBe(200);
    const refused = await link(ann);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('another admin')]);
    expect((await link(eve)).status).toBe(201);
    const { response } = await signIn();
    const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    await setUpCodes((method, path, body) =>
      studio.nobody(method, path, body, { cookie: cookie.join('; '), [clientHeader]: '198.51.100.99' }),
    );
    expect((await link(ann)).status).toBe(201);
  });

  it('are reset by operators, whoever made a link, and links are made by them', async () => {
    expect((await link(ann)).status).toBe(201);
    const operator = { person: bobsId, by: 'olive' };
    expect(await studio.people.resetFactors(operator)).toBe('reset');
    expect(await studio.people.passwordLinks.make(operator)).toMatchObject({ outcome: 'made' });
  });

  it('are reset by nobody who makes a link at the same moment', async () => {
    const [made, done] = await Promise.all([link(ann), reset(ann)]);
    expect([made.status, done].filter((status) => status < 300)).toHaveLength(1);
  });

  it.each([
    { table: 'people_sessions', event: 'delete', when: '1 = 1' },
    { table: 'people_recoveries', event: 'insert', when: '1 = 1' },
    { table: 'audit', event: 'insert', when: '1 = 1' },
  ] satisfies readonly RefusedWrite[])('stay when the $event of $table failed', async (write) => {
    const allow = await refuseWrites(url, write);
    await expect(reset(ann)).rejects.toThrow();
    await allow();
    expect((await bob('GET', '/me')).body).toMatchObject({ hasCodes: true });
    expect(await reset(ann)).toBe(200);
  });
});
