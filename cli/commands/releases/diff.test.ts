import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { newState } from '#engine';
import { createSessions, deriveKeyRing, openStore } from '#server';
import { recordingLog } from '../../../tests/support/databases/stores.ts';
import { type AuthorFolder, publishedFolder } from '../../../tests/support/documents/author-folder.ts';

const secret = 'an-invented-secret-for-tests-only-0123456789';

let author: AuthorFolder;
const run = (...args: readonly string[]) => author.run(...args);
const edit = (file: string, from: string, to: string) => author.edit(file, from, to);

beforeEach(async () => {
  author = await publishedFolder({ WAYMARK_SECRET: secret });
});

/** A visitor at the first step of the journey. */
async function beginSession(): Promise<void> {
  const store = await openStore({ url: author.url, checkRelease: () => [], log: recordingLog() });
  const { database } = store;
  const sessions = createSessions({
    database,
    keys: deriveKeyRing([secret], 'session'),
    lifetimeMs: 3_600_000,
  });
  const state = newState('run');
  const release = (await store.liveId()) ?? '';
  const id = sessions.ids.issue();
  await sessions.save({
    id,
    journey: 'join',
    expectedRevision: 0,
    run: 'run',
    release,
    state,
    sensitive: {},
  });
  await store.close();
}

const sentences = `Questions
  The question “Which card?” now reads “Which kind of card?”.  [card-form]

Pages
  3 pages are made anew.  [site]
      /join
      /join/card
      /
`;

describe('waymark diff', () => {
  it('says what the folder and the drafts would change, and what a release has changed', async () => {
    const path = edit('card-form.json', 'Which card?', 'Which kind of card?');
    const folderSays = (await run('diff', 'live', 'folder')).out;
    expect(folderSays).toContain(sentences.split('\n\n')[0]);
    await run('draft', 'save', path);
    expect((await run('diff', 'live', 'drafts')).out).toBe(folderSays);
    await run('publish', '-m', 'Second');
    expect((await run('diff')).out).toBe(folderSays);
    expect((await run('diff', '1', '2')).out).toBe(folderSays);
    const unchanged = await run('diff', 'live', 'folder');
    expect([unchanged.out, unchanged.err]).toEqual([
      '',
      expect.stringMatching(/^Nothing differs between release 2 .* and the folder\.\n$/),
    ]);
  });

  it('writes JSON with codes, and one page of HTML that loads nothing', async () => {
    edit('card-form.json', 'Which card?', 'Which <b>card</b>?');
    const { changes } = JSON.parse((await run('diff', 'live', 'folder', '--format', 'json')).out);
    expect(changes[0]).toEqual({
      part: 'questions',
      code: 'label-changed',
      document: 'card-form',
      text: 'The question “Which card?” now reads “Which <b>card</b>?”.',
      details: [],
    });
    expect((await run('diff', 'live', 'folder', '--html', 'change.html')).exitCode).toBe(0);
    const page = readFileSync(author.at('change.html'), 'utf8');
    expect(page).toContain('<h1>From release 1 (');
    expect(page).toContain('now reads “Which &lt;b&gt;card&lt;/b&gt;?”.');
    expect(page).toMatch(
      /content="default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]+=*'; base-uri 'none'"/,
    );
    expect(page).not.toMatch(/<script|<b>|src=|href=/);
  });

  it('says what becomes of open sessions when it is asked', async () => {
    const { out } = await run('diff', '1', 'live', '--sessions');
    expect(out).toBe('Open sessions\n  No session is open.\n');
    await run('diff', '1', 'live', '--sessions', '--html', 'sessions.html');
    expect(readFileSync(author.at('sessions.html'), 'utf8')).toContain('<li>No session is open.</li>');
    await beginSession();
    expect((await run('diff', '1', 'live', '--sessions')).out).toBe(
      'Open sessions\n  1 session at “reader” of the journey “join” moves to the new release.\n',
    );
  });

  it('says that a first release has nothing before it, and why documents cannot be compared', async () => {
    expect(await run('diff')).toMatchObject({
      exitCode: 0,
      out: '',
      err: expect.stringMatching(/^There is nothing before release 1 \(.*\) to compare it with\.\n$/),
    });
    edit('join.json', '"kind": "journey"', '"kind": "voyage"');
    expect(await run('diff', 'live', 'folder')).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/^the folder cannot be compared\. Its document "join" cannot be read\./),
    });
    expect(await run('diff', '--format', 'xml')).toMatchObject({ exitCode: 2 });
  });
});
