import { expect, it } from 'vitest';
import type { CallAction, Form, Journey, Step } from '#schemas';
import type { Entry, JsonValue } from '../../base/values/answers.ts';
import { enterStep } from '../events/arrive-at.ts';
import { runFieldEvent } from '../events/field-event.ts';
import { submitStep } from '../events/submit-step.ts';
import { visitStep } from '../events/visit-step.ts';
import type { Effect, EffectOutcome } from '../interpreter/interpret-actions.ts';
import { compileInvented, environment } from '../journeys.fixture.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { mergeStates } from '../state/merge-states.ts';
import { walkJourney } from './walk.ts';

const required = { required: 'Please answer' };
const question = (name: string): Form['fields'][number] => ({
  name,
  type: 'text-input',
  label: name,
  value: { type: 'string' },
  required: true,
  messages: required,
});
const form = (id: string, ...fields: Form['fields']): Form => ({
  kind: 'form',
  id,
  schemaVersion: 2,
  fields,
});
const slots: Form['fields'][number] = {
  name: 'slot',
  type: 'radio-group',
  label: 'When?',
  required: true,
  messages: required,
  options: { each: { var: 'results.slots' }, id: { var: 'item' }, label: { var: 'item' } },
};
const findSlots: CallAction = {
  call: 'free-slots',
  with: { clinic: { var: 'answers.clinic' } },
  as: 'slots',
};
const parkedNotice = 'We ask again when you come';

/** A journey clinic → slot → review; `change` changes its steps. */
function clinicJourney(
  change: (step: Step) => Step,
  slotFields: Form['fields'] = [slots],
  more: Partial<Journey> = {},
): CompiledJourney {
  const steps: Step[] = [
    { id: 'clinic', form: 'clinic', submitLabel: 'On', parkedNotice },
    { id: 'slot', form: 'slot', submitLabel: 'On' },
    { id: 'review', form: 'review', submitLabel: 'Book' },
  ];
  return compileInvented(
    { kind: 'journey', id: 'clinics', schemaVersion: 2, steps: steps.map(change), ...more } as Journey,
    [form('clinic', question('clinic')), form('slot', ...slotFields), form('review', question('name'))],
  );
}

const onSubmitOf =
  (id: string, call: CallAction) =>
  (step: Step): Step =>
    step.id === id ? { ...step, onSubmit: [call] } : step;

/** Both clinics have a slot at nine, so that its id alone does not tell them apart. */
const freeSlots = (effect: Effect): EffectOutcome =>
  effect.effect === 'call'
    ? { ok: true, result: ['09:00', `${effect.input.clinic as string}-late`] }
    : { ok: true };

function visitor(journey: CompiledJourney, day = environment) {
  let state = newState('run-1');
  const calls: JsonValue[] = [];
  let frame = { environment: day, nextRun: (run: string) => `${run}+` };
  function run<Done extends { readonly state: JourneyState }>(steps: Generator<Effect, Done, EffectOutcome>) {
    let turn = steps.next();
    while (!turn.done) {
      if (turn.value.effect === 'call') calls.push(turn.value.input);
      turn = steps.next(freeSlots(turn.value));
    }
    state = turn.value.state;
    return turn.value;
  }
  const walk = () => walkJourney(journey, state, frame.environment);
  return {
    calls,
    walk,
    state: () => state,
    submit: (step: string, entries: readonly Entry[], cameFrom?: string) =>
      run(submitStep(journey, state, step, entries, { ...frame, cameFrom })),
    view: (step: string) => run(enterStep(journey, state, step, frame)),
    press: (step: string, field: string, entries: readonly Entry[]) =>
      run(runFieldEvent(journey, state, step, { event: 'press', field }, entries, frame)),
    nextDay: () => {
      const surroundings = { ...frame.environment.surroundings, now: '2026-01-16' };
      frame = { ...frame, environment: { ...frame.environment, surroundings } };
    },
    frontier: () => walk().frontier.step.definition.id,
    visits: (step: string) => visitStep(journey, state, step, frame.environment).visit,
  };
}

