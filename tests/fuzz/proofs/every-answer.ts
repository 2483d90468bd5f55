import {
  type ConditionPlace,
  type ConditionWithin,
  conditionsWithin,
  keyOf,
} from '../../../analysis/prover/exploration/conditions.ts';
import type { ProofSurroundings } from '../../../analysis/prover/exploration/journey-model.ts';
import { sideConditions } from '../../../analysis/prover/rules/side-conditions.ts';
import type { Answers } from '../../../engine/base/values/answers.ts';
import type { CompiledField } from '../../../engine/forms/compile-form.ts';
import type { CompiledJourney, CompiledStep } from '../../../engine/journeys/model/compile-journey.ts';
import { newState } from '../../../engine/journeys/model/state.ts';
import {
  type JourneyEnvironment,
  type VisitedStep,
  type Walk,
  walkJourney,
} from '../../../engine/journeys/walk/walk.ts';
import { type CompiledRule, evaluateRule } from '../../../engine/rules/evaluation/compile.ts';
import { holds } from '../../../engine/rules/evaluation/condition.ts';
import type { RuleScope } from '../../../engine/rules/runtime/scope.ts';
import type { GeneratedJourney, GivenValues } from './generated-journey.ts';
import { environmentOf, keywordFailedBy, pressIn } from './press-buttons.ts';

/** One visitor, and the path that the walk finds. */
export interface Trial {
  readonly answers: Answers;
  readonly walk: Walk;
}

/** Everything that happens in a journey. */
export interface Everything {
  readonly trials: readonly Trial[];
  /** Ids of the steps on some path. */
  readonly reached: ReadonlySet<string>;
  /** Ids of the steps that nothing follows. */
  readonly stopped: ReadonlySet<string>;
  /** Each outcome of each condition, as its key and `true` or `false`. */
  readonly outcomes: ReadonlySet<string>;
}

/** Tries a journey with every combination of answers and results. */
export function tryEverything(
  journey: CompiledJourney,
  { scope }: ProofSurroundings,
  { values, results, replies = [{}] }: GeneratedJourney,
): Everything {
  const side = sideConditions(journey, []);
  const hasActions = journey.steps.some(({ onSubmit }) => onSubmit.length > 0);
  const seen = { reached: new Set<string>(), stopped: new Set<string>(), outcomes: new Set<string>() };
  const noteEnd = ({ finished, loop, frontier }: Walk): void => {
    const { id, final } = frontier.step.definition;
    if (finished && !loop && !final) seen.stopped.add(id);
  };
  // Many visitors come to a step with the same answers: what is asked there is noted once.
  const noted = { complete: new Set<unknown>(), incomplete: new Set<unknown>() };
  const noteWalk = ({ path }: Walk): void => {
    for (const visited of path) {
      const known = noted[visited.complete ? 'complete' : 'incomplete'];
      if (known.has(visited.evaluation)) continue;
      known.add(visited.evaluation);
      noteStep(journey, visited, seen, side.get(visited.step) ?? []);
    }
  };
  const trials: Trial[] = [];
  for (const given of results) {
    const environment = environmentOf(journey, scope, given);
    for (const answers of combinations(values)) {
      const [walk, ...left] = stepsSent(journey).map((sent) =>
        walkIn(environment, journey, answers, given, sent),
      );
      for (const other of left) {
        trials.push({ answers, walk: other });
        noteWalk(other);
        if (!hasActions) noteEnd(other);
      }
      if (walk === undefined) continue;
      trials.push({ answers, walk });
      noteWalk(walk);
      if (!hasActions) noteEnd(walk);
      // Only what is on the path is seen of journeys with calls: a result is there once its call has succeeded.
      else
        for (const each of replies)
          noteEnd(
            pressIn(environment, journey, answers, given, each, replies.length > 1 ? noteWalk : undefined),
          );
    }
  }
  return { trials, ...seen };
}

