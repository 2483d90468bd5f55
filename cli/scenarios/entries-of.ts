import { entriesFor } from '#analysis';
import {
  answerNames,
  type Entry,
  evaluateForm,
  type FormEvaluation,
  type JourneyState,
  openSteps,
  recordAnswers,
  visitTo,
  walkJourney,
} from '#engine';
import { environmentAt, type Filled, fieldsOf, type Stage } from './stage.ts';

/**
 * The entries that a browser would submit: one or more for each visible field, none for the others. An empty
 * control, or a group with nothing ticked, is an entry without text. Without scripts, only the fields are visible that
 * were before anything was typed.
 */
export function entriesOf(filled: Filled, step: string, state: JourneyState, stage: Stage): readonly Entry[] {
  const { compiled: journey } = stage.journey;
  const asked = new Map(
    [...fieldsOf(step, stage.journey), ...(journey.summary?.fields ?? [])].map(
      (compiled) => [compiled.field.name, compiled] as const,
    ),
  );
  const typed = Object.entries(filled).flatMap(([name, given]) => entriesFor(name, given, asked.get(name)));
  const known = stage.hasScripts === false ? state : recordAnswers(journey, state, step, typed);
  const shown = formsOnShow(step, known, stage);
  const fields = shown.flatMap(({ relevant }) => relevant.map(({ field }) => field));
  return fields.flatMap(answerNames).flatMap((name) => entriesFor(name, filled[name] ?? '', asked.get(name)));
}

/** Names of the fields that a step shows, in order; none when the visitor may not open it. */
export function fieldsOnShow(step: string, state: JourneyState, stage: Stage): readonly string[] {
  const [form] = formsOnShow(step, state, stage);
  return form?.relevant.map(({ field }) => field.name) ?? [];
}

/** The current form of a step and the summary beside it, if any; none when the visitor may not open it. */
export function formsOnShow(step: string, state: JourneyState, stage: Stage): readonly FormEvaluation[] {
  const { compiled } = stage.journey;
  const walk = walkJourney(compiled, state, environmentAt(step, stage));
  const visited = visitTo(openSteps(walk), step);
  if (!visited) return [];
  if (!compiled.summary || !visited.step.definition.summary) return [visited.evaluation];
  const given = { ...compiled.summary.defaults, ...state.answers };
  const { scope } = visited.evaluation;
  return [visited.evaluation, evaluateForm(compiled.summary, walk.answers, given, scope)];
}
