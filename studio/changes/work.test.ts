import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenedChangeSet } from '../base/types.ts';
import { winter } from './winter.fixture.ts';
import { Work } from './work.ts';

const opened: OpenedChangeSet = {
  changeSet: winter,
  drafts: [],
  live: 'r1',
};
const documents = [
  { id: 'rye', kind: 'page', body: 'Rye' },
  { id: 'bun', kind: 'page', body: 'Bun' },
];

interface Sent {
  readonly path: string;
  readonly body: string | null;
  readonly revision: number;
}

let sent: Sent[];
let answer: (request: Sent) => Response;
let work: Work;
let stored: Map<string, string>;

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answer = ({ body, revision }) => Response.json({ body, revision: revision + 1 });
  vi.stubGlobal('fetch', async (path: string, init: { readonly body: string }) => {
    const request = { path, ...JSON.parse(init.body) };
    sent.push(request);
    return answer(request);
  });
  stored = new Map();
  work = new Work(opened, documents, storage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (body: string | null, joins = false) =>
  work.edit([{ id: 'rye', body }], joins ? 'joins' : undefined);

it('saves by itself after a pause, with the revision of what was saved before', async () => {
  write('R');
  write('Ry', true);
  expect(work.saving).toBe('saving');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ path: '/studio/api/change-sets/winter/documents/rye', body: 'Ry', revision: 0 }]);
  expect(work.saving).toBe('saved');
  write('Dark rye');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toMatchObject({ body: 'Dark rye', revision: 1 });
});

it('undoes and redoes steps, in which the letters of a word are one', () => {
  write('D');
  write('Da', true);
  write(null);
  expect(work.textOf('rye')).toBeUndefined();
  work.undo();
  expect(work.textOf('rye')).toBe('Da');
  work.undo();
  expect(work.textOf('rye')).toBe('Rye');
  expect(work.canUndo).toBe(false);
  work.redo();
  work.redo();
  expect(work.textOf('rye')).toBeUndefined();
  expect(work.changed()).toEqual(['rye']);
});

it('keeps what cannot be saved, and saves it once there is a connection', async () => {
  answer = () => {
    throw new TypeError('no connection');
  };
  write('Dark rye');
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.saving).toBe('waiting');
  answer = ({ revision }) => Response.json({ revision: revision + 1 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(work.saving).toBe('saved');
  expect(sent.at(-1)).toMatchObject({ body: 'Dark rye', revision: 0 });
});

it('does not lose what is typed while it saves', async () => {
  answer = (request) => {
    if (sent.length === 1) write('Darker');
    return Response.json({ revision: request.revision + 1 });
  };
  write('Dark');
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent.map(({ body, revision }) => [body, revision])).toEqual([
    ['Dark', 0],
    ['Darker', 1],
  ]);
  expect(work.saving).toBe('saved');
});

const theirs = { id: 'rye', body: 'Light rye', base: null, revision: 4, author: 'bob' };

it.each([
  { choice: 'mine', text: 'Dark rye', saves: [['Dark rye', 4]] },
  { choice: 'theirs', text: 'Light rye', saves: [] },
  { choice: { text: 'Half rye' }, text: 'Half rye', saves: [['Half rye', 4]] },
] as const)('settles a conflict by $choice', async ({ choice, text, saves }) => {
  answer = () => Response.json({ outcome: 'conflict', theirs }, { status: 409 });
  write('Dark rye');
  await vi.advanceTimersByTimeAsync(1000);
  const [conflict] = work.conflicts;
  expect(conflict).toMatchObject({
    collisions: [{ pointer: '', base: 'Rye', mine: 'Dark rye', theirs: 'Light rye' }],
  });
  sent = [];
  answer = ({ revision }) => Response.json({ revision: revision + 1 });
  if (conflict) work.settle(conflict, () => choice);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.textOf('rye')).toBe(text);
  expect(sent.map(({ body, revision }) => [body, revision])).toEqual(saves);
  expect(work.conflicts).toEqual([]);
});

/** A form with a label and a hint. */
const form = (label: string, hint: string) =>
  JSON.stringify({ id: 'rye', fields: [{ name: 'a', label, hint }] });
const fieldOf = (text = '') => JSON.parse(text).fields[0];

/** Opens the form, and has somebody else save it before the first save. */
function meanwhile(body: string, revision = 1): void {
  work = new Work(opened, [{ id: 'rye', kind: 'form', body: form('Name', 'Short') }], storage);
  answer = (request) =>
    request.revision === 0
      ? Response.json({ outcome: 'conflict', theirs: { ...theirs, body, revision } }, { status: 409 })
      : Response.json({ revision: request.revision + 1 });
}

it('says of a step what it did and where, both ways, and no place once somebody else has moved parts', async () => {
  const part = { document: 'rye', pointer: '/fields/0' };
  meanwhile(form('Name', 'At most ten letters'));
  work.edit([{ id: 'rye', body: form('First name', 'Short') }], { words: 'remove “Age”', from: part });
  expect(work.lastAct?.words).toBe('remove “Age”');
  expect(work.undo()?.act).toEqual({ words: 'remove “Age”', to: part });
  expect(work.redo()?.act).toEqual({ words: 'remove “Age”', from: part });
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.undo()?.act).toEqual({ words: 'remove “Age”' });
  write('Dark rye');
  expect(work.lastAct).toBeUndefined();
});

