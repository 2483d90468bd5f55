import {
  type CompiledJourney,
  type CompiledStep,
  compileRule,
  type ProblemWitness,
  pointerOf,
} from '#engine';
import type { Rule } from '#schemas';
import type { ConditionPlace, ConditionWithin } from './exploration/conditions.ts';
import { exploreJourney } from './exploration/explore-journey.ts';
import { modelJourney, type ProofSurroundings } from './exploration/journey-model.ts';
import { knownSteps } from './known-steps.ts';
import { findWitness } from './witness.ts';

/** The only option of a question for which no row of a step's `next` holds, so that a step follows by order. */
export interface ForgottenOption {
  readonly place: ConditionPlace;
  readonly question: string;
  readonly option: string;
  /** Id of the step that follows. */
  readonly follows: string;
  readonly witness: ProblemWitness;
}

/** Finds steps whose `next` has a condition for every option of a question but one. */
export function forgottenOptions(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
): readonly ForgottenOption[] {
  const left = new Map(
    journey.steps.flatMap((step) => {
      const option = leftAfter(journey, step);
      return option ? [[step, option] as const] : [];
    }),
  );
  if (left.size === 0) return [];
  const asked = new Map(journey.steps.map((step) => [step, conditionsOf(step, left.get(step))] as const));
  const model = modelJourney(journey, surroundings, asked);
  const found = new Map<ConditionPlace, ForgottenOption>();
  for (const { place, path } of exploreJourney(model, knownSteps(journey)).missing) {
    const forgotten = left.get(place.step);
    if (forgotten === undefined || found.has(place)) continue;
    const { question, option } = forgotten;
    let follows: string | undefined;
    const witness = findWitness(model, path, undefined, ({ answers, path: walked }) => {
      follows = walked[path.steps.length]?.step.definition.id;
      return answers[question] === option && follows !== undefined;
    });
    if (witness && follows !== undefined) found.set(place, { place, question, option, follows, witness });
  }
  return [...found.values()];
}

interface OptionOf {
  readonly question: string;
  readonly option: string;
}

/** The option that the rows of a step leave out, if they name all others of one question. */
function leftAfter({ steps }: CompiledJourney, step: CompiledStep): OptionOf | undefined {
  const rows = step.next.map(({ when }) => when && optionsNamed(when.source));
  const [first] = rows;
  if (first === undefined || rows.length < 2) return undefined;
  const { question } = first;
  if (rows.some((row) => row?.question !== question)) return undefined;
  const fields = steps.flatMap(({ form }) => form.fields.filter(({ field }) => field.name === question));
  const [options, ...others] = fields.map((field) => field.options);
  if (options?.options !== 'listed' || others.length > 0) return undefined;
  const named = new Set(rows.flatMap((row) => row?.ids ?? []));
  const [option, ...more] = options.list.map((each) => each.option.id).filter((id) => !named.has(id));
  return option !== undefined && more.length === 0 ? { question, option } : undefined;
}

/** The options of one question that a rule compares its answer with, by `=` and `in`. */
function optionsNamed(
  rule: unknown,
): { readonly question: string; readonly ids: readonly string[] } | undefined {
  if (typeof rule !== 'object' || rule === null) return undefined;
  const [[operator, operands] = [], ...others] = Object.entries(rule);
  if (others.length > 0 || !Array.isArray(operands) || operands.length !== 2) return undefined;
  const [one, other] = operands;
  if (operator === 'in') return named(one, other);
  return operator === '==' ? (named(one, [other]) ?? named(other, [one])) : undefined;
}

function named(answer: unknown, ids: unknown) {
  if (typeof answer !== 'object' || answer === null || !('var' in answer)) return undefined;
  const [, question] = /^answers\.([^.]+)$/.exec(String(answer.var)) ?? [];
  const isListed = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return question !== undefined && isListed ? { question, ids } : undefined;
}

/** The condition that the option was not chosen. */
function conditionsOf(step: CompiledStep, left: OptionOf | undefined): readonly ConditionWithin[] {
  if (left === undefined) return [];
  const isChosen: Rule = { '==': [{ var: `answers.${left.question}` }, left.option] };
  const place = {
    of: 'rule',
    step,
    within: 'step',
    pointer: pointerOf('next'),
    as: 'value',
    isFirst: false,
  } as const;
  return [{ place, rule: compileRule({ if: [isChosen, false, true] }), isSubmitted: true }];
}
