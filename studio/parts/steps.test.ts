import { expect, it } from 'vitest';
import { formatText } from '#analysis';
import type { JsonValue } from '#engine';
import { addStep, placeStep, stepsToFollow } from './steps.ts';

const journey = (...steps: readonly JsonValue[]) =>
  formatText(JSON.stringify({ kind: 'journey', id: 'hire', schemaVersion: 2, steps })) as string;
const stepsOf = ({ text }: { readonly text: string }) => JSON.parse(text).steps;
const room = { id: 'room', title: 'Which room?', form: 'room-form' };
const day = { id: 'day', title: 'Which day?', form: 'day-form' };
const done = { id: 'done', title: 'Thank you', form: 'done-form', final: true };
const added = { id: 'dog', title: 'Your dog', form: 'dog-form' };

it('offers the steps that lead on, not those that end a journey or are only visited', () => {
  const help = { id: 'help', form: 'help-form', aside: true };
  const extra = { ...help, id: 'extra', next: [{ step: 'day' }] };
  const offered = stepsToFollow(JSON.parse(journey(room, help, extra, day, done)));
  expect(offered.map(({ title }) => title)).toEqual(['Which room?', 'extra', 'Which day?']);
});

it('adds a step between others, also at the beginning', () => {
  expect(stepsOf(addStep(journey(room, day), 0, added))).toEqual([room, added, day]);
  expect(addStep(journey(room, day), -1, added).pointer).toBe('/steps/0');
});

it('leads on through a new step to where the step before it led', () => {
  const jump = { ...room, next: [{ when: '= answers.isSick', step: 'day' }, { step: 'done' }] };
  const [before, own] = stepsOf(addStep(journey(jump, day, done), 0, added));
  expect(before.next.at(-1)).toEqual({ step: 'dog' });
  expect(own).toEqual({ ...added, next: [{ step: 'done' }] });
  const plain = { ...room, next: [{ step: 'day' }] };
  expect(stepsOf(addStep(journey(plain, day), 0, added))[1]).toEqual(added);
});

it('puts a step that nothing leads to after another one, from below or above', () => {
  expect(stepsOf(placeStep(journey(room, done, added), 2, 0))).toEqual([room, added, done]);
  const placed = placeStep(journey(added, room, done), 0, 1);
  expect(stepsOf(placed)).toEqual([room, added, done]);
  expect(placed.pointer).toBe('/steps/1');
  const jump = { ...room, next: [{ step: 'done' }] };
  const [, , own] = stepsOf(placeStep(journey(jump, day, done, added), 3, 0)).toSpliced(1, 0, null);
  expect(own).toEqual({ ...added, next: [{ step: 'done' }] });
});
