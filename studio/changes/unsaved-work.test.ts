import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson } from './browser-memory.ts';
import { browserStorage } from './browser-storage.fixture.ts';
import { keptEdits, moveEdits } from './kept-edits.ts';
import { winter } from './winter.fixture.ts';
import { Work } from './work.ts';

const form = (label: string, hint: string) =>
  JSON.stringify({ id: 'rye', fields: [{ name: 'a', label, hint }] });
const live = form('Name', 'Short');
const documents = [{ id: 'rye', kind: 'form', body: live }];

/** A server with one draft, which takes saves by compare-and-swap. */
let draft: { id: string; body: string | null; base: null; revision: number; author: string } | undefined;
/** The answer to a save; by default it is answered. */
let network: 'answers' | 'away' | 'loses the answer' | 'has no session' | 'is busy' | 'cannot write';
let slowMs: number;
let saves: (string | null)[];
let storage: Storage;
let work: Work;

beforeEach(() => {
  vi.useFakeTimers();
  draft = undefined;
  network = 'answers';
  slowMs = 0;
  saves = [];
  storage = browserStorage();
  vi.stubGlobal('fetch', async (_path: string, init: { readonly body: string }) => {
    const { body, revision } = JSON.parse(init.body);
    if (network === 'away') throw new TypeError('no connection');
    if (network === 'has no session') return Response.json({ message: 'Sign in to go on.' }, { status: 401 });
    if (network === 'is busy') return new Response('', { status: 408 });
    if (network === 'cannot write')
      return Response.json({ message: 'Something went wrong.' }, { status: 500 });
    if (revision !== (draft?.revision ?? 0))
      return Response.json({ outcome: 'conflict', theirs: draft ?? null }, { status: 409 });
    const saved = save(body, 'ann');
    if (network === 'loses the answer') throw new TypeError('the connection broke');
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    return Response.json(saved);
  });
  work = open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Saves on the server. */
function save(body: string | null, author: string) {
  saves.push(body);
  draft = { id: 'rye', body, base: null, revision: (draft?.revision ?? 0) + 1, author };
  return draft;
}

/** The page is opened by somebody. */
function open(person = 'ann'): Work {
  const opened = { changeSet: winter, drafts: draft ? [draft] : [], live: 'r1' };
  return new Work(opened, documents, browserStorage(), keptEdits(storage, person, 'winter'));
}

/** The page is gone, with what it was about to do. */
function reload(): void {
  vi.clearAllTimers();
  work = open();
}

const write = (body: string) => work.edit([{ id: 'rye', body }]);
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const fieldOf = (text: string | null | undefined) => JSON.parse(text ?? '').fields[0];
/** Somebody else saves, and this browser hears of it. */
function hear(body: string): void {
  const from = work.known().rye ?? 0;
  const saved = save(body, 'ben');
  work.receive([{ id: 'rye', from, draft: saved, body }]);
}

it('keeps what was typed offline through a reload, and saves it once there is a connection', async () => {
  network = 'away';
  write(form('First name', 'Short'));
  await seconds(60);
  reload();
  expect(fieldOf(work.textOf('rye')).label).toBe('First name');
  network = 'answers';
  await seconds(4);
  expect(fieldOf(draft?.body).label).toBe('First name');
  expect([work.saving, storage.length]).toEqual(['saved', 0]);
  work.undo();
  expect(work.textOf('rye')).toBe(live);
});

it('merges what was typed offline with what others saved meanwhile, also after a reload', async () => {
  network = 'away';
  write(form('First name', 'Short'));
  save(form('Name', 'At most ten letters'), 'ben');
  reload();
  network = 'answers';
  await seconds(4);
  expect(fieldOf(draft?.body)).toMatchObject({ label: 'First name', hint: 'At most ten letters' });
});

it('asks which of two texts stands after a reload, too', async () => {
  network = 'away';
  write(form('First name', 'Short'));
  save(form('Given name', 'Short'), 'ben');
  network = 'answers';
  reload();
  await seconds(4);
  expect(work.conflicts).toMatchObject([{ collisions: [{ mine: 'First name', theirs: 'Given name' }] }]);
  expect(work.saving).toBe('choosing');
  expect(fieldOf(draft?.body).label).toBe('Given name');
});

it('does not take a save of its own for one of somebody else, when the server was killed before it answered', async () => {
  network = 'loses the answer';
  write(form('First', 'Short'));
  await seconds(1);
  network = 'away';
  write(form('First name', 'Short'));
  await seconds(5);
  reload();
  network = 'answers';
  await seconds(4);
  expect(work.conflicts).toEqual([]);
  expect(fieldOf(draft?.body).label).toBe('First name');
});

it('does not take a save of its own for one of somebody else, when the page was left before it was answered', async () => {
  slowMs = 5000;
  write(form('First', 'Short'));
  await seconds(2);
  write(form('First name', 'Short'));
  reload();
  expect(work.conflicts).toEqual([]);
  await seconds(20);
  expect(fieldOf(draft?.body).label).toBe('First name');
});

it('saves one document after the other while the network is slow', async () => {
  slowMs = 2500;
  write(form('First', 'Short'));
  await seconds(1);
  write(form('First name', 'Short'));
  await seconds(10);
  expect(saves.map((body) => fieldOf(body).label)).toEqual(['First', 'First name']);
  expect([work.conflicts, work.saving]).toEqual([[], 'saved']);
});

it('asks nobody to choose when the only author types on while the network is slow', async () => {
  slowMs = 5000;
  write(form('Name?', 'Short'));
  await seconds(2);
  write(form('Full name?', 'Short'));
  await seconds(5);
  expect([saves.length, work.saving]).toEqual([2, 'saving']);
  await seconds(5);
  expect([work.saving, draft?.body]).toEqual(['saved', form('Full name?', 'Short')]);
});

it('goes on by itself after the session ended, and after the site could not save', async () => {
  network = 'has no session';
  write(form('First name', 'Short'));
  await seconds(2);
  expect([work.saving, work.refusal]).toEqual(['waiting', 'Sign in to go on.']);
  network = 'is busy';
  await seconds(4);
  network = 'cannot write';
  await seconds(4);
  expect(work.refusal).toMatch(/^Not saved/);
  network = 'answers';
  await seconds(4);
  expect([work.saving, work.refusal]).toEqual(['saved', undefined]);
});

it('shows what somebody else saved, beside what is typed here', async () => {
  write(form('First name', 'Short'));
  hear(form('Name', 'At most ten letters'));
  const both = { label: 'First name', hint: 'At most ten letters' };
  expect(fieldOf(work.textOf('rye'))).toMatchObject(both);
  await seconds(2);
  expect(fieldOf(draft?.body)).toMatchObject(both);
  expect(work.saving).toBe('saved');
});

it('does not let what is typed here pass over a text that somebody else has saved in the same field', async () => {
  write(form('First name', 'Short'));
  hear(form('Given name', 'Short'));
  expect(work.conflicts).toMatchObject([{ collisions: [{ mine: 'First name', theirs: 'Given name' }] }]);
  write(form('First names', 'Short'));
  hear(form('Given names', 'Short'));
  expect(work.conflicts).toMatchObject([{ collisions: [{ mine: 'First names', theirs: 'Given names' }] }]);
  await seconds(10);
  expect(fieldOf(draft?.body).label).toBe('Given names');
  write(form('Given names', 'Short'));
  expect(work.conflicts).toEqual([]);
  await seconds(2);
  expect(work.saving).toBe('saved');
});

it('leaves alone what it has saved itself meanwhile', async () => {
  write(form('First', 'Short'));
  await seconds(1);
  const old = { id: 'rye', from: 0, draft: null, body: live };
  work.receive([old]);
  expect(fieldOf(work.textOf('rye')).label).toBe('First');
});

it('keeps edits for the person who made them, until they sign out', async () => {
  network = 'away';
  write(form('First name', 'Short'));
  expect(open('ben').textOf('rye')).toBe(live);
  forgetPerson(storage, 'ann');
  expect(open().textOf('rye')).toBe(live);
});

it('takes up in new changes what was not saved before the old ones were closed', async () => {
  write(form('Name', 'Short'));
  await seconds(1);
  network = 'away';
  write(form('First name', 'Short'));
  await seconds(1);
  moveEdits(keptEdits(storage, 'ann', 'winter'), keptEdits(storage, 'ann', 'spring'));
  expect(keptEdits(storage, 'ann', 'winter').all()).toEqual([]);
  const saved = form('Name', 'Short');
  const next = new Work(
    { changeSet: { ...winter, id: 'spring' }, drafts: [], live: 'r2' },
    [{ id: 'rye', kind: 'form', body: saved }],
    browserStorage(),
    keptEdits(storage, 'ann', 'spring'),
  );
  expect(fieldOf(next.textOf('rye')).label).toBe('First name');
  expect(next.conflicts).toEqual([]);
  vi.clearAllTimers();
});
