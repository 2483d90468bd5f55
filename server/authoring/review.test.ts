import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText } from '../../tests/support/databases/stores.ts';
import type { Store } from '../store/store.ts';
import { type Ask, openStudio } from './studio.fixture.ts';

const rye = documentText('rye', 'Rye loaf');
const dark = documentText('rye', 'Dark rye');
const light = documentText('rye', 'Light rye');

describe.each(databases)('reviewing on $name', ({ create }) => {
  let store: Store;
  let nobody: Ask;
  let [reader, author, reviewer, publisher]: Ask[] = [];
  let set = '';
  let as: (ask: Ask | undefined) => (method: string, path?: string, body?: object) => ReturnType<Ask>;
  beforeEach(async () => {
    const studio = await openStudio(await create());
    ({ store, nobody } = studio);
    await store.publish({ changed: [rye], author: 'ann', message: 'Bake' });
    reader = await studio.join('reader');
    author = await studio.join('author');
    reviewer = await studio.join('reviewer');
    publisher = await studio.join('publisher');
    set = (await author('POST', '/change-sets', { name: 'Winter' })).body.id;
    as =
      (ask = nobody) =>
      (method, path = '', body) =>
        ask(method, `/change-sets/${set}${path}`, body);
    await as(author)('PUT', '/documents/rye', { body: dark, revision: 0 });
  });

  const go = async (ask: Ask | undefined, state: string, revision: number, why?: string) =>
    await as(ask)('PATCH', '', { state, revision, ...(why && { why }) });
  const look = async () => (await as(reviewer)('GET', '/review')).body;

  it('goes from the author to a reviewer, who sends it back with a comment, and approves it later', async () => {
    expect((await go(reviewer, 'approved', 1)).status).toBe(409);
    expect((await go(author, 'in-review', 1, 'Please, before Friday')).status).toBe(200);
    expect((await go(reviewer, 'open', 2)).status).toBe(422);
    expect((await go(reviewer, 'open', 2, 'Dark rye of what?')).body).toMatchObject({ state: 'open' });
    expect((await go(author, 'in-review', 3)).status).toBe(200);
    expect((await go(reader, 'approved', 4)).status).toBe(403);
    expect((await go(author, 'approved', 4)).status).toBe(403);
    expect((await go(reviewer, 'approved', 4)).body).toMatchObject({ state: 'approved', revision: 5 });
    expect((await go(reviewer, 'approved', 5)).status).toBe(409);
    const { comments, acts } = await look();
    expect(comments.map(({ body, author: by }) => [by, body])).toEqual([
      ['author@example.nz', 'Please, before Friday'],
      ['reviewer@example.nz', 'Dark rye of what?'],
    ]);
    expect(acts.map(({ actor, detail }) => [actor, detail.state])).toEqual([
      ['author@example.nz', undefined],
      ['author@example.nz', 'in-review'],
      ['reviewer@example.nz', 'open'],
      ['author@example.nz', 'in-review'],
      ['reviewer@example.nz', 'approved'],
    ]);
    expect((await as(publisher)('POST', '/publish', {})).status).toBe(200);
  });

  it('tells in the list of changes who sent them back and why, until they are in review again', async () => {
    const listed = async () => (await author?.('GET', '/change-sets'))?.body[0];
    await go(author, 'in-review', 1);
    await go(author, 'open', 2);
    expect(await listed()).toMatchObject({ state: 'open', sentBack: null });
    await go(author, 'in-review', 3);
    await go(reviewer, 'open', 4, 'Dark rye of what?');
    const sentBack = { by: 'reviewer@example.nz', why: 'Dark rye of what?' };
    expect(await listed()).toMatchObject({ state: 'open', sentBack });
    await go(author, 'in-review', 5);
    expect(await listed()).toMatchObject({ state: 'in-review', sentBack: null });
  });

  it('has another version whenever a review that is open would show something else', async () => {
    const seen = new Set<string>();
    const expectOther = async () => {
      const { body } = await as(reader)('GET', '/version');
      expect(seen).not.toContain(body.version);
      expect((await as(reader)('GET', '/version')).body).toEqual(body);
      seen.add(body.version);
    };
    await expectOther();
    await as(author)('PUT', '/documents/rye', { body: light, revision: 1 });
    await expectOther();
    await go(author, 'in-review', 1);
    await expectOther();
    const { body } = await as(reviewer)('POST', '/comments', { text: 'Too light?' });
    await expectOther();
    await as(author)('PATCH', `/comments/${body.id}`, { resolved: true });
    await expectOther();
    await go(author, 'open', 2);
    await as(publisher)('POST', '/publish', {});
    await expectOther();
  });

  it('says which release a set went live with', async () => {
    const { body } = await as(publisher)('POST', '/publish', {});
    const { acts } = await look();
    const detail = { state: 'published', release: body.release.id };
    expect(acts.at(-1)).toMatchObject({ actor: 'publisher@example.nz', detail });
  });

  it('begins again when anybody edits what is approved, and nobody approves what they have not seen', async () => {
    await go(author, 'in-review', 1);
    const seen = (await look()).changeSet.revision;
    await as(author)('PUT', '/documents/rye', { body: light, revision: 1 });
    expect((await go(reviewer, 'approved', seen)).status).toBe(409);
    expect((await go(reviewer, 'approved', seen + 1)).status).toBe(200);
    await as(publisher)('PUT', '/documents/rye', { body: dark, revision: 2 });
    expect((await look()).changeSet).toMatchObject({ state: 'in-review' });
    expect((await as(publisher)('POST', '/publish', {})).status).toBe(409);
    expect((await store.liveRelease())?.documents[0]?.body).toBe(rye);
    const [entry] = (await store.listAudit()).filter(({ action }) => action === 'change-changes');
    expect(entry).toMatchObject({ actor: 'publisher@example.nz', detail: { state: 'in-review' } });
  });

  it('has comments on a place or the whole, which are settled and stay', async () => {
    const comment = (ask: Ask | undefined, body: object) => as(ask)('POST', '/comments', body);
    expect((await comment(reader, { text: 'Nice' })).status).toBe(403);
    expect((await comment(nobody, { text: 'Nice' })).status).toBe(401);
    expect((await comment(author, { text: ' ' })).status).toBe(422);
    const { body } = await comment(reviewer, { text: 'Too dark?', document: 'rye', part: 'title' });
    expect(body).toMatchObject({ document: 'rye', part: 'title', resolvedBy: null });
    const settle = (ask: Ask | undefined, id: string, resolved: unknown = true) =>
      as(ask)('PATCH', `/comments/${id}`, { resolved });
    expect((await settle(reader, body.id)).status).toBe(403);
    expect((await settle(author, 'none')).status).toBe(404);
    expect((await settle(author, body.id, 'yes')).status).toBe(422);
    expect((await settle(author, body.id)).status).toBe(200);
    expect((await settle(author, body.id)).status).toBe(200);
    expect((await look()).comments).toMatchObject([{ body: 'Too dark?', resolvedBy: 'author@example.nz' }]);
    await go(author, 'abandoned', 1);
    expect((await comment(author, { text: 'Late' })).status).toBe(409);
    const actions = (await store.listAudit()).map(({ action, actor }) => `${actor} ${action}`);
    expect(actions.filter((each) => each.endsWith(' comment'))).toHaveLength(3);
  });

  it('is shared by links that some may make and take back, and that are told to nobody else', async () => {
    const share = (ask: Ask | undefined, days: unknown = 7) => as(ask)('POST', '/links', { days });
    expect((await share(reader)).status).toBe(403);
    for (const days of [0, 31, 1.5, 'long']) expect((await share(author, days)).status).toBe(422);
    const { body } = await share(author);
    expect(body.path).toMatch(/^\/api\/preview\/link#[\w-]{32}$/);
    const { links } = await look();
    expect(links).toMatchObject([{ id: body.id, author: 'author@example.nz' }]);
    const told = JSON.stringify([links, await store.listAudit()]);
    expect(told).not.toContain(body.path.split('#')[1]);
    const revoke = (ask: Ask | undefined) => as(ask)('DELETE', `/links/${body.id}`, {});
    expect((await revoke(reader)).status).toBe(403);
    expect((await revoke(reviewer)).status).toBe(200);
    expect((await revoke(reviewer)).status).toBe(404);
    expect((await look()).links).toEqual([]);
    await go(author, 'abandoned', 1);
    expect((await share(author)).status).toBe(409);
  });

  it('is not forged by a page of another site', async () => {
    const foreign = { origin: 'http://evil.example' };
    const forged = (method: string, path: string, body: object) =>
      reviewer?.(method, `/change-sets/${set}${path}`, body, foreign);
    expect((await forged('PATCH', '', { state: 'in-review', revision: 1 }))?.status).toBe(403);
    expect((await forged('POST', '/comments', { text: 'Hello' }))?.status).toBe(403);
    expect((await forged('POST', '/links', { days: 7 }))?.status).toBe(403);
    expect((await look()).comments).toEqual([]);
  });

  it('says what speaks against the changes, and is done once of two at a time', async () => {
    await as(author)('PUT', '/documents/rye', { body: documentText('rye', 'mouldy'), revision: 1 });
    expect((await look()).review).toMatchObject({ problems: [{ code: 'mouldy', severity: 'error' }] });
    expect((await as(author)('GET', '/review')).body.review.places).toBeNull();
    const both = await Promise.all([go(author, 'in-review', 1), go(reviewer, 'in-review', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await as(author)('GET', '/review')).status).toBe(200);
    set = 'none';
    expect((await as(author)('GET', '/review')).status).toBe(404);
  });
});
