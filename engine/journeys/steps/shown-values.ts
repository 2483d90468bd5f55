import type { JsonValue } from '../../base/values/answers.ts';
import { answerNames, provesHuman } from '../../forms/answers/questions.ts';
import { labelNow } from '../../forms/field-words.ts';
import { namesRead } from '../../rules/notation/reads.ts';
import { property } from '../../rules/values/property.ts';
import type { Visit } from '../events/visit-step.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import { fieldsShown } from '../state/record-answers.ts';
import { type ShownAnswer, shownAnswer } from '../walk/answered-steps.ts';
import { type JourneyEnvironment, openSteps, type VisitedStep, walkJourney } from '../walk/walk.ts';
import { stepsBefore } from './passed-steps.ts';

/** An answer that a page shows or its press sends. */
interface AnswerInUse {
  readonly value: JsonValue;
  readonly label: string;
  /** As people read it, masked if it is sensitive; undefined for one that means nothing to a person. */
  readonly text: ShownAnswer | undefined;
}

/** Values that the page of a step and the requests of its press read, apart from the answers of the step itself. */
export interface ShownValues {
  /** Answers of earlier steps, by name. */
  readonly answers: { readonly [name: string]: AnswerInUse };
  /** Results, and answers from elsewhere, by path. */
  readonly others: { readonly [path: string]: unknown };
}

/** The values that a page showed, for a press of it to be compared with; undefined for a step whose press changes nothing outside. */
export function shownValues(
  journey: CompiledJourney,
  { walk, current }: Extract<Visit, { visit: 'show' }>,
): ShownValues | undefined {
  const { pressPaths, definition } = current.step;
  if (pressPaths === undefined) return undefined;
  const own = new Set(fieldsShown(journey, definition.id).flatMap(answerNames));
  const read = namesRead(pressPaths, 'answers');
  const counts = (name: string) => !own.has(name) && read?.has(name) !== false;
  const asides = walk.asides.filter((aside) => aside.complete && aside !== current);
  const answers = answersOf([...stepsBefore(walk, current), ...asides], counts);
  const given = Object.entries(current.evaluation.scope.answers).filter(
    ([name]) => counts(name) && !Object.hasOwn(answers, name),
  );
  const results = [...pressPaths].filter((path) => path.split('.', 1)[0] === 'results');
  return {
    answers,
    others: Object.fromEntries([
      ...given.map(([name, value]) => [`answers.${name}`, value]),
      ...results.map((path) => [path, valueAt({ results: walk.results }, path)]),
    ]),
  };
}

/** The answers that the requests of a step's press are made of, those of the step itself included. */
export function answersSent(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  environment: JourneyEnvironment,
): ShownValues['answers'] {
  const { pressPaths = new Set<string>() } = findStep(journey, stepId);
  const read = namesRead(pressPaths, 'answers');
  const proofs = new Set(fieldsShown(journey, stepId).filter(provesHuman).flatMap(answerNames));
  const walk = walkJourney(journey, state, environment);
  return answersOf(openSteps(walk), (name) => !proofs.has(name) && read?.has(name) !== false);
}

function answersOf(
  visited: readonly VisitedStep[],
  counts: (name: string) => boolean,
): ShownValues['answers'] {
  const answers: { [name: string]: AnswerInUse } = {};
  for (const { evaluation } of visited) {
    for (const compiled of evaluation.relevant) {
      for (const name of answerNames(compiled.field).filter(counts)) {
        const value = evaluation.answers[name];
        if (value === undefined) continue;
        const text = shownAnswer(compiled, evaluation);
        answers[name] = { value, label: labelNow(compiled, evaluation.scope), text };
      }
    }
  }
  return answers;
}

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(property, values);
}