it('keeps changes of different fields that two people save at once, also when one is undone', async () => {
  meanwhile(form('Name', 'At most ten letters'));
  write(form('First name', 'Short'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(work.conflicts).toEqual([]);
  expect(sent.map(({ revision }) => revision)).toEqual([0, 1]);
  const both = { name: 'a', label: 'First name', hint: 'At most ten letters' };
  expect([fieldOf(sent[1]?.body ?? ''), fieldOf(work.textOf('rye'))]).toEqual([both, both]);
  expect(work.saving).toBe('saved');
  work.undo();
  expect(fieldOf(work.textOf('rye'))).toEqual({ ...both, label: 'Name' });
});

it('keeps what is typed in changes that went live meanwhile, and says why it is not saved', async () => {
  const message = 'The changes are closed.';
  answer = () => Response.json({ message }, { status: 409 });
  write('Dark rye');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect([work.refusal, work.saving, work.textOf('rye')]).toEqual([message, 'waiting', 'Dark rye']);
  answer = ({ revision }) => Response.json({ revision: revision + 1 });
  await work.save();
  expect([work.refusal, work.saving]).toEqual([undefined, 'saved']);
});

it('asks only for the field that both changed, and keeps what is typed meanwhile', async () => {
  meanwhile(form('Given name', 'At most ten letters'));
  write(form('First name', 'Short'));
  await vi.advanceTimersByTimeAsync(1000);
  const [conflict] = work.conflicts;
  expect(conflict?.collisions).toEqual([
    { pointer: '/fields/0/label', base: 'Name', mine: 'First name', theirs: 'Given name' },
  ]);
  write(form('First names', 'Short'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  if (conflict) work.settle(conflict, () => 'mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(fieldOf(sent.at(-1)?.body ?? '')).toMatchObject({
    label: 'First names',
    hint: 'At most ten letters',
  });
  expect(work.saving).toBe('saved');
});

it('opens with the drafts that are saved', () => {
  const draft = { id: 'bun', body: null, base: null, revision: 2, author: 'ann' };
  const again = new Work({ ...opened, drafts: [draft] }, documents, storage);
  expect(again.changes()).toEqual([{ id: 'bun', body: null }]);
  expect(again.liveTexts(['bun'])).toEqual([{ id: 'bun', body: 'Bun' }]);
});

it.each([
  { saved: 'Dark rye', by: 'the same author', canUndo: true },
  { saved: 'Light rye', by: 'somebody else', canUndo: false },
])('knows its steps after a reload if $by saved last: $canUndo', async ({ saved, canUndo }) => {
  write('Rye bread');
  write('Dark rye');
  await vi.advanceTimersByTimeAsync(1000);
  const draft = { id: 'rye', body: saved, base: null, revision: 1, author: 'ann' };
  const again = new Work({ ...opened, drafts: [draft] }, documents, storage);
  expect(again.canUndo).toBe(canUndo);
  again.undo();
  expect(again.textOf('rye')).toBe(canUndo ? 'Rye bread' : 'Light rye');
  again.redo();
  expect(again.textOf('rye')).toBe(saved);
});

it('changes nothing of an edit that reaches beyond the limits of its author, and says why', async () => {
  const rye = (title: string) => JSON.stringify({ kind: 'page', id: 'rye', path: '/bread/rye', title });
  const bun = JSON.stringify({ kind: 'page', id: 'bun', path: '/sweet/bun' });
  const bodies = [rye('Rye'), bun].map((body, index) => ({
    id: index === 0 ? 'rye' : 'bun',
    kind: 'page',
    body,
  }));
  work = new Work(opened, bodies, storage, undefined, { areas: ['pages/bread'], languages: [] });
  expect(work.beyond('rye')).toBeUndefined();
  expect(work.beyond('bun')).toBe(
    'Your work is limited to the page /bread and those below it, and this is the page /sweet/bun.',
  );
  work.edit([
    { id: 'rye', body: rye('Dark rye') },
    { id: 'bun', body: null },
  ]);
  work.edit([{ id: 'rye', body: rye('Moved').replace('/bread', '/sweet') }]);
  expect([work.changed(), work.canUndo]).toEqual([[], false]);
  expect(work.refusal).toBe(
    'Your work is limited to the page /bread and those below it, and this is the page /sweet/rye.',
  );
  work.edit([{ id: 'rye', body: rye('Dark rye') }]);
  expect([work.changed(), work.refusal]).toEqual([['rye'], undefined]);
});

it('neither edits nor takes back anything while it is locked, as when the changes are live', async () => {
  write('Dark rye');
  await vi.advanceTimersByTimeAsync(1000);
  work.lock(true);
  expect([work.canUndo, work.canRedo]).toEqual([false, false]);
  work.undo();
  write('Light rye');
  expect(work.textOf('rye')).toBe('Dark rye');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  work.lock(false);
  work.undo();
  expect(work.textOf('rye')).toBe('Rye');
  work.redo();
  expect(work.textOf('rye')).toBe('Dark rye');
});