/** A visitor who chose nine o'clock at the clinic in the north, and stands at the review. */
function atReview(journey: CompiledJourney) {
  const one = visitor(journey);
  one.submit('clinic', [['clinic', 'north']]);
  one.view('slot');
  one.submit('slot', [['slot', '09:00']]);
  return one;
}

it('An answer chosen from a result is asked again when the call was made anew for another input, with a notice', () => {
  const one = atReview(clinicJourney(onSubmitOf('clinic', findSlots)));
  expect(one.frontier()).toBe('review');
  const outcome = one.submit('clinic', [['clinic', 'south']], 'review');
  expect(outcome).toMatchObject({ outcome: 'accepted', destination: { step: 'slot' } });
  expect(one.walk().results.slots).toEqual(['09:00', 'south-late']);
  expect(one.walk().answers.slot).toBeUndefined();
  expect(one.state().notices.slot).toEqual([{ tone: 'info', message: parkedNotice }]);
  expect(one.visits('review')).toBe('redirect');
  one.submit('slot', [['slot', '09:00']]);
  expect(one.frontier()).toBe('review');
});

it('The step that made the call is taken again, and its entry actions run again', () => {
  const entering = clinicJourney((step) => (step.id === 'slot' ? { ...step, onEnter: [findSlots] } : step));
  const one = atReview(entering);
  one.view('slot');
  expect(one.calls).toHaveLength(1);
  expect(one.submit('clinic', [['clinic', 'south']], 'review')).toMatchObject({
    destination: { step: 'slot' },
  });
  expect(one.walk().results.slots).toBeUndefined();
  one.view('slot');
  expect(one.calls).toEqual([{ clinic: 'north' }, { clinic: 'south' }]);
  expect(one.walk().answers.slot).toBeUndefined();
});

it('A change and back brings the result and the answer chosen from it back', () => {
  const one = atReview(
    clinicJourney((step) => (step.id === 'slot' ? { ...step, onEnter: [findSlots] } : step)),
  );
  one.submit('clinic', [['clinic', 'south']], 'review');
  expect(one.state().notices.slot).toEqual([{ tone: 'info', message: parkedNotice }]);
  one.submit('clinic', [['clinic', 'north']], 'review');
  expect(one.frontier()).toBe('review');
  expect(one.walk().answers.slot).toBe('09:00');
  expect(one.calls).toHaveLength(1);
});

it('A result made of another result falls with it', () => {
  const price: CallAction = { call: 'price', with: { time: { var: 'results.slots.0' } }, as: 'price' };
  const later: CallAction = { call: 'terms', with: { priced: { var: 'results.price' } }, as: 'terms' };
  const one = atReview(
    clinicJourney(
      (step) => {
        if (step.id === 'clinic')
          return { ...step, onSubmit: [{ ...findSlots, when: { var: 'facts.isNorth' } }] };
        return step.id === 'slot' ? { ...step, onSubmit: [price, later] } : step;
      },
      [question('slot')],
      { facts: { isNorth: { '==': [{ var: 'answers.clinic' }, 'north'] } } },
    ),
  );
  expect(Object.keys(one.walk().results)).toEqual(['slots', 'price', 'terms']);
  one.submit('clinic', [['clinic', 'south']], 'review');
  expect(one.walk().results).toEqual({});
  expect(one.frontier()).toBe('slot');
});

it('A step that is taken again without its call is passed, and the earlier result comes back with its input', () => {
  const isNorth = { '==': [{ var: 'answers.clinic' }, 'north'] };
  const one = atReview(
    clinicJourney(onSubmitOf('slot', { ...findSlots, when: isNorth }), [question('slot')]),
  );
  expect(one.walk().results.slots).toBeDefined();
  one.submit('clinic', [['clinic', 'south']]);
  expect(one.frontier()).toBe('slot');
  one.submit('slot', [['slot', 'x']]);
  expect(one.frontier()).toBe('review');
  expect(one.walk().results.slots).toBeUndefined();
  one.submit('clinic', [['clinic', 'north']]);
  expect(one.frontier()).toBe('review');
  expect(one.walk().results.slots).toBeDefined();
});

