import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.fixture.ts';
import { editByLetter, editShown, editTyped, endTyping, whenSettled, whenShown } from './typing.ts';
import { winter } from './winter.fixture.ts';
import { Work } from './work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(): Work {
  const documents = [{ id: 'rye', kind: 'form', body: '' }];
  return new Work({ changeSet: winter, drafts: [], live: 'r1' }, documents, browserStorage());
}

it.each([
  ['in a panel', (work: Work, body: string) => editTyped(work, 'title', [{ id: 'rye', body }])],
  ['on the page', (work: Work, body: string) => editByLetter(work, [{ id: 'rye', body }], true)],
])('settles once after a word that is typed slowly %s', async (_, write) => {
  const work = open();
  const act = vi.fn();
  const end = whenSettled(work, act);
  for (const body of ['b', 'br', 'bre', 'brea', 'bread']) {
    write(work, body);
    await vi.advanceTimersByTimeAsync(400);
    expect(act).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(300);
  expect(act).toHaveBeenCalledTimes(1);
  end();
});

it('settles soon after a change that is not typed', async () => {
  const work = open();
  const act = vi.fn();
  const end = whenSettled(work, act);
  editTyped(work, 'title', [{ id: 'rye', body: 'b' }]);
  work.edit([{ id: 'rye', body: 'another' }]);
  await vi.advanceTimersByTimeAsync(250);
  expect(act).toHaveBeenCalledTimes(1);
  end();
});

it('has what is around a text box follow the letters in it once somebody pauses, or leaves it', async () => {
  const work = open();
  const act = vi.fn();
  const end = whenShown(work, act);
  const write = (body: string) => editShown(work, 'title', [{ id: 'rye', body }]);
  write('b');
  write('br');
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  expect(act).toHaveBeenCalledTimes(1);
  write('bre');
  endTyping();
  endTyping();
  expect(act).toHaveBeenCalledTimes(2);
  editTyped(work, 'amount', [{ id: 'rye', body: '1' }]);
  expect(act).toHaveBeenCalledTimes(3);
  write('2');
  end();
  endTyping();
  expect(act).toHaveBeenCalledTimes(3);
});
