import {
  type CompiledField,
  type CompiledRelease,
  type FieldProblem,
  fallbackMessagesOf,
  isQuestion,
  labelNow,
  visitStep,
} from '#engine';
import { failableKeywords, type Limits, messagesOf, problemOf, textGiven } from '#engine/parts';
import type { Messages } from '#schemas';
import { environmentOf } from '../../prover/visits/visit-environment.ts';
import { prepareJourney } from './explore-release.ts';
import type { SampleVisitor } from './sample-visitors.ts';

/** A message that visitors read when an answer is refused. */
export interface StepMessage {
  /** The question as visitors read it. */
  readonly label: string;
  readonly problem: FieldProblem;
  /** Place of the first visitor in the list of the step who is asked the question; undefined if none of them is. */
  readonly visitor: number | undefined;
  /** Whether the question has words of its own for it, rather than those of the site. */
  readonly isOwn: boolean;
}

/**
 * All messages of the questions of a journey by the ids of its steps, in the order of their forms: those for each constraint that
 * an answer can fail, then those of the checks.
 *
 * @param visitors by the ids of the steps
 * @param today the date of their visits
 */
export function stepMessages(
  release: CompiledRelease,
  id: string,
  visitors: ReadonlyMap<string, readonly SampleVisitor[]>,
  today: string,
): ReadonlyMap<string, readonly StepMessage[]> {
  const prepared = prepareJourney(release, id);
  if (prepared === undefined) return new Map();
  const { journey, model } = prepared;
  const { scope } = model.surroundings;
  const environment = environmentOf(journey, { ...scope, now: today });
  const fallback = fallbackMessagesOf(release.site);
  return new Map(
    journey.steps.map(({ definition, form }) => {
      const evaluations = (visitors.get(definition.id) ?? []).map(({ state }) => {
        const visit = visitStep(journey, state, definition.id, environment);
        return visit.visit === 'show' ? visit.current.evaluation : undefined;
      });
      const messages = form.fields
        .filter(({ field }) => isQuestion(field))
        .flatMap((compiled) => {
          const { name } = compiled.field;
          const at = evaluations.findIndex((each) => each?.relevant.some(({ field }) => field.name === name));
          return problemsOf(compiled, fallback, evaluations[at]?.scope ?? scope).map((problem) => ({
            label: labelNow(compiled, evaluations[at]?.scope ?? scope) || name,
            problem,
            visitor: at < 0 ? undefined : at,
            isOwn:
              problem.keyword === 'check' ||
              (problem.keyword !== 'section' && messagesOf(compiled.field)[problem.keyword] !== undefined),
          }));
        });
      return [definition.id, messages] as const;
    }),
  );
}

function problemsOf(
  compiled: CompiledField,
  fallback: Messages,
  scope: Parameters<typeof textGiven>[1],
): readonly FieldProblem[] {
  const { field, checks } = compiled;
  const limits = new Map(checks.map((check) => [check.keyword, check]));
  return [
    ...keywordsOf(compiled).map((keyword) => {
      const problem = problemOf(compiled, keyword, scope, fallback);
      const text = textGiven(limits.get(problem.keyword as keyof Limits)?.message, scope);
      return text === undefined ? problem : { ...problem, message: text };
    }),
    ...checks
      .filter(({ keyword }) => keyword === undefined)
      .map(({ message }) => ({
        field: field.name,
        keyword: 'check' as const,
        message: textGiven(message, scope) ?? labelNow(compiled, scope),
      })),
  ];
}

/** Nobody can choose what is not offered, so that has a message only where the author has written one. */
function keywordsOf({ field, options }: CompiledField): readonly string[] {
  const excludes = options?.options === 'listed' && options.list.some(({ option }) => option.exclusive);
  const keywords = failableKeywords(field).filter((keyword) => {
    if (keyword === 'exclusive') return excludes;
    return keyword !== 'enum' || messagesOf(field).enum !== undefined;
  });
  return [...new Set(keywords)];
}
