import fc from 'fast-check';
import type { Action, Field, Rule } from '#schemas';
import type { JsonValue } from '../../../engine/answers/answers.ts';
import { type ProvedStep, thanks, type Workshop } from '../../../engine/prover/prover.fixture.ts';
import { booleanType, objectOf } from '../../../engine/rules/types/rule-type.ts';

/** The results of calls and the settings of one visit. */
export interface GivenValues {
  readonly results: { readonly [name: string]: JsonValue };
  readonly settings?: { readonly [name: string]: string };
}

/** A small journey of three questions, and every answer that tells its rules apart. */
export interface GeneratedJourney {
  readonly steps: readonly ProvedStep[];
  readonly shared: Workshop;
  readonly values: { readonly [answer: string]: readonly (JsonValue | undefined)[] };
  /** The results and settings that a visitor may have. */
  readonly results: readonly GivenValues[];
}

const names = ['one', 'two', 'three'] as const;
const kinds = ['choice', 'choice', 'number', 'date', 'several'] as const;
const ids = ['a', 'b', 'c'] as const;
const days = ['2026-03-10', '2026-03-20'] as const;
const orders = ['<', '<=', '>', '>='] as const;

type Kind = (typeof kinds)[number];
type Kinds = readonly [Kind, Kind, Kind];

/** Every answer of a question that some rule could tell from others, also some that it refuses. */
const values: Record<Kind, readonly (JsonValue | undefined)[]> = {
  choice: [undefined, ...ids],
  number: [undefined, 0, 1, 2, 3, 4, 5],
  date: [undefined, '2026-03-09', ...days, '2026-03-11', '2026-03-15', '2026-03-19', '2026-03-21'],
  several: [undefined, [], ['a'], ['b'], ['a', 'b']],
};

/** A comparison of one answer with constants. */
function comparison(index: number, kind: Kind): fc.Arbitrary<Rule> {
  const answer: Rule = { var: `answers.${names[index] ?? ''}` };
  const isAnswered = fc.constant<Rule>({ answered: answer });
  switch (kind) {
    case 'choice':
      return fc.oneof(
        isAnswered,
        fc.constantFrom(...ids).map((id): Rule => ({ in: [answer, [id, 'b']] })),
        fc.constantFrom(...ids).map((id): Rule => ({ '==': [answer, id] })),
      );
    case 'number':
      return fc.oneof(
        isAnswered,
        fc
          .tuple(fc.constantFrom(...orders, '==' as const), fc.integer({ min: 0, max: 5 }))
          .map(([order, limit]) => ({ [order]: [answer, limit] }) as Rule),
      );
    case 'date':
      return fc.oneof(
        isAnswered,
        fc
          .tuple(fc.constantFrom(...orders), fc.constantFrom(...days))
          .map(([order, day]) => ({ [order]: [answer, day] }) as Rule),
      );
    case 'several':
      return fc.oneof(
        isAnswered,
        fc.constantFrom('a', 'b').map((id): Rule => ({ in: [id, answer] })),
      );
  }
}

const ofResult: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  { var: 'results.check.ok' },
  { answered: { var: 'results.check' } },
);
const ofFact: fc.Arbitrary<Rule> = fc
  .constantFrom('first', 'second')
  .map((name) => ({ var: `facts.${name}` }));
const certain: fc.Arbitrary<Rule> = fc.constantFrom<Rule>({ '==': [1, 1] }, { '==': [1, 2] });

const ofSetting: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  { '==': [{ var: 'settings.closed' }, 'yes'] },
  { '==': [{ var: 'settings.closed' }, 'no'] },
);

/** Conditions of the answers that `reads` allows. */
function conditions(
  kindsAsked: Kinds,
  further: readonly fc.Arbitrary<Rule>[],
  reads = [0, 1, 2],
): fc.Arbitrary<Rule> {
  const own = reads.map((index) => ({
    weight: 6,
    arbitrary: comparison(index, kindsAsked[index] ?? 'choice'),
  }));
  const leaf = fc.oneof(...own, ...further.map((arbitrary) => ({ weight: 2, arbitrary })));
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 1, arbitrary: leaf.map((rule): Rule => ({ not: rule })) },
    { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((rules): Rule => ({ and: rules })) },
    { weight: 1, arbitrary: fc.tuple(leaf, leaf).map((rules): Rule => ({ or: rules })) },
    { weight: 1, arbitrary: fc.tuple(leaf, leaf, leaf).map((rules): Rule => ({ if: rules })) },
  );
}

function maybe<Value>(arbitrary: fc.Arbitrary<Value>, freq: number): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq });
}

/** A question whose own rules read only the other questions, apart from its check. */
function question(index: number, kindsAsked: Kinds): fc.Arbitrary<Field> {
  const kind = kindsAsked[index] ?? 'choice';
  const others = conditions(
    kindsAsked,
    [ofResult],
    [0, 1, 2].filter((each) => each !== index),
  );
  return fc
    .record({
      when: maybe(others, 2),
      required: fc.oneof(fc.boolean(), fc.boolean(), others),
      check: maybe(conditions(kindsAsked, [certain]), 4),
      offered: maybe(others, 3),
      count: fc.constantFrom(2, 3),
    })
    .map(({ when, required, check, offered, count }) => {
      const name = names[index] ?? '';
      const own = {
        name,
        label: name,
        required,
        messages: { required: 'Answer' },
        ...(when !== undefined && { when }),
        ...(check !== undefined && { checks: [{ that: check, message: 'Answer otherwise' }] }),
      };
      const options = ids.slice(0, kind === 'several' ? 2 : count).map((id, at) => ({
        id,
        label: id,
        ...(at === 1 && offered !== undefined && { when: offered }),
      }));
      return fieldOf(kind, own, options);
    });
}

