import { expect, it } from 'vitest';
import { compileActions } from './compile-actions.ts';
import { interpretActions } from './interpret-actions.ts';
import { compileBakery } from './invented-bakery.ts';
import { environment } from './invented-journeys.ts';
import { newState } from './state.ts';

const journey = compileBakery();
const frame = { journey, environment, nextRun: (run: string) => `${run}+` };
const findDoors = { action: 'call', operation: 'find-doors', as: 'doors' } as const;

it('leaves out a call whose rule is not true, and keeps the result of an earlier one', () => {
  const when = { answered: { var: 'answers.street' } };
  const actions = compileActions([{ ...findDoors, when }], journey);
  const state = { ...newState('run-1'), results: { doors: ['d-1'] } };
  expect(interpretActions(actions, state, frame).next()).toMatchObject({
    done: true,
    value: { outcome: 'done', state: { results: { doors: ['d-1'] } } },
  });
});

it('makes a call whose rule is true', () => {
  const actions = compileActions([{ ...findDoors, when: true }], journey);
  const first = interpretActions(actions, newState('run-1'), frame).next();
  expect(first).toMatchObject({ done: false, value: { effect: 'call', operation: 'find-doors' } });
});

it('goes on from a call that nobody waits for, whatever came of it', () => {
  const send = { action: 'send', operation: 'order', with: { size: 'large' } } as const;
  const actions = compileActions([{ ...send, when: false }, send, { ...findDoors }], journey);
  const steps = interpretActions(actions, newState('run-1'), frame);
  expect(steps.next().value).toMatchObject({ operation: 'order', input: { size: 'large' }, unawaited: true });
  expect(steps.next({ ok: false, reason: 'refused' }).value).toMatchObject({ operation: 'find-doors' });
});

it('shows the banner that a rule words, and none where it gives no words', () => {
  const message = { cat: ['You live in ', { var: 'answers.street' }] };
  const silent = { if: [false, 'Never'] };
  const actions = compileActions(
    [
      { action: 'notify', tone: 'info', message, closeLabel: 'Close' },
      { action: 'notify', tone: 'info', message: silent, closeLabel: 'Close' },
    ],
    journey,
  );
  const state = { ...newState('run-1'), answers: { street: 'High Street' } };
  expect(interpretActions(actions, state, frame).next().value).toMatchObject({
    notices: [{ tone: 'info', message: 'You live in High Street', closeLabel: 'Close' }],
  });
});
