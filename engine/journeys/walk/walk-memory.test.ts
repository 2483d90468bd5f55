import { assert, constantFrom, property, record, subarray, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Journey } from '#schemas';
import { bakeryOrder, compileBakery } from '../bakery.fixture.ts';
import { compileInvented, environment, librarySignUp } from '../journeys.fixture.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { type Walk, walkJourney } from './walk.ts';
import { createWalkMemory } from './walk-memory.ts';

/** Everything that a walk decides, without the compiled rules. */
function decided(journey: CompiledJourney, state: JourneyState, memory = environment.memory) {
  const { path, asides, answers, facts, finished, loop, fault } = walkJourney(
    journey,
    // A walk is kept for each state, so each is given a state of its own.
    { ...state },
    { ...environment, ...(memory && { memory }) },
  );
  const steps = [...path, ...asides].map(({ step, given, evaluation, problems, complete }) => ({
    id: step.definition.id,
    given,
    problems,
    complete,
    relevant: evaluation.relevant.map(({ field }) => field.name),
    unfit: evaluation.unfit,
  }));
  return { steps, answers, facts, finished, loop, fault };
}

/** A journey whose way depends on a result and on what was captured at the start, too. */
const withResults: Journey = {
  ...bakeryOrder,
  facts: {
    isSeeded: { var: 'answers.seeds' },
    isCampaign: { answered: [{ var: 'session.captured.campaign' }] },
  },
  steps: bakeryOrder.steps.map((step) =>
    step.id === 'bread'
      ? { ...step, when: { or: [{ var: 'facts.isCampaign' }, { answered: [{ var: 'results.doors' }] }] } }
      : step,
  ),
};

const journeys = [
  { title: 'library', journey: compileInvented(librarySignUp) },
  { title: 'bakery', journey: compileBakery() },
  { title: 'bakery with results', journey: compileBakery(withResults) },
];

const results: readonly JourneyState['results'][] = [
  {},
  { doors: [{ id: 'a', number: 1 }] },
  {
    doors: [
      { id: 'a', number: 1 },
      { id: 'b', number: 2 },
    ],
  },
];

// The same objects each time, as from one press to the next: only then does a walk begin with the steps of the one before.
const notCaptured = {};
const fromCampaign = { campaign: 'spring' };

