import { beforeEach, expect, it } from 'vitest';
import { forgetPerson, rememberPerson } from './browser-memory.ts';
import { browserStorage } from './browser-storage.fixture.ts';
import { keptEdits } from './kept-edits.ts';
import { keepSteps, keptSteps } from './kept-steps.ts';

let storage: Storage;
const edit = { id: 'rye', body: 'typed', stored: 'live', sent: [] };
const step = { before: [{ id: 'rye', body: 'live' }], after: [{ id: 'rye', body: 'typed' }] };
const steps = () => keptSteps(storage, 'winter', () => 'typed').done;
const keysOf = () => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

beforeEach(() => {
  storage = browserStorage();
  storage.setItem('waymark cookies', 'no');
  rememberPerson(storage, 'ann');
  keepSteps(storage, 'winter', { done: [step], undone: [] });
  storage.setItem('studio copied', '{}');
  keptEdits(storage, 'ann', 'winter').keep(edit);
});

it('keeps what a person has left until they come again', () => {
  rememberPerson(storage, 'ann');
  expect(steps()).toEqual([step]);
  expect(storage.getItem('studio copied')).toBe('{}');
});

it('forgets steps and what was copied when somebody else comes, but no edit that is nowhere else', () => {
  rememberPerson(storage, 'bob');
  expect(steps()).toEqual([]);
  expect(storage.getItem('studio copied')).toBeNull();
  expect(keptEdits(storage, 'bob', 'winter').all()).toEqual([]);
  rememberPerson(storage, 'ann');
  expect(keptEdits(storage, 'ann', 'winter').all()).toEqual([edit]);
  expect(steps()).toEqual([]);
});

it('forgets everything of a person who signs out, and nothing of others or of visitors’ pages', () => {
  const bobs = keptEdits(storage, 'bob', 'winter');
  bobs.keep(edit);
  forgetPerson(storage, 'ann');
  expect(bobs.all()).toEqual([edit]);
  expect(keysOf()).toEqual(['studio unsaved bob winter rye', 'waymark cookies']);
});