type Common = Pick<Extract<Field, { type: 'radio-group' }>, 'name' | 'label' | 'required' | 'messages'>;

function fieldOf(kind: Kind, own: Common, options: readonly { id: string; label: string }[]): Field {
  switch (kind) {
    case 'choice':
      return { ...own, type: 'radio-group', options: [...options] };
    case 'several':
      return { ...own, type: 'checkbox-group', options: [...options] };
    case 'number':
      return {
        ...own,
        type: 'stepper',
        value: { type: 'integer', minimum: 1, maximum: 4 },
        fewerLabel: 'Fewer',
        moreLabel: 'More',
      };
    case 'date':
      return { ...own, type: 'text-input', inputType: 'date', value: { type: 'string', format: 'date' } };
  }
}

/** An action that sets the answer of some step, or clears it. */
function change(kindsAsked: Kinds, condition: fc.Arbitrary<Rule>): fc.Arbitrary<Action> {
  return fc
    .record({
      index: fc.constantFrom(0, 1, 2),
      at: fc.nat(3),
      isSet: fc.boolean(),
      when: maybe(condition, 2),
    })
    .map(({ index, at, isSet, when }): Action => {
      const name = names[index] ?? '';
      const known = given[kindsAsked[index] ?? 'choice'];
      const condition = when === undefined ? {} : { when };
      if (!isSet) return { clear: [`answers.${name}`], ...condition };
      return { set: name, to: known[at % known.length] ?? 'a', ...condition };
    });
}

/** Answers that actions set. */
const given: Record<Kind, readonly (string | number | string[])[]> = {
  choice: ids,
  number: [1, 2, 4],
  date: days,
  several: [['a'], ['b']],
};

/** Settings and actions multiply what is tried, so that each is in some journeys only. */
const flavours = ['plain', 'plain', 'plain', 'settings', 'actions'] as const;

type Flavour = (typeof flavours)[number];

interface GeneratedStep extends ProvedStep {
  /** The actions that its button runs by name. */
  readonly sequence?: readonly Action[];
}

function stepOf(index: number, kindsAsked: Kinds, flavour: Flavour): fc.Arbitrary<GeneratedStep> {
  const id = names[index] ?? '';
  const any = conditions(kindsAsked, [
    ofFact,
    ofResult,
    certain,
    ...(flavour === 'settings' ? [ofSetting] : []),
  ]);
  return fc
    .record({
      field: question(index, kindsAsked),
      when: maybe(any, 2),
      need: maybe(any, 4),
      ready: maybe(any, 3),
      actions: fc.array(change(kindsAsked, any), { maxLength: flavour === 'actions' ? 2 : 0 }),
      isNamed: fc.boolean(),
      rows: fc.array(fc.tuple(any, fc.constantFrom(...names, 'thanks')), { maxLength: 2 }),
    })
    .map(({ field, when, need, ready, actions, isNamed, rows }) => ({
      id,
      ...(ready !== undefined && { submitReady: ready }),
      ...(actions.length > 0 && { onSubmit: isNamed ? [{ run: id }] : actions }),
      ...(actions.length > 0 && isNamed && { sequence: actions }),
      fields: [field],
      next: rows.map(([row, step]) => ({ when: row, step })),
      ...(index > 0 && when !== undefined && { when }),
      ...(index > 0 && need !== undefined && { needs: { that: need, otherwise: 'one' } }),
    }));
}

/** Journeys of three steps and an end, with facts and the result of a call. */
export const journeys: fc.Arbitrary<GeneratedJourney> = fc
  .tuple(
    fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds), fc.constantFrom(...kinds)),
    fc.constantFrom(...flavours),
  )
  .chain(([asked, flavour]) =>
    fc.record({
      asked: fc.constant(asked),
      steps: fc.tuple(stepOf(0, asked, flavour), stepOf(1, asked, flavour), stepOf(2, asked, flavour)),
      end: maybe(conditions(asked, [ofFact, ofResult]), 2),
      first: conditions(asked, [ofResult]),
      second: conditions(asked, [fc.constant<Rule>({ var: 'facts.first' })]),
    }),
  )
  .map(({ asked, steps, end, first, second }) => {
    const own = steps.map(({ sequence: _, ...step }): ProvedStep => step);
    const all = [...own, { ...thanks, ...(end !== undefined && { when: end }) }];
    const sequences = Object.fromEntries(
      steps.flatMap(({ id, sequence }) => (sequence ? [[id, [...sequence]]] : [])),
    );
    const text = JSON.stringify([all, sequences, first, second]);
    const readsResults = text.includes('results.');
    const settings = text.includes('settings.') ? [{ closed: 'no' }, { closed: 'yes' }] : [{ closed: 'no' }];
    const results = readsResults
      ? [{}, { check: {} }, { check: { ok: true } }, { check: { ok: false } }]
      : [{}];
    return {
      steps: all,
      shared: {
        facts: { first, second },
        sequences,
        results: { check: objectOf({ ok: booleanType }) },
      },
      values: Object.fromEntries(names.map((name, index) => [name, values[asked[index] ?? 'choice']])),
      results: settings.flatMap((each) => results.map((given) => ({ results: given, settings: each }))),
    };
  });