describe('walks that remember evaluations', () => {
  it.each(journeys)('decide the same as walks without: $title', ({ journey }) => {
    const ids = journey.steps.map(({ definition: step }) => step.id);
    const memory = createWalkMemory<Walk>();
    const states = record({
      name: constantFrom(undefined, 'A', 'Ada', 'Bea', 5),
      lends: constantFrom(undefined, null, 'books', 'instruments'),
      instrument: constantFrom(undefined, 'cello'),
      agree: constantFrom(undefined, true),
      street: constantFrom(undefined, 'Harbour Street', 'Hill Street'),
      streetId: constantFrom(undefined, 's-1'),
      door: constantFrom(undefined, 'a', 'b'),
      bread: constantFrom(undefined, 'rye'),
      seeds: constantFrom(undefined, true),
      account: constantFrom(undefined, '12-34'),
      phone: constantFrom(undefined, '021'),
      known: constantFrom(...results),
      campaign: constantFrom(undefined, 'spring'),
      submitted: subarray(ids),
      completed: subarray(ids),
    });
    assert(
      property(uniqueArray(states, { minLength: 2, maxLength: 8 }), (series) => {
        for (const { known, campaign, submitted, completed, ...answers } of series) {
          const state: JourneyState = {
            ...newState('run-1'),
            answers,
            submitted,
            completed,
            results: known,
            captured: campaign === undefined ? notCaptured : fromCampaign,
          };
          expect(decided(journey, state, memory)).toEqual(decided(journey, state));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are other walks where only what was completed, submitted or ended is different', () => {
    const memory = createWalkMemory<Walk>();
    const journey = compileInvented(librarySignUp);
    const ids = journey.steps.map(({ definition: step }) => step.id);
    const answers = { name: 'Ada', lends: 'books' };
    const answered = { ...newState('run-1'), answers };
    const states: readonly JourneyState[] = [
      answered,
      { ...answered, submitted: ids },
      { ...answered, submitted: ids, completed: ids },
      { ...answered, completed: ids },
      { ...answered, submitted: ids, completed: ids, ended: ids.at(-1) },
    ];
    for (const state of states) expect(decided(journey, state, memory)).toEqual(decided(journey, state));
  });

  it('evaluate a step again only when something is different that it may read', () => {
    const [library] = journeys;
    if (library === undefined) throw new Error('There is no journey.');
    let evaluations = 0;
    const inner = createWalkMemory<Walk>();
    const memory: typeof inner = {
      ...inner,
      evaluation: (form, input, evaluate) =>
        inner.evaluation(form, input, () => {
          evaluations += 1;
          return evaluate();
        }),
    };
    const state = { ...newState('run-1'), submitted: ['join'], completed: ['join'] };
    const evaluationsFor = (
      answers: JourneyState['answers'],
      results: JourneyState['results'] = state.results,
    ) => {
      evaluations = 0;
      decided(library.journey, { ...state, answers, results }, memory);
      return evaluations;
    };
    expect(evaluationsFor({ name: 'Ada', lends: 'instruments' })).toBe(3);
    expect(evaluationsFor({ name: 'Ada', lends: 'instruments' })).toBe(0);
    // An equal result is the same for every rule.
    const fee = () => ({ fee: { amount: 2 } });
    expect(evaluationsFor({ name: 'Ada', lends: 'instruments' }, fee())).toBe(3);
    expect(evaluationsFor({ name: 'Ada', lends: 'instruments' }, fee())).toBe(0);
    // Only the second step asks for it.
    expect(evaluationsFor({ name: 'Ada', lends: 'instruments', instrument: 'cello' })).toBe(1);
    expect(evaluationsFor({ name: 'Ada', lends: 'instruments', instrument: 'cello' }, { fee: 2 })).toBe(3);
  });
});

describe('walks that begin with the steps of the walk before', () => {
  /** After the first step an aside may be completed, whose answer decides whether there is another step. */
  const withAside: Journey = {
    ...withResults,
    sharedAnswers: ['town'],
    facts: {
      ...withResults.facts,
      isLocal: { '==': [{ var: 'answers.town' }, 'Dunedin'] },
      isFirst: { '==': [{ var: 'session.run' }, 'run-1'] },
    },
    steps: withResults.steps.map((step) => {
      if (step.id === 'ask') return { ...step, after: 'where' };
      return step.id === 'pay' ? { ...step, when: { '!=': [{ var: 'answers.phone' }, '021'] } } : step;
    }),
  };
  const journey = compileBakery(withAside);
  const done: JourneyState = {
    ...newState('run-1', fromCampaign),
    answers: {
      street: 'Hill Street',
      streetId: 's-1',
      phone: '03',
      bread: 'rye',
      account: '12-34',
      town: 'Dunedin',
    },
    submitted: journey.steps.map(({ definition: step }) => step.id),
    completed: journey.steps.map(({ definition: step }) => step.id),
  };
  const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

  it.each<[string, Partial<JourneyState>]>([
    ['nothing', {}],
    ['an answer of the first step', { answers: { ...done.answers, streetId: 's-2' } }],
    ['an answer of a later step', { answers: { ...done.answers, bread: 'oat' } }],
    ['an answer of the aside', { answers: { ...done.answers, phone: '021' } }],
    ['a shared answer', { answers: { ...done.answers, town: 'Oamaru' } }],
    ['a result', { results: results[2] ?? {} }],
    ['what was captured', { captured: notCaptured }],
    ['that the first step is not completed', { completed: without(done.completed, 'where') }],
    ['that the aside is not completed', { completed: without(done.completed, 'ask') }],
    ['that a later step is not submitted', { submitted: without(done.submitted, 'bread') }],
    ['the run', { run: 'run-2' }],
    ['that a site token is there', { hasSiteToken: true }],
    ['that the run has ended', { ended: 'thanks' }],
  ])('decide the same where they differ in %s', (_, difference) => {
    const memory = createWalkMemory<Walk>();
    const changed = { ...done, ...difference };
    for (const state of [done, changed, done]) {
      expect(decided(journey, state, memory)).toEqual(decided(journey, state));
    }
  });
});
