import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

describe.each(databases)('acts that are refused, on $name', ({ create }) => {
  let studio: Awaited<ReturnType<typeof openStudio>>;
  let reader: Ask;
  let time: number;
  beforeEach(async () => {
    time = Date.parse('2026-03-02T09:00:00Z');
    studio = await openStudio(await create(), { fourEyes: true, now: () => new Date(time) });
    reader = await studio.join('reader');
  });

  const noted = async () =>
    (await studio.store.listAudit()).filter(({ action }) => action === 'refuse-act').reverse();
  const times = async () => (await noted()).map(({ detail }) => detail.times);
  const begin = (by: Ask, name = 'Winter') => by('POST', '/change-sets', { name });

  it('are in the log with who tried what, from where, and why not', async () => {
    expect((await begin(reader)).status).toBe(403);
    expect(await noted()).toMatchObject([
      {
        at: '2026-03-02T09:00:00.000Z',
        actor: 'reader@example.nz',
        subject: (await reader('GET', '/me')).body.id,
        detail: {
          act: 'edit',
          method: 'POST',
          path: '/change-sets',
          why: 'Your role does not allow this.',
          from: '192.0.2.0/24',
          times: 1,
        },
      },
    ]);
    expect((await reader('GET', '/people')).status).toBe(403);
    expect((await noted()).map(({ detail }) => detail.act)).toEqual(['edit', 'manage-people']);
  });

  it('are in the log for limits, for approval by another person, and for the scopes of keys', async () => {
    const [ann, bob, eve] = [
      await studio.join('publisher', 'ann'),
      await studio.join('publisher', 'bob'),
      await studio.join('publisher', 'eve'),
    ];
    const { id } = (await begin(ann)).body;
    const save = (by: Ask, title: string, revision: number) =>
      by('PUT', `/change-sets/${id}/documents/rye`, {
        body: JSON.stringify({ kind: 'page', id: 'rye', path: '/rye', title }),
        revision,
      });
    expect((await save(ann, 'Rye loaf', 0)).status).toBe(200);
    const limits = { areas: ['pages/help'], languages: [] };
    await studio.join('administrator');
    const bobsId = (await bob('GET', '/me')).body.id;
    expect(await studio.people.permit(bobsId, { limits }, { by: 'olive' })).toBe(true);
    expect((await save(bob, 'Dark rye', 1)).status).toBe(403);
    const go = (state: string, revision: number) =>
      ann('PATCH', `/change-sets/${id}`, { state, revision, why: 'Please' });
    expect((await go('in-review', 1)).status).toBe(200);
    expect((await go('approved', 2)).status).toBe(403);
    const made = await eve('POST', '/me/keys', { name: 'laptop', scopes: ['read'], days: 1 });
    expect((await begin(studio.program(made.body.token))).status).toBe(403);
    expect((await noted()).map(({ actor, detail }) => [actor, detail.method, detail.key])).toEqual([
      ['bob@example.nz', 'PUT', undefined],
      ['ann@example.nz', 'PATCH', undefined],
      ['eve@example.nz', 'POST', expect.stringMatching(/^laptop /)],
    ]);
  });

  it('are told at the first, tenth and hundredth time, so that nobody fills the log', async () => {
    for (let count = 1; count <= 25; count++) await begin(reader);
    expect(await times()).toEqual([1, 10]);
    await Promise.all(Array.from({ length: 80 }, () => begin(reader)));
    expect(await times()).toEqual([1, 10, 100]);
    const { entries, broken } = await studio.store.verifyAudit();
    expect([broken, entries]).toEqual([[], (await studio.store.listAudit()).length]);
  });

  it('are told anew after ten minutes, and by person', async () => {
    await begin(reader);
    time += 9 * 60_000;
    await begin(reader);
    expect(await times()).toEqual([1]);
    await begin(await studio.join('reader', 'rita'));
    time += 60_000;
    await begin(reader);
    expect((await noted()).map(({ actor, detail }) => [actor, detail.times])).toEqual([
      ['reader@example.nz', 1],
      ['rita@example.nz', 1],
      ['reader@example.nz', 1],
    ]);
  });

  it('have only the beginning of a long path, and nothing of what was sent', async () => {
    await reader('PUT', `/change-sets/${'x'.repeat(3000)}/documents/rye`, { body: 'a secret' });
    const [entry] = await noted();
    expect(String(entry?.detail.path)).toHaveLength(200);
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  it('are told of programs with a key that is not known, without the key', async () => {
    const program = studio.program('waymark_guessed');
    for (let count = 1; count <= 12; count++) expect((await begin(program)).status).toBe(401);
    expect(await noted()).toMatchObject([
      { actor: 'unknown', detail: { times: 1, act: 'edit' } },
      { actor: 'unknown', detail: { times: 10 } },
    ]);
    expect(JSON.stringify(await noted())).not.toContain('guessed');
    expect((await begin(studio.nobody)).status).toBe(401);
    expect(await noted()).toHaveLength(2);
  });
});
