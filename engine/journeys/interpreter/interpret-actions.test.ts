import { expect, it } from 'vitest';
import { compileBakery } from '../bakery.fixture.ts';
import { environment } from '../journeys.fixture.ts';
import { compileActions } from '../model/compile-actions.ts';
import { newState } from '../model/state.ts';
import { type EffectOutcome, interpretActions } from './interpret-actions.ts';

const journey = compileBakery();
const frame = { journey, environment, nextRun: (run: string) => `${run}+` };
const findDoors = { call: 'find-doors', as: 'doors' } as const;

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
  const send = { send: 'order', with: { size: 'large' } } as const;
  const actions = compileActions([{ ...send, when: false }, send, { ...findDoors }], journey);
  const steps = interpretActions(actions, newState('run-1'), frame);
  expect(steps.next().value).toMatchObject({ operation: 'order', input: { size: 'large' }, unawaited: true });
  expect(steps.next({ ok: false, reason: 'refused' }).value).toMatchObject({ operation: 'find-doors' });
});

it('gives a call what one rule puts together, and nothing where that is unanswered', () => {
  const call = { ...findDoors, with: { object: { street: { var: 'answers.street' } } } };
  const unknown = { ...findDoors, with: { var: 'results.doors' } };
  const state = { ...newState('run-1'), answers: { street: 'High Street' } };
  const steps = interpretActions(compileActions([call, unknown], journey), state, frame);
  expect(steps.next().value).toMatchObject({ input: { street: 'High Street' } });
  expect(steps.next({ ok: true }).value).toMatchObject({ input: {} });
});

it('shows the banner that a rule words, and none where it gives no words', () => {
  const message = { cat: ['You live in ', { var: 'answers.street' }] };
  const silent = { if: [false, 'Never'] };
  const actions = compileActions(
    [
      { notify: message, tone: 'info' },
      { notify: silent, tone: 'info' },
    ],
    journey,
  );
  const state = { ...newState('run-1'), answers: { street: 'High Street' } };
  expect(interpretActions(actions, state, frame).next().value).toMatchObject({
    notices: [{ tone: 'info', message: 'You live in High Street' }],
  });
});

const boxes = [{ code: 'a' }, { code: 'b', isFull: true }, { code: 'c' }];

function withBoxes() {
  return { ...newState('run-1'), results: { boxes } };
}

it('makes a repeated call once for each element, each under a key of its own, and keeps the list of their results', () => {
  const call = {
    call: 'find-doors',
    each: { var: 'results.boxes' },
    with: { code: { var: 'item.code' } },
    as: 'doors',
    when: { not: { answered: { var: 'item.isFull' } } },
  } as const;
  const steps = interpretActions(compileActions([call], journey), withBoxes(), frame);
  expect(steps.next().value).toMatchObject({ input: { code: 'a' }, key: '/0/each/0' });
  expect(steps.next({ ok: true, result: { door: 1 } }).value).toMatchObject({
    input: { code: 'c' },
    key: '/0/each/2',
  });
  const { value } = steps.next({ ok: true, result: { door: 3 } });
  expect(value).toMatchObject({
    outcome: 'done',
    state: { results: { boxes, doors: [{ door: 1 }, { door: 3 }] } },
  });
  expect(Object.keys((value as { state: { results: object } }).state.results)).toEqual(['boxes', 'doors']);
});

it('ends a repeated call with its first failure, and says which element failed', () => {
  const call = {
    call: 'find-doors',
    each: { var: 'results.boxes' },
    with: { code: { var: 'item.code' } },
    as: 'doors',
    onFailure: [
      {
        notify: { cat: ['No door for ', { var: 'item.code' }] },
        tone: 'error',
      },
    ],
  } as const;
  const steps = interpretActions(compileActions([call as never], journey), withBoxes(), frame);
  steps.next();
  steps.next({ ok: true, result: 1 });
  expect(steps.next({ ok: false, reason: 'gone' }).value).toMatchObject({
    outcome: 'failed',
    notices: [{ message: 'No door for b' }],
    state: { results: { doors: [1] } },
  });
});

it('goes on with the next element after a failure that may be, and keeps its place in the list empty', () => {
  const call = {
    call: 'find-doors',
    each: { var: 'results.boxes' },
    as: 'doors',
    optional: true,
  } as const;
  const steps = interpretActions(compileActions([call], journey), withBoxes(), frame);
  steps.next();
  steps.next({ ok: true, result: 1 });
  steps.next({ ok: false, reason: 'gone' });
  expect(steps.next({ ok: true, result: 3 }).value).toMatchObject({
    state: { results: { doors: [1, null, 3] } },
  });
});

it('sends and shows for each element, and does nothing for no list', () => {
  const each = { var: 'results.boxes' } as const;
  const actions = compileActions(
    [
      { send: 'order', each, with: { code: { var: 'item.code' } } },
      { notify: { var: 'item.code' }, each, tone: 'info' },
    ],
    journey,
  );
  const steps = interpretActions(actions, withBoxes(), frame);
  expect(steps.next().value).toMatchObject({ input: { code: 'a' }, unawaited: true });
  expect(steps.next({ ok: true }).value).toMatchObject({ input: { code: 'b' }, key: '/0/each/1' });
  expect(steps.next({ ok: true }).value).toMatchObject({ input: { code: 'c' } });
  expect(steps.next({ ok: true }).value).toMatchObject({
    notices: [{ message: 'a' }, { message: 'b' }, { message: 'c' }],
  });
  expect(interpretActions(actions, newState('run-1'), frame).next()).toMatchObject({
    done: true,
    value: { outcome: 'done', notices: [] },
  });
});

const say = (notify: string) => ({ notify, tone: 'error' }) as const;
const unanswered = { ok: false, reason: 'timeout', isUnanswered: true } as const;

it('says what follows a call that nobody knows the end of, in place of what follows a failed one', () => {
  const link = { label: 'Call us', page: 'calls' };
  const onUnknown = [{ ...say('It may be done'), link }];
  const doors = { ...findDoors, onFailure: [say('Try again')], onUnknown };
  const retried = [{ attempt: [doors], retries: 1, onFailure: [say('No door')] }];
  const end = (actions: Parameters<typeof compileActions>[0], ...outcomes: EffectOutcome[]) => {
    const steps = interpretActions(compileActions(actions, journey), newState('run-1'), frame);
    let turn = steps.next();
    for (const outcome of outcomes) turn = steps.next(outcome);
    return turn.value;
  };
  const said = [{ tone: 'error', message: 'It may be done', link: { label: 'Call us', href: '/calls' } }];
  expect(end([doors], unanswered)).toMatchObject({ outcome: 'failed', notices: said });
  expect(end(retried, unanswered, unanswered)).toMatchObject({ outcome: 'failed', notices: said });
  expect(end(retried, unanswered, { ok: true })).toMatchObject({ outcome: 'done', notices: [] });
  const failed = { ok: false, reason: 'timeout' } as const;
  expect(end([doors], failed)).toMatchObject({ notices: [{ message: 'Try again' }] });
  const silent = { ...findDoors, onFailure: [say('Try again')] };
  expect(end([silent], unanswered)).toMatchObject({ notices: [{ message: 'Try again' }] });
});
