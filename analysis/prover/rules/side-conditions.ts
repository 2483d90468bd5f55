import {
  answerNames,
  type CompiledField,
  type CompiledJourney,
  type CompiledStep,
  compileRule,
  itemFields,
  pointerOf,
  repetitionOf,
  stepEvents,
  withInner,
} from '#engine';
import { findSequence, followReads, type ReadSources, readCall, textRows } from '#engine/parts';
import type { Action, Field, Rule } from '#schemas';
import type { ConditionWithin } from '../exploration/conditions.ts';
import { answersChanged } from '../exploration/step-actions.ts';
import { type AskedPart, conditionsOfPart } from './asked-parts.ts';
import { isAnswer } from './conditions-in.ts';
import { transitionConditions } from './transition-conditions.ts';

/** Parts of a journey that may be shown or read at every step, by their pointers. */
export type JourneyParts = readonly (readonly [pointer: string, part: unknown])[];

/** The side conditions of each step: of its actions, texts and button, and of all that surrounds it. */
export function sideConditions(
  journey: CompiledJourney,
  everywhere: JourneyParts,
): ReadonlyMap<CompiledStep, readonly ConditionWithin[]> {
  const shared = everywhere.map(([pointer, part]): AskedPart => {
    return { within: 'journey', pointer, part, isAnyTime: !pointer.startsWith('/facts/') };
  });
  return new Map(
    journey.steps.map((step) => {
      const parts = [...partsOfStep(step), ...partsOfForm(step), ...summaryAt(journey, step), ...shared];
      const all = parts.flatMap((part) => [part, ...sequencesRun(journey, part)]);
      const within = all.flatMap((part) => conditionsOfPart(step, part));
      const asked = [...asidesAt(journey, step), ...transitionConditions(journey, step), ...within];
      return [step, asked.filter(({ place }) => !isValue(place))];
    }),
  );
}

/** The values that each step needs in its texts and in the conditions after it, each as whether it is answered. */
export function neededValues(
  journey: CompiledJourney,
  { facts, decision }: ReadSources,
): ReadonlyMap<CompiledStep, readonly ConditionWithin[]> {
  const changed = answersChanged(journey);
  const asked = new Set(
    journey.steps.flatMap(({ form }) => form.fields.flatMap(({ field }) => answerNames(field))),
  );
  const isGiven = (path: string) => asked.has(path.slice('answers.'.length)) && !changed.has(path);
  return new Map(
    journey.steps.map((step) => {
      const parts = [...partsOfStep(step), ...partsOfForm(step)];
      const rows = parts.flatMap((part) => rowsNeeded(step, part));
      const shown = parts.filter(({ isAction }) => !isAction).flatMap((part) => conditionsOfPart(step, part));
      const values = [...transitionConditions(journey, step), ...shown, ...rows].filter(({ place }) =>
        isValue(place),
      );
      return [step, values.flatMap((value) => asAnswered(value, { facts, decision }, isGiven))];
    }),
  );
}

function isValue(place: ConditionWithin['place']): boolean {
  return place.of === 'rule' && place.as === 'value';
}

/** Texts without which a part of a page is broken. A notice without text is hidden, which may be meant. */
const neededTexts = /^\/(fields\/\d+\/(label|legend|title)|submitLabel)$/;

/**
 * A list of texts of which one is needed, all with a condition: as the value of its first row that holds. A single
 * row with a condition lacks another one everywhere: else the condition would be that of the whole part.
 */
function rowsNeeded(step: CompiledStep, { part, pointer, ...asking }: AskedPart): readonly ConditionWithin[] {
  const rows = textRows(part) ?? [];
  const isNeeded = neededTexts.test(pointer) || (rows.length === 1 && pointer.endsWith('/text'));
  if (!isNeeded || rows.length === 0 || rows.some(({ when }) => when === undefined)) return [];
  const chosen = { if: rows.flatMap(({ when = null }) => [when, true]) };
  const place = { of: 'rule', step, within: asking.within, pointer, as: 'value', isFirst: true } as const;
  return [{ place, rule: compileRule(chosen), ...asking }];
}

/**
 * A value as the condition that it is answered where all that it reads is; none if it reads more than answers. An answer
 * itself, and a text of several rows, have to be there in any case.
 */