/** The steps that visitors may have sent: all, and all but those of sections that they left. */
function stepsSent({ steps, sections }: CompiledJourney): readonly (readonly string[])[] {
  const left: (readonly string[])[] = [[]];
  for (const { definition } of sections) left.push(...left.map((ids) => [...ids, ...definition.steps]));
  const ids = steps.map(({ definition }) => definition.id);
  return left.map((leaving) => ids.filter((id) => !leaving.includes(id)));
}

/** The walk of a visitor who has sent some steps with these answers, every one if not said. */
export function walkWith(
  journey: CompiledJourney,
  scope: ProofSurroundings['scope'],
  answers: Answers,
  given: GivenValues = { results: {} },
  sent?: readonly string[],
): Walk {
  return walkIn(environmentOf(journey, scope, given), journey, answers, given, sent);
}

function walkIn(
  environment: JourneyEnvironment,
  journey: CompiledJourney,
  answers: Answers,
  given: GivenValues,
  completed: readonly string[] = journey.steps.map(({ definition: step }) => step.id),
): Walk {
  const state = {
    ...newState('run'),
    answers,
    results: given.results,
    completed: [...completed],
    submitted: [...completed],
  };
  return walkJourney(journey, state, environment);
}

function combinations(values: GeneratedJourney['values']): readonly Answers[] {
  let all: readonly Answers[] = [{}];
  for (const [name, list] of Object.entries(values)) {
    all = all.flatMap((answers) =>
      list.map((value) => (value === undefined ? answers : { ...answers, [name]: value })),
    );
  }
  return all;
}

type Seen = { readonly reached: Set<string>; readonly outcomes: Set<string> };

function noteStep(
  journey: CompiledJourney,
  { step, evaluation, complete }: VisitedStep,
  seen: Seen,
  side: readonly ConditionWithin[],
): void {
  seen.reached.add(step.definition.id);
  const { scope, relevant, answers } = evaluation;
  const note = (place: ConditionPlace, rule: CompiledRule, scope: RuleScope): void => {
    const { value } = evaluateRule(rule, scope);
    seen.outcomes.add(`${keyOf(place)} ${place.of === 'check' ? value !== false : value === true}`);
  };
  for (const { place, rule, shown, ofAnswer, item, ofItem } of conditionsWithin(step)) {
    if (shown && !relevant.includes(shown)) continue;
    if (shown && ofItem) {
      const { question } = ofItem;
      for (const each of evaluation.items[shown.field.name] ?? []) {
        if (question && !each.relevant.includes(question)) continue;
        if (question && ofAnswer && !isAdmitted(question, each.answers)) continue;
        note(place, rule, { ...scope, item: item ?? each.answers });
      }
      continue;
    }
    if (shown && ofAnswer && !isAdmitted(shown, answers)) continue;
    note(place, rule, item === undefined ? scope : { ...scope, item });
  }
  for (const { place, rule, guards = [], isSubmitted, isLeaving } of side) {
    if ((isSubmitted || isLeaving) && !complete) continue;
    if (guards.some((guard) => holds(guard.rule, scope) !== guard.is)) continue;
    seen.outcomes.add(`${keyOf(place)} ${holds(rule, scope)}`);
  }
  const { section } = step;
  if (section) seen.outcomes.add(`${keyOf({ of: 'section', step })} true`);
  // Sections are left in any order, so that the next step does not follow from the answers alone.
  if (!complete || step.definition.final || journey.sections.length > 0) return;
  const ask = (name: string, rule: CompiledStep['when']): boolean => {
    const held = rule === undefined || holds(rule, scope);
    seen.outcomes.add(`${name} ${held}`);
    return held;
  };
  for (const [row, { when }] of step.next.entries()) if (ask(keyOf({ of: 'row', step, row }), when)) return;
  for (const later of journey.steps.slice(journey.steps.indexOf(step) + 1)) {
    if (later.when === undefined || ask(keyOf({ of: 'step', step: later }), later.when)) return;
  }
}

function isAdmitted({ field }: CompiledField, answers: Answers): boolean {
  const answer = answers[field.name];
  return answer !== undefined && keywordFailedBy(field, answer) === undefined;
}
