import {
  type CompiledField,
  type CompiledJourney,
  type CompiledStep,
  canonicalJson,
  memoize,
  requiredOf,
} from '#engine';
import { type Constraint, constraintOf } from '#engine/parts';
import type { Operation } from '#schemas';
import type { KnownSteps } from '../exploration/exploration.ts';
import type { ProofSurroundings } from '../exploration/journey-model.ts';
import { entries, successors } from '../exploration/liveness.ts';
import { actionsAt } from '../exploration/step-actions.ts';
import { questionsOf } from '../values/answer-values.ts';
import { memoizeByText } from '../values/memoize-by-text.ts';
import type { DeclaredValues } from './possible-outcomes.ts';
import { type Domain, domainWithin } from './value-domain.ts';

/** When a rule is asked at a step. */
interface Asking {
  readonly isSubmitted?: boolean;
  readonly isAction?: boolean | undefined;
  /** Name of an answer of the step that is of its declared kind. */
  readonly admitted?: string | undefined;
}

export type ValuesAt = (
  step: CompiledStep,
  asking: Asking,
) => { readonly values: DeclaredValues; readonly isCertain: boolean };

/** The values that rules may read at a step. Answers that are still filled in may break their constraints. */
export function declaredAt(
  journey: CompiledJourney,
  { facts, decision, roots, scope, operation = () => undefined }: ProofSurroundings,
  known: KnownSteps,
): ValuesAt {
  const { facts: _, ...others } = roots();
  const types = Object.fromEntries(
    Object.entries(others).flatMap(([name, type]) => (type ? [[name, type]] : [])),
  );
  const domains = answerDomains(journey);
  const resultDomain = resultDomains(journey, operation);
  return (step, { isSubmitted, isAction, admitted }) => {
    const isCertain = !isAction && !step.definition.aside && !known.isShownOtherwise(step);
    return {
      isCertain,
      values: {
        roots: types,
        domainAt(path) {
          const [root, name = '', ...keys] = path.split('.');
          if (root === 'results') return resultDomain(name, keys);
          if (root !== 'answers' || keys.length > 0 || !isCertain) return undefined;
          const isFilledIn = !isSubmitted && name !== admitted && holdersOf(journey, name).includes(step);
          if (isFilledIn) return undefined;
          const isAlwaysGiven =
            isSubmitted && holdersOf(journey, name).includes(step)
              ? mustBeGiven(step, name)
              : isGivenBefore(journey, step, name);
          // Of a section that may be open, answers may break their constraints as well.
          if (holdersOf(journey, name).some((holder) => mayBeOpen(journey, holder, step))) return undefined;
          const domain = domains(name);
          return domain && { ...domain, isAlwaysGiven };
        },
        facts,
        decision,
        scope,
      },
    };
  };
}

/** Whether the section of a step may be open while a visitor is at another: that one is elsewhere, and not behind the step that keeps visitors. */
export function mayBeOpen(
  { steps, hub }: CompiledJourney,
  { section }: CompiledStep,
  at: CompiledStep,
): boolean {
  if (section === undefined || section === at.section) return false;
  if (section.definition.optional || at.definition.aside) return true;
  return steps.indexOf(at) <= steps.findIndex(({ definition }) => definition.id === hub);
}

/** The steps that ask for an answer. */
export function holdersOf(journey: CompiledJourney, name: string): readonly CompiledStep[] {
  return (questionsOf(journey).get(name) ?? []).map(({ step }) => step);
}

/** Finds the domain of an answer that counts: undefined if its questions differ, or others may give it. */
function answerDomains(journey: CompiledJourney): (name: string) => Domain | undefined {
  return memoizeByText((name) => {
    const [first, ...others] = (questionsOf(journey).get(name) ?? []).map(({ compiled }) =>
      compiled.field.name === name ? constraintOfAnswer(compiled) : undefined,
    );
    const isOne = others.every((other) => canonicalJson(other) === canonicalJson(first));
    if (first === undefined || !isOne || journey.given.includes(name)) return undefined;
    return { constraint: first, isAlwaysGiven: false };
  });
}

/** The constraint of a field; a list of choices has each of them at most once. */
function constraintOfAnswer({ field, type }: CompiledField): Constraint {
  const constraint = constraintOf(field);
  if (type.kind !== 'list' || type.item.kind !== 'choice') return constraint;
  return {
    ...constraint,
    maxItems: Math.min(constraint.maxItems ?? Number.POSITIVE_INFINITY, type.item.ids.length),
  };
}

/** Whether a step is completed only with an answer to one of its questions. */
function mustBeGiven({ form }: CompiledStep, name: string): boolean {
  return form.fields.some(
    ({ field, when }) => field.name === name && when === undefined && requiredOf(field) === true,
  );
}

/** Whether an answer is given wherever a step is reached: every path there leads over the one step that requires it. */
function isGivenBefore(journey: CompiledJourney, step: CompiledStep, name: string): boolean {
  const [holder, ...others] = holdersOf(journey, name);
  if (holder === undefined || others.length > 0 || holder === step || holder.definition.aside) return false;
  return mustBeGiven(holder, name) && !reachedWithout(journey)(holder).has(step);
}

/** The steps that can be reached without passing a given step, ignoring conditions. */
const reachedWithout = memoize((journey: CompiledJourney) =>
  memoize((left: CompiledStep): ReadonlySet<CompiledStep> => {
    const { steps } = journey;
    const reached = new Set(
      [...entries(steps), ...steps.filter(({ definition: step }) => step.aside)].filter(
        (each) => each !== left,
      ),
    );
    for (const each of reached)
      for (const next of successors(steps, each)) if (next !== left) reached.add(next);
    return reached;
  }),
);

/**
 * Finds the domain of a part of a result: what its operation accepts as an answer. Undefined where the operation makes
 * something else of the answer, or of a failure, and where several operations give the result.
 */
function resultDomains(
  journey: CompiledJourney,
  operation: (id: string) => Operation | undefined,
): (result: string, keys: readonly string[]) => Domain | undefined {
  return (result, keys) => {
    const calls = callsOf(journey).filter(({ as }) => as === result);
    const [id, ...others] = new Set(calls.map(({ call }) => call));
    const given = id === undefined || others.length > 0 ? undefined : operation(id);
    if (given?.response === undefined || calls.some(({ each }) => each !== undefined)) return undefined;
    if ([given.result, given.onFailure, given.fallback, given.gather].some((part) => part !== undefined))
      return undefined;
    return domainWithin({ response: given.response }, () => false, ['response', ...keys]);
  };
}

const callsOf = memoize((journey: CompiledJourney) =>
  journey.steps.flatMap((step) =>
    actionsAt(journey, step).flatMap((action) => ('call' in action ? [action] : [])),
  ),
);