function asAnswered(
  value: ConditionWithin,
  sources: ReadSources,
  isGiven: (answer: string) => boolean,
): readonly ConditionWithin[] {
  const { paths, decisions, options } = followReads([value.rule.source], sources);
  const read = [...paths].filter((path) => !/^(facts|decisions|functions)\./.test(path));
  const isOfAnswers = read.length > 0 && read.every((path) => /^answers\.\w+$/.test(path));
  const call = readCall(value.rule.source);
  const answered = {
    ...value,
    rule: compileRule({ answered: value.rule.source as Rule }),
    isSubmitted: true,
  };
  if (isOfAnswers && call && (isAnswer(call) || call.name === 'if'))
    return read.every(isGiven) ? [answered] : [];
  if (!isOfAnswers || decisions.size + options.size === 0) return [];
  const given = compileRule({ answered: read.map((path) => ({ var: path })) });
  const guards = [...(value.guards ?? []), { rule: given, is: true }];
  return [{ ...answered, guards }];
}

/** The conditions of asides that may be open at a step. */
function asidesAt({ steps }: CompiledJourney, host: CompiledStep): readonly ConditionWithin[] {
  return steps.flatMap((step): readonly ConditionWithin[] => {
    const { aside, after } = step.definition;
    if (!aside || !step.when || host.definition.aside) return [];
    const within = conditionsOfPart(step, { within: 'step', pointer: '/when', part: step.when.source });
    const asked: readonly ConditionWithin[] = [{ place: { of: 'step', step }, rule: step.when }, ...within];
    if (after === undefined) return asked;
    return asked.map((each) => ({ ...each, after, isSubmitted: after === host.definition.id }));
  });
}

function* partsOfStep({ definition: step }: CompiledStep): Iterable<AskedPart> {
  const { submitLabel, submitReady, reference, parkedNotice } = step;
  const within = 'step';
  yield { within, pointer: '/submitLabel', part: submitLabel, isAnyTime: true };
  yield { within, pointer: '/reference', part: reference, isAnyTime: true };
  yield { within, pointer: '/parkedNotice', part: parkedNotice, isAnyTime: true };
  yield { within, pointer: '/submitReady', part: submitReady, isCondition: true, isAnyTime: true };
  for (const event of stepEvents) {
    const isSubmitted = event === 'onSubmit';
    yield {
      within,
      pointer: pointerOf(event),
      part: step[event],
      isAction: true,
      isAnyTime: true,
      isSubmitted,
    };
  }
}

/** Parts of a field whose own conditions the walk asks. Those of options may be written in another document. */
const askedByWalk: ReadonlySet<string> = new Set([
  'when',
  'required',
  'checks',
  'options',
  'optionWhen',
  'card',
]);

function* partsOfForm({ form }: CompiledStep): Iterable<AskedPart> {
  for (const [index, shown] of form.fields.entries()) {
    if (repetitionOf(shown.field)) continue;
    const pointer = pointerOf('fields', index);
    yield* partsOfField(shown.field, pointer, shown);
    for (const [question, field] of itemFields(shown.field).entries())
      yield* partsOfField(field, pointer + pointerOf('fields', question), shown);
  }
}

/** @param shown the field itself, or the list that it is a question of */
function* partsOfField(field: Field, pointer: string, shown: CompiledField): Iterable<AskedPart> {
  const inner = itemFields(field);
  for (const [name, part] of Object.entries(field)) {
    if (askedByWalk.has(name) || part === inner) continue;
    const isAction = name === 'onChange' || name === 'onPress';
    yield { within: 'form', pointer: pointer + pointerOf(name), part, shown, isAction, isAnyTime: isAction };
  }
}

/**
 * The journey's summary, if it is shown beside a step. Each field alone: unlike the rows of a text, all fields are
 * shown whose condition holds.
 */
function* summaryAt({ summary }: CompiledJourney, { definition: step }: CompiledStep): Iterable<AskedPart> {
  if (!step.summary) return;
  for (const [index, { field }] of (summary?.fields ?? []).entries()) {
    const at = {
      within: 'journey',
      pointer: pointerOf('summary', 'fields', index),
      isAnyTime: true,
    } as const;
    const { onChange, ...shown } = field as Field & { readonly onChange?: unknown };
    yield { ...at, part: shown };
    yield { ...at, pointer: at.pointer + pointerOf('onChange'), part: onChange, isAction: true };
  }
}

/** The sequences that a list of actions runs. */
function sequencesRun({ sequences }: CompiledJourney, part: AskedPart): readonly AskedPart[] {
  if (!part.isAction || !Array.isArray(part.part)) return [];
  const actions = (part.part as readonly Action[]).flatMap((action) => withInner(action, sequences));
  const names = new Set(actions.flatMap((action) => ('run' in action ? [action.run] : [])));
  return [...names].map((name): AskedPart => {
    const actions = findSequence(sequences, name);
    return { ...part, within: 'journey', pointer: pointerOf('sequences', name), part: actions };
  });
}
