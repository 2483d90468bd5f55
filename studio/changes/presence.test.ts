import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Company, followOthers } from './presence.ts';
import { winter } from './winter.fixture.ts';
import { Work } from './work.ts';

const live = JSON.stringify({ id: 'rye', title: 'Rye' });
const ben = { id: 'b', name: 'Ben', path: '/', document: 'rye', pointer: '/title' };

let asked: { readonly method: string; readonly body: Record<string, unknown> }[];
let answer: () => Response;
let seen: (readonly string[])[];
let isHidden: boolean;
let work: Work;
let others: ReturnType<typeof followOthers>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  seen = [];
  isHidden = false;
  answer = () => Response.json({ people: [], drafts: [], state: 'open' });
  vi.stubGlobal('fetch', async (_path: string, init: { readonly method: string; readonly body: string }) => {
    asked.push({ method: init.method, body: JSON.parse(init.body) });
    return answer();
  });
  const none = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  work = new Work(
    { changeSet: winter, drafts: [], live: 'r1' },
    [{ id: 'rye', kind: 'page', body: live }],
    none,
  );
  others = followOthers({
    work,
    set: 'winter',
    where: () => ({ path: '/', document: null, pointer: null }),
    onCompany: ({ people }: Company) => void seen.push(people.map(({ name }) => name)),
    isHidden: () => isHidden,
  });
});

afterEach(() => {
  others.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('asks more often while somebody else is there', async () => {
  await seconds(10);
  const alone = asked.length;
  answer = () => Response.json({ people: [ben], drafts: [], state: 'open' });
  await seconds(2);
  asked = [];
  await seconds(10);
  expect([alone, asked.length]).toEqual([6, 10]);
  expect(seen).toEqual([[], ['Ben']]);
});

it('brings in what was saved', async () => {
  const body = JSON.stringify({ id: 'rye', title: 'Dark rye' });
  const draft = { id: 'rye', body, base: null, revision: 3, author: 'ben' };
  answer = () =>
    Response.json({ people: [ben], drafts: [{ id: 'rye', from: 0, draft, body }], state: 'open' });
  await seconds(3);
  expect(work.textOf('rye')).toBe(body);
  expect(asked.at(-1)?.body).toMatchObject({ known: { rye: 3 } });
});

it('takes drafts that are gone since the changes went live for no edit', async () => {
  answer = () =>
    Response.json({
      people: [],
      drafts: [{ id: 'rye', from: 0, draft: null, body: null }],
      state: 'published',
    });
  await seconds(3);
  expect(work.textOf('rye')).toBe(live);
});

it('goes on showing others over one lost answer, and nobody without a connection', async () => {
  answer = () => Response.json({ people: [ben], drafts: [], state: 'open' });
  await seconds(3);
  answer = () => {
    throw new TypeError('no connection');
  };
  await seconds(3);
  expect(seen.at(-1)).toEqual(['Ben']);
  await seconds(5);
  expect(seen.at(-1)).toEqual([]);
});

it('leaves when it was not looked at for two minutes, and comes back', async () => {
  isHidden = true;
  await seconds(200);
  expect(asked.at(-1)?.method).toBe('DELETE');
  asked = [];
  isHidden = false;
  others.ask();
  await seconds(5);
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
});
