import { describe, expect, it } from 'vitest';
import type { Entry } from '../../base/values/answers.ts';
import { compileBakery } from '../bakery.fixture.ts';
import type { Effect, EffectOutcome } from '../interpreter/interpret-actions.ts';
import { environment } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { type EventOutcome, returnToStep, runFieldEvent } from './field-event.ts';

const bakery = compileBakery();
const frame = { environment, nextRun: (run: string) => `${run}+` };

/** Runs a generator of effects with the given outcomes, in order. */
function play(
  steps: Generator<Effect, EventOutcome, EffectOutcome>,
  outcomes: readonly EffectOutcome[] = [],
) {
  const effects: Effect[] = [];
  let turn = steps.next();
  while (!turn.done) {
    effects.push(turn.value);
    turn = steps.next(outcomes[effects.length - 1] ?? { ok: false, reason: 'no outcome was given' });
  }
  return { outcome: turn.value, effects };
}

function change(state: JourneyState, field: string, entries: readonly Entry[], outcomes?: EffectOutcome[]) {
  return play(runFieldEvent(bakery, state, 'where', { event: 'change', field }, entries, frame), outcomes);
}

function press(
  state: JourneyState,
  step: string,
  field: string,
  entries: readonly Entry[],
  outcomes?: EffectOutcome[],
) {
  return play(runFieldEvent(bakery, state, step, { event: 'press', field }, entries, frame), outcomes);
}

const fresh = newState('run-1');
const chosen: readonly Entry[] = [
  ['street', 'High Street'],
  ['streetId', 's-1'],
];
const doors = [
  { id: 'd-1', number: '1' },
  { id: 'd-2', number: '2' },
];
const atPay: JourneyState = {
  ...fresh,
  answers: { street: 'High Street', streetId: 's-1', bread: 'rye' },
  submitted: ['where', 'bread'],
  completed: ['where', 'bread'],
};

describe('a change of a field', () => {
  it('is recorded, and its actions read it', () => {
    const { outcome, effects } = change(fresh, 'street', chosen, [{ ok: true, result: doors }]);
    expect(effects).toEqual([
      {
        effect: 'call',
        operation: 'find-doors',
        input: { street: 's-1' },
        key: '/0',
        attempt: 0,
        optional: true,
      },
    ]);
    expect(outcome).toMatchObject({
      outcome: 'updated',
      events: [{ event: 'street', id: 's-1' }],
      state: { answers: { street: 'High Street', streetId: 's-1' }, results: { doors }, submitted: [] },
    });
  });

  it('goes on after a call that is optional, and shows what its failure says', () => {
    const { outcome } = change({ ...fresh, results: { doors } }, 'street', chosen, [
      { ok: false, reason: 'timeout' },
    ]);
    expect(outcome).toMatchObject({ outcome: 'updated', events: [{ event: 'street' }] });
    expect(outcome.state.results.doors).toBeUndefined();
    expect(outcome.state.notices.where).toEqual([{ tone: 'info', message: 'No doors in street s-1' }]);
  });

  it('keeps every answer, checked or not', () => {
    const { outcome } = change(fresh, 'door', [
      ['street', 'Hi'],
      ['door', ''],
    ]);
    expect(outcome.state.answers).toMatchObject({ street: 'Hi' });
    expect(outcome.state.submitted).toEqual([]);
  });

  it('does nothing for a field that is not there, or not shown', () => {
    for (const field of ['nothing', 'door', '__proto__']) {
      expect(change(fresh, field, chosen)).toMatchObject({ outcome: { outcome: 'updated' }, effects: [] });
    }
  });

  it('sends a visitor who may not be here elsewhere', () => {
    const { outcome } = press(fresh, 'pay', 'card', []);
    expect(outcome).toMatchObject({ outcome: 'left', destination: { step: 'where' } });
  });
});

describe('a text with the id of a suggestion', () => {
  const answered = change(fresh, 'street', chosen, [{ ok: true, result: doors }]).outcome.state;

  it('loses the id when it is edited', () => {
    const { outcome } = change(answered, 'street', [
      ['street', 'High Stree'],
      ['streetId', 's-1'],
    ]);
    expect(outcome.state.answers).toMatchObject({ street: 'High Stree', streetId: undefined });
  });

  it('keeps it while it stays the same, and gets another with another suggestion', () => {
    const kept = change(answered, 'street', [['street', 'High Street']]).outcome.state;
    expect(kept.answers.streetId).toBe('s-1');
    const other = change(answered, 'street', [
      ['street', 'Low Street'],
      ['streetId', 's-2'],
    ]).outcome.state;
    expect(other.answers).toMatchObject({ street: 'Low Street', streetId: 's-2' });
  });
});

