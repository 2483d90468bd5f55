import fc from 'fast-check';
import type { Action, Rule } from '#schemas';
import { type ProvedStep, thanks, type Workshop } from '../../../analysis/prover/prover.fixture.ts';
import type { JsonValue } from '../../../engine/base/values/answers.ts';
import type { EffectOutcome } from '../../../engine/journeys/interpreter/interpret-actions.ts';
import { booleanType, objectOf } from '../../../engine/rules/types/rule-type.ts';
import { call, callThatChangesNothing, change, changeByResult, checkOperation } from './generated-actions.ts';
import {
  certain,
  conditions,
  type Kinds,
  kinds,
  listKinds,
  maybe,
  names,
  ofFact,
  ofResult,
  ofSection,
  ofSetting,
  ofSums,
  values,
} from './generated-conditions.ts';
import { question } from './generated-questions.ts';

/** The outcomes of the calls of each step, in the order of its presses; the last one stays. */
export type Replies = { readonly [step: string]: readonly EffectOutcome[] };

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
  /** Everything that services may answer to the calls of one visit; none if nothing is called. */
  readonly replies?: readonly Replies[];
  /** Whether it has conditions that a proof need not decide. */
  readonly hasSums?: boolean;
}

const successes: readonly EffectOutcome[] = [{}, { ok: true }, { ok: false }].map((result) => ({
  ok: true,
  result,
}));
const failure: EffectOutcome = { ok: false, reason: 'network' };

/** Behaviour of a service over repeated presses: it answers, fails, or fails only at first. */
const courses: readonly (readonly EffectOutcome[])[] = [
  ...successes.map((each) => [each]),
  [failure],
  [failure, { ok: true, result: { ok: true } }],
];

/** Every combination of what happens to the calls of some steps. */
function repliesTo(steps: readonly string[]): readonly Replies[] {
  return steps.reduce<readonly Replies[]>(
    (all, step) => all.flatMap((replies) => courses.map((course) => ({ ...replies, [step]: course }))),
    [{}],
  );
}

