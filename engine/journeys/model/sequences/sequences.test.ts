import { describe, expect, it } from 'vitest';
import type { Action } from '#schemas';
import { compileBakery } from '../../bakery.fixture.ts';
import { type EffectOutcome, interpretActions } from '../../interpreter/interpret-actions.ts';
import { environment } from '../../journeys.fixture.ts';
import { compileActions } from '../compile-actions.ts';
import { newState } from '../state.ts';
import { flattenRuns, type Sequences } from './find-sequence.ts';
import { verbOf, withInner } from './inner-actions.ts';

const journey = compileBakery();
const frame = { journey, environment, nextRun: (run: string) => `${run}+` };

const call = (operation: string): Action => ({ call: operation, with: {} });
const run = (sequence: string): Action => ({ run: sequence });
const isAnswered = (name: string) => ({ answered: { var: `answers.${name}` } });

/** Operations called, in order, each with its key, and the outcome of the list. */
function perform(
  actions: readonly Action[],
  sequences: Sequences,
  outcomeOf: (n: number) => EffectOutcome = () => ({ ok: true }),
) {
  const compiled = compileActions(actions, { ...journey, sequences });
  const state = { ...newState('run-1'), answers: { street: 'High Street' } };
  const steps = interpretActions(compiled, state, frame);
  const calls: string[] = [];
  let turn = steps.next();
  while (!turn.done) {
    if (turn.value.effect === 'call') calls.push(`${turn.value.key} ${turn.value.operation}`);
    turn = steps.next(outcomeOf(calls.length));
  }
  return { calls, outcome: turn.value.outcome, answers: turn.value.state.answers };
}

describe('a sequence that is run', () => {
  it('does what its actions would do in its place, each with a place of its own', () => {
    const sequences = { lookUp: [call('one'), call('two'), run('more')], more: [call('three')] };
    const { calls, outcome } = perform([run('lookUp'), call('four'), run('more')], sequences);
    expect(calls).toEqual(['/0/0 one', '/0/1 two', '/0/2/0 three', '/1 four', '/2/0 three']);
    expect(outcome).toBe('done');
  });

  it('is left out as a whole when its condition does not hold', () => {
    const sequences = { lookUp: [call('one')] };
    const actions: Action[] = [{ run: 'lookUp', when: false }, call('two')];
    expect(perform(actions, sequences).calls).toEqual(['/1 two']);
  });

  it('is asked for its condition once, whatever its actions change', () => {
    const sequences: Sequences = {
      forget: [{ clear: ['answers.street'] }, { set: 'door', to: 'd-1' }],
    };
    const actions: Action[] = [{ run: 'forget', when: isAnswered('street') }];
    expect(perform(actions, sequences).answers).toEqual({ door: 'd-1' });
  });

  it('ends the list it is run in when one of its calls fails', () => {
    const { calls, outcome } = perform([run('one'), call('two')], { one: [call('one')] }, () => ({
      ok: false,
      reason: 'down',
    }));
    expect(calls).toEqual(['/0/0 one']);
    expect(outcome).toBe('failed');
  });

  it('is repeated by the attempt around it', () => {
    const attempt: Action = { attempt: [run('one')], retries: 2 };
    const failsTwice = (calls: number): EffectOutcome =>
      calls > 2 ? { ok: true } : { ok: false, reason: 'down' };
    const { calls, outcome } = perform([attempt], { one: [call('one')] }, failsTwice);
    expect(calls).toEqual(['/0/0/0 one', '/0/0/0 one', '/0/0/0 one']);
    expect(outcome).toBe('done');
  });
});

describe('all actions of a list', () => {
  it('are also those that a sequence runs', () => {
    const sequences = { lookUp: [call('one'), run('more')], more: [call('two')] };
    const found = withInner(run('lookUp'), sequences).map((action) =>
      'call' in action ? action.call : verbOf(action),
    );
    expect(found).toEqual(['run', 'one', 'run', 'two']);
  });

  it('are none for a name that every object knows', () => {
    expect(withInner(run('toString'), {})).toEqual([run('toString')]);
  });
});

describe('the actions that a browser performs', () => {
  const track = (event: string): Action => ({ track: event });

  it('hold what a sequence tracks in its place, on both conditions', () => {
    const when = isAnswered('street');
    const sequences: Sequences = { tell: [track('one'), { track: 'two', when: true }] };
    expect(flattenRuns([{ run: 'tell', when }, track('three')], sequences)).toEqual([
      { track: 'one', when },
      { track: 'two', when: { and: [when, true] } },
      track('three'),
    ]);
  });

  it('keep the conditions of the sequence where the run has none', () => {
    const inner: Action = { track: 'one', when: isAnswered('street') };
    expect(flattenRuns([run('tell')], { tell: [inner] })).toStrictEqual([inner]);
  });

  it('keep the run of a sequence that does more: the server performs that', () => {
    const sequences = { tell: [track('one'), call('two')] };
    expect(flattenRuns([run('tell')], sequences)).toEqual([run('tell')]);
  });
});