describe('suggestions without JavaScript', () => {
  const found = [
    { id: 's-1', label: 'High Street' },
    { id: 's-2', label: 'High Road' },
  ];
  const searched = press(fresh, 'where', 'street', [['street', 'high']], [{ ok: true, result: found }]);

  it('are found when the button is pressed', () => {
    expect(searched.effects).toMatchObject([{ operation: 'find-streets', input: { typed: 'high' } }]);
    expect(searched.outcome.state.suggested.street).toEqual(found);
  });

  it('are not looked for before there is enough to go by', () => {
    const { effects, outcome } = press(fresh, 'where', 'street', [['street', 'hi']]);
    expect(effects).toEqual([]);
    expect(outcome.state.suggested.street).toEqual([]);
  });

  it('are told from suggestions that nobody could look up', () => {
    const failed = press(fresh, 'where', 'street', [['street', 'high']], [{ ok: false, reason: 'timeout' }]);
    expect(failed.outcome.state.suggested.street).toBeNull();
  });

  it('take away what was said to be wrong before, but only once there are some', () => {
    const refused: JourneyState = { ...fresh, answers: { street: '' }, submitted: ['where'] };
    const searchedFor = (text: string, result: readonly { id: string; label: string }[]) =>
      press(refused, 'where', 'street', [['street', text]], [{ ok: true, result }]).outcome.state;
    expect(searchedFor('high', found).submitted).toEqual([]);
    expect(searchedFor('high', []).submitted).toEqual(['where']);
    expect(searchedFor('hi', found).submitted).toEqual(['where']);
  });

  it('bring their text along when one is chosen', () => {
    const entries: readonly Entry[] = [
      ['street', 'high'],
      ['streetId', 's-2'],
    ];
    const { state } = change(searched.outcome.state, 'street', entries, [{ ok: true, result: [] }]).outcome;
    expect(state.answers).toMatchObject({ street: 'High Road', streetId: 's-2' });
    expect(state.suggested.street).toBeUndefined();
  });

  it('are looked for again for a new text, whatever was chosen for the old one', () => {
    const entries: readonly Entry[] = [
      ['street', 'low'],
      ['streetId', 's-2'],
    ];
    const again = press(searched.outcome.state, 'where', 'street', entries, [{ ok: true, result: [] }]);
    expect(again.effects).toMatchObject([{ input: { typed: 'low' } }]);
    expect(again.outcome.state.answers.streetId).toBeUndefined();
  });
});

describe('leaving for a hosted page', () => {
  it('goes to the address that a call has given', () => {
    const { outcome, effects } = press(
      atPay,
      'pay',
      'card',
      [['account', '']],
      [{ ok: true, result: 'https://cards.example/1' }],
    );
    expect(effects).toMatchObject([{ operation: 'open-card', once: true }]);
    expect(outcome).toMatchObject({ outcome: 'left', destination: { href: 'https://cards.example/1' } });
  });

  it('stays when there is no address', () => {
    const { outcome } = press(atPay, 'pay', 'card', [['account', '']], [{ ok: true }]);
    expect(outcome.outcome).toBe('updated');
  });

  it('does what the step says when the visitor is back', () => {
    const back = (returned: { readonly [name: string]: string }) =>
      play(returnToStep(bakery, atPay, 'pay', returned, frame)).outcome;
    expect(back({ state: 'approved', card: '•••• 12' }).state.answers.account).toBe('•••• 12');
    expect(back({ state: 'cancelled' }).state.notices.pay).toMatchObject([
      { message: 'The card was not taken' },
    ]);
    expect(play(returnToStep(bakery, fresh, 'pay', {}, frame)).outcome).toMatchObject({
      outcome: 'left',
      destination: { step: 'where' },
    });
  });
});

describe('a button that submits the step', () => {
  const street: readonly Entry[] = [['street', 'High Street']];

  it('leads on with one press, after the actions before it and without those after', () => {
    const { outcome } = press({ ...fresh, results: { doors: [] } }, 'where', 'collect', street);
    expect(outcome).toMatchObject({
      outcome: 'accepted',
      destination: { step: 'bread' },
      events: [{ event: 'street', id: 'shop' }],
      state: { completed: ['where'], submitted: ['where'], answers: { streetId: 'shop' } },
    });
  });

  it('shows what is wrong when the answers do not hold', () => {
    const { outcome } = press(fresh, 'where', 'collect', [['street', '']]);
    expect(outcome).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'street', message: 'Where do you live?' }],
      state: { completed: [], submitted: ['where'], answers: { streetId: 'shop' } },
    });
  });

  it('makes the calls of a submission once, as the step’s own button does', () => {
    const { outcome, effects } = press(
      atPay,
      'pay',
      'later',
      [['account', '12']],
      [{ ok: false, reason: 'timeout' }, { ok: true }],
    );
    expect(effects).toMatchObject([
      { operation: 'check-credit', key: '/0' },
      { operation: 'order', key: '/0', once: true, submits: true },
    ]);
    expect(effects[0]).not.toHaveProperty('once');
    expect(outcome).toMatchObject({
      outcome: 'accepted',
      state: { ended: 'thanks' },
    });
    expect(outcome.state.notices).toMatchObject({ pay: [], thanks: [{ message: 'Unchecked' }] });
  });

  it('stays with its banners when the submission fails', () => {
    const failed = { ok: false, reason: 'timeout' } as const;
    const { outcome } = press(atPay, 'pay', 'later', [['account', '12']], [failed, failed]);
    expect(outcome.outcome).toBe('failed');
    expect(outcome.state.notices.pay).toMatchObject([{ message: 'Unchecked' }]);
  });
});