/** Settings, actions and calls multiply what is tried, so that each is in some journeys only. Telling calls change no answer. Sums are decided less often. Bounds are checks that compare answers. */
const flavours = [
  'plain',
  'plain',
  'plain',
  'lists',
  'lists',
  'listsWithActions',
  'sections',
  'settings',
  'actions',
  'calls',
  'tellingCalls',
  'sums',
  'bounds',
] as const;

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
    ...(hasSums(flavour) ? [ofSums] : []),
    ...(flavour === 'sections' ? [ofSection] : []),
  ]);
  return fc
    .record({
      field: question(index, kindsAsked, flavour === 'bounds' ? [ofSums] : undefined),
      when: maybe(any, 2),
      need: maybe(any, 4),
      ready: maybe(any, 3),
      actions: actionsOf(index, kindsAsked, any, flavour),
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

/** The actions of a step's button. Two steps call, so that there are not too many outcomes to try. */
function actionsOf(
  index: number,
  kindsAsked: Kinds,
  condition: fc.Arbitrary<Rule>,
  flavour: Flavour,
): fc.Arbitrary<Action[]> {
  const changes = change(kindsAsked, condition);
  if (flavour === 'actions' || flavour === 'listsWithActions') return fc.array(changes, { maxLength: 2 });
  if (flavour === 'tellingCalls') {
    return index === 1 ? fc.constant([]) : callThatChangesNothing(condition).map((each) => [each]);
  }
  if (flavour !== 'calls') return fc.constant([]);
  const after = fc.array(fc.oneof(changes, changeByResult(kindsAsked)), { maxLength: 1 });
  if (index === 1) return after;
  return fc.tuple(call(kindsAsked, condition), after).map(([first, others]) => [first, ...others]);
}

/** Questions of calls are choices, which have the fewest answers. The first two of sums and bounds are numbers. */
function kindsOf(flavour: Flavour): fc.Arbitrary<Kinds> {
  const kind =
    flavour === 'calls' || flavour === 'tellingCalls'
      ? fc.constantFrom('choice' as const, 'several' as const)
      : fc.constantFrom(...kinds);
  const few = fc.constantFrom('choice' as const, 'several' as const);
  if (hasLists(flavour))
    return fc
      .tuple(fc.constantFrom(...listKinds), few, few, fc.nat(2))
      .map(
        ([list, one, other, at]): Kinds =>
          at === 0 ? [list, one, other] : at === 1 ? [one, list, other] : [one, other, list],
      );
  const number = fc.constant('number' as const);
  if (hasSums(flavour)) return fc.tuple(number, number, kind);
  return fc.tuple(kind, kind, kind);
}

function hasLists(flavour: Flavour): boolean {
  return flavour === 'lists' || flavour === 'listsWithActions';
}

function hasSums(flavour: Flavour): boolean {
  return flavour === 'sums' || flavour === 'bounds';
}

type Sections = NonNullable<Workshop['sections']>;

/** The second and the third step as sections. */
function sectionsOf(kindsAsked: Kinds): fc.Arbitrary<Sections> {
  const condition = maybe(conditions(kindsAsked, [ofFact, ofResult], [0]), 2);
  return fc
    .record({
      conditions: fc.tuple(condition, condition),
      optional: fc.tuple(fc.boolean(), fc.boolean()),
      waits: fc.boolean(),
    })
    .map(({ conditions: [whenTwo, whenThree], optional: [two, three], waits }) => [
      {
        id: 'two',
        title: 'Two',
        steps: ['two'],
        optional: two,
        ...(whenTwo !== undefined && { when: whenTwo }),
      },
      {
        id: 'three',
        title: 'Three',
        steps: ['three'],
        optional: three,
        ...(whenThree !== undefined && { when: whenThree }),
        ...(waits && { waitsFor: ['two'] }),
      },
    ]);
}

/** The first step leads to the step that lists the sections; the others begin sections, without conditions of their own. */
function inSections([first, ...others]: readonly ProvedStep[]): readonly ProvedStep[] {
  if (first === undefined) return [];
  const { next = [] } = first;
  return [
    { ...first, next: next.filter(({ step }) => step === 'thanks') },
    { id: 'tasks', fields: [{ name: 'tasks', type: 'task-list', label: 'Tasks' }] },
    ...others.map(({ when: _, needs: __, ...step }) => ({ ...step, next: [] })),
  ];
}

/** Journeys of three steps and an end, with facts and the result of a call. */
export const journeys: fc.Arbitrary<GeneratedJourney> = fc
  .constantFrom(...flavours)
  .chain((flavour) => fc.tuple(kindsOf(flavour), fc.constant(flavour)))
  .chain(([asked, flavour]) =>
    fc.record({
      asked: fc.constant(asked),
      flavour: fc.constant(flavour),
      steps: fc.tuple(stepOf(0, asked, flavour), stepOf(1, asked, flavour), stepOf(2, asked, flavour)),
      end: maybe(conditions(asked, [ofFact, ofResult]), 2),
      first: conditions(asked, [ofResult]),
      second: conditions(asked, [fc.constant<Rule>({ var: 'facts.first' })]),
      sections: sectionsOf(asked),
    }),
  )
  .map(({ asked, flavour, steps, end, first, second, sections }) => {
    const asWritten = steps.map(({ sequence: _, ...step }): ProvedStep => step);
    const own = flavour === 'sections' ? inSections(asWritten) : asWritten;
    const all = [...own, { ...thanks, ...(end !== undefined && { when: end }) }];
    const sequences = Object.fromEntries(
      steps.flatMap(({ id, sequence }) => (sequence ? [[id, [...sequence]]] : [])),
    );
    const text = JSON.stringify([all, sequences, first, second, flavour === 'sections' ? sections : []]);
    const readsResults = text.includes('results.');
    const settings = text.includes('settings.') ? [{ closed: 'no' }, { closed: 'yes' }] : [{ closed: 'no' }];
    const calling = steps.flatMap(({ id, onSubmit = [], sequence = [] }) =>
      [...onSubmit, ...sequence].some((action) => 'call' in action) ? [id] : [],
    );
    const results =
      readsResults && calling.length === 0
        ? [{}, { check: {} }, { check: { ok: true } }, { check: { ok: false } }]
        : [{}];
    return {
      steps: all,
      shared: {
        facts: { first, second },
        sequences,
        ...(flavour === 'sections' && { sections }),
        operations: { check: checkOperation },
        results: { check: objectOf({ ok: booleanType }) },
      },
      values: Object.fromEntries(names.map((name, index) => [name, values[asked[index] ?? 'choice']])),
      results: settings.flatMap((each) => results.map((given) => ({ results: given, settings: each }))),
      ...(calling.length > 0 && { replies: repliesTo(calling) }),
      hasSums: hasSums(flavour),
    };
  });