it('The result of a button no longer counts once an answer of its own step has changed', () => {
  const button: Form['fields'][number] = {
    name: 'find',
    type: 'button',
    tone: 'secondary',
    label: 'Find',
    onPress: [findSlots],
  };
  const one = visitor(clinicJourney((step) => step, [question('clinic'), button, slots]));
  one.submit('clinic', [['clinic', 'north']]);
  one.press('slot', 'find', [['clinic', 'north']]);
  expect(
    one.submit('slot', [
      ['clinic', 'south'],
      ['slot', '09:00'],
    ]),
  ).toMatchObject({
    outcome: 'invalid',
    problems: [{ field: 'slot' }],
  });
});

it('The result of a step that is skipped now no longer counts', () => {
  const one = atReview(
    clinicJourney(
      (step) =>
        step.id === 'slot'
          ? { ...step, when: { '!=': [{ var: 'answers.clinic' }, 'none'] }, onSubmit: [findSlots] }
          : step,
      [question('slot')],
    ),
  );
  one.submit('clinic', [['clinic', 'none']]);
  expect(one.frontier()).toBe('review');
  expect(one.walk().results.slots).toBeUndefined();
});

it.each([
  ['is kept by its document', { ...findSlots, keeps: true }],
  ['was made before results were bound', findSlots],
])('A result stays when it %s', (why, call) => {
  const journey = clinicJourney(onSubmitOf('slot', call), [question('slot')]);
  const one = atReview(journey);
  const old = why.includes('before') ? { ...one.state(), bound: {}, chosen: {} } : one.state();
  const changed = { ...old, answers: { ...old.answers, clinic: 'south' } };
  const walk = walkJourney(journey, changed, environment);
  expect(walk.results.slots).toEqual(['09:00', 'north-late']);
  expect(walk.frontier.step.definition.id).toBe('review');
});

it("Another day changes no result, although the call is given today's date; another answer does", () => {
  const call: CallAction = {
    ...findSlots,
    with: { clinic: { var: 'answers.clinic' }, from: { var: 'now' } },
  };
  const one = atReview(clinicJourney(onSubmitOf('clinic', call)));
  one.nextDay();
  expect(one.frontier()).toBe('review');
  one.submit('clinic', [['clinic', 'south']]);
  expect(one.frontier()).toBe('slot');
});

it('A call whose input is made of its own result is not stale at once', () => {
  const call: CallAction = {
    ...findSlots,
    with: { clinic: { var: 'answers.clinic' }, after: { var: 'results.slots.1' } },
  };
  expect(atReview(clinicJourney(onSubmitOf('clinic', call))).frontier()).toBe('review');
});

it('A repeated call is bound to all its inputs', () => {
  const call = { ...findSlots, each: [{ var: 'answers.clinic' }, 'west'], with: { clinic: { var: 'item' } } };
  const one = atReview(clinicJourney(onSubmitOf('slot', call as CallAction), [question('slot')]));
  expect(one.calls).toEqual([{ clinic: 'north' }, { clinic: 'west' }]);
  expect(one.frontier()).toBe('review');
  one.submit('clinic', [['clinic', 'south']]);
  expect(one.frontier()).toBe('slot');
});

it('Two tabs never give a result of one with the input of the other', () => {
  const base = atReview(clinicJourney(onSubmitOf('clinic', findSlots))).state();
  const bound = (input: string, slot: string): JourneyState => ({
    ...base,
    results: { slots: [slot] },
    bound: { slots: { step: 'clinic', operation: 'free-slots', input } },
  });
  const merged = mergeStates(
    base,
    { ...bound('ours', '09:00'), results: base.results },
    bound('theirs', 'late'),
  );
  expect([merged.results.slots, merged.bound.slots?.input]).toEqual([base.results.slots, 'ours']);
});
