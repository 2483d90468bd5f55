import {
  type Answers,
  answerNames,
  type CompiledField,
  type CompiledJourney,
  choosableIds,
  companionOf,
  defaultOf,
  type Entry,
  isQuestion,
  isRequired,
  type JourneyEnvironment,
  type JourneyState,
  type JsonValue,
  openSteps,
  visitTo,
  walkJourney,
} from '#engine';
import { answersStillChosen, type VisitedStep } from '#engine/parts';
import { isAnswerOf, sampleAnswers } from '../../constraints/samples/sample-answers.ts';
import { entriesFor, givenIn } from './given-texts.ts';
import type { AskedQuestion, Visitor } from './visit.ts';

/** Rounds in which further questions may appear. */
const mostRounds = 6;

/** A step with its questions answered. */
export interface Filled {
  readonly state: JourneyState;
  readonly relevant: readonly CompiledField[];
  readonly entries: readonly Entry[];
  readonly asked: ReadonlyMap<string, Omit<AskedQuestion, 'arrival'>>;
}

/** Answers the questions of a step, also those that appear by the answers to others. */
export function fillIn(
  journey: CompiledJourney,
  before: JourneyState,
  id: string,
  environment: JourneyEnvironment,
  visitor: Visitor,
  skipped: ReadonlyMap<string, number>,
): Filled {
  let state = before;
  const asked = new Map<string, Omit<AskedQuestion, 'arrival'>>();
  for (let round = 0; round < mostRounds; round += 1) {
    const current = visitedStep(journey, state, id, environment);
    const fresh = (current?.evaluation.relevant ?? []).filter(
      ({ field }) => isQuestion(field) && !asked.has(field.name),
    );
    if (current === undefined || fresh.length === 0) break;
    const given: { [name: string]: JsonValue | undefined } = { ...state.answers };
    const chosen = { ...state.chosen };
    const stillChosen = answersStillChosen(current.step.form, state);
    for (const compiled of fresh) {
      const { name } = compiled.field;
      const { scope } = current.evaluation;
      const ids = compiled.options && [...choosableIds(compiled.options, scope)];
      const known = sampleAnswers(compiled, ids, scope.now);
      asked.set(name, {
        accepts: known,
        admits: (answer) => isAnswerOf(compiled, answer),
        isChoice: !['text', 'date'].includes(compiled.type.kind),
      });
      const counts = stillChosen[name] !== undefined && stillChosen[name] !== null;
      if (counts && !skipped.has(name)) continue;
      const answer = answerOf(compiled, known, current, visitor, skipped.get(name) ?? 0);
      given[name] = answer;
      // An answer that is given anew is chosen from what is offered now.
      delete chosen[name];
      const companion = companionOf(compiled.field);
      if (companion !== undefined) given[companion] = answer === undefined ? undefined : 'visit';
    }
    state = { ...state, answers: given as Answers, chosen };
  }
  return { state, asked, ...entriesNow(journey, state, id, environment) };
}

/** The visitor's answer to a question; after it was refused, another one. */
function answerOf(
  compiled: CompiledField,
  known: readonly JsonValue[],
  { evaluation: { scope } }: VisitedStep,
  { wanted, isThorough }: Visitor,
  refusals: number,
): JsonValue | undefined {
  const { field } = compiled;
  if (Object.hasOwn(wanted, field.name) && refusals === 0) return wanted[field.name];
  // A list begins with items that are not answered.
  const standing = compiled.items ? undefined : defaultOf(field);
  const tried = [...(standing === undefined ? [] : [standing]), ...known];
  if (refusals > 0) return tried[refusals % Math.max(tried.length, 1)];
  if (standing !== undefined) return standing;
  return isThorough || isRequired(compiled, scope) ? known[0] : undefined;
}

/** Entries that a browser sends for a step: an entry for every question that it shows. */
export function entriesNow(
  journey: CompiledJourney,
  state: JourneyState,
  id: string,
  environment: JourneyEnvironment,
): { readonly relevant: readonly CompiledField[]; readonly entries: readonly Entry[] } {
  const relevant = (visitedStep(journey, state, id, environment)?.evaluation.relevant ?? []).filter(
    ({ field }) => isQuestion(field),
  );
  const given = givenIn(relevant, state.answers);
  const entries = relevant.flatMap((compiled) =>
    answerNames(compiled.field).flatMap((name) => entriesFor(name, given[name] ?? '', compiled)),
  );
  return { relevant, entries };
}

function visitedStep(
  journey: CompiledJourney,
  state: JourneyState,
  id: string,
  environment: JourneyEnvironment,
): VisitedStep | undefined {
  return visitTo(openSteps(walkJourney(journey, state, environment)), id);
}
