import {
  answerNames,
  type CompiledField,
  type Entry,
  evaluateForm,
  type FormEvaluation,
  type JourneyEnvironment,
  type JourneyState,
  type JsonValue,
  recordAnswers,
  walkJourney,
  writeAnswer,
} from '#engine';
import type { ReleaseJourney } from '#server';
import type { Given } from './scenario.ts';

/** Text typed or choice made, by field. */
export type Filled = Readonly<Record<string, Given>>;

/**
 * The entries that a browser would submit: one or more for each visible field, none for the others. An empty
 * control, or a group with nothing ticked, is an entry without text.
 *
 * @param visible the fields that can be filled in: those shown while typing, or without scripts those shown before
 */
export function entriesOf(
  filled: Filled,
  journey: ReleaseJourney,
  step: string,
  state: JourneyState,
  environment: JourneyEnvironment,
  visible: 'while typing' | 'before typing' = 'while typing',
): readonly Entry[] {
  const asked = new Map(
    [...questionsIn(journey.compiled, step), ...(journey.compiled.summary?.fields ?? [])].map(
      (compiled) => [compiled.field.name, compiled] as const,
    ),
  );
  const typed = Object.entries(filled).flatMap(([name, given]) => entries(name, given, asked.get(name)));
  const known = visible === 'while typing' ? recordAnswers(journey.compiled, state, step, typed) : state;
  const shown = formsOnShow(journey, step, known, environment);
  const fields = shown.flatMap(({ relevant }) => relevant.map(({ field }) => field));
  return fields.flatMap(answerNames).flatMap((name) => entries(name, filled[name] ?? '', asked.get(name)));
}

/** What a visitor types or chooses for an answer. A date stays as it is, whatever its boxes are. */
export function givenOf({ field, type }: CompiledField, answer: JsonValue): Given {
  if (type.kind === 'date' && typeof answer === 'string') return answer;
  const texts = writeAnswer(field, answer);
  return type.kind === 'list' ? texts : (texts[0] ?? '');
}

/** Names of the fields that a step shows, in order; none when the visitor may not open it. */
export function fieldsOnShow(
  journey: ReleaseJourney,
  step: string,
  state: JourneyState,
  environment: JourneyEnvironment,
): readonly string[] {
  const [form] = formsOnShow(journey, step, state, environment);
  return form?.relevant.map(({ field }) => field.name) ?? [];
}

/** The current form of a step and the summary beside it, if any; none when the visitor may not open it. */
export function formsOnShow(
  { compiled }: ReleaseJourney,
  step: string,
  state: JourneyState,
  environment: JourneyEnvironment,
): readonly FormEvaluation[] {
  const { path, asides, answers } = walkJourney(compiled, state, environment);
  const visited = [...path, ...asides].find((candidate) => candidate.step.definition.id === step);
  if (!visited) return [];
  if (!compiled.summary || !visited.step.definition.summary) return [visited.evaluation];
  const given = { ...compiled.summary.defaults, ...state.answers };
  const { scope } = visited.evaluation;
  return [visited.evaluation, evaluateForm(compiled.summary, answers, given, scope)];
}

/** The visible fields with the scope of their rules. */
export function shownFields(
  forms: readonly FormEvaluation[],
): readonly { readonly compiled: CompiledField; readonly evaluation: FormEvaluation }[] {
  return forms.flatMap((evaluation) => evaluation.relevant.map((compiled) => ({ compiled, evaluation })));
}

function questionsIn({ steps }: ReleaseJourney['compiled'], id: string): readonly CompiledField[] {
  return steps.find(({ definition }) => definition.id === id)?.form.fields ?? [];
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** The entries of what was typed or chosen. A date as `yyyy-mm-dd` is typed into the boxes of its question. */
function entries(name: string, given: Given, asked: CompiledField | undefined): readonly Entry[] {
  if (typeof given !== 'string') return ['', ...given].map((text) => [name, text]);
  const isDate = asked?.type.kind === 'date' && asked.field.name === name && isoDate.test(given);
  return (isDate ? writeAnswer(asked.field, given) : [given]).map((text) => [name, text]);
}
