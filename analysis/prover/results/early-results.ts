import { type CompiledJourney, type CompiledStep, pointerOf, stepEvents, withInner } from '#engine';
import { findSequence, needsOf, type ReadSources } from '#engine/parts';
import type { Action, Journey } from '#schemas';
import { actionsAt } from '../exploration/step-actions.ts';
import { resultsNeeded } from './results-needed.ts';
import { type NeededResult, type ResultSources, resultsReadIn } from './results-read.ts';
import { type StepOrder, stepOrder } from './step-order.ts';

/** A place that needs the result of a call, at one step. */
export interface ResultRead {
  readonly step: CompiledStep;
  /** The document or part that the pointer begins at. */
  readonly within: 'step' | 'form' | 'journey';
  readonly pointer: string;
  readonly result: string;
  /**
   * Why a visitor who comes to the place for the first time cannot have the result: only later steps give it, only
   * later actions of the same list, or only steps that the condition itself leads to. Undefined if one may have it.
   */
  readonly lacks: 'later-step' | 'later-action' | 'own-path' | undefined;
  /** Ids of the steps that give it. */
  readonly givenAt: readonly string[];
}

/**
 * Every place in the steps of a journey that needs a result and does not allow for its absence.
 * @param beside the journey as it is written
 * @param stepsOnPage the steps of the journey that a page shows
 */
export function findResultReads(
  journey: CompiledJourney,
  reads: ReadSources,
  beside: PartsBeside,
  stepsOnPage: (page: string) => readonly string[],
): readonly ResultRead[] {
  const sources = { ...reads, sequences: journey.sequences };
  const order = stepOrder(journey, sources, stepsOnPage);
  const giversOf = (result: string) =>
    journey.steps.filter((step) => actionsAt(journey, step).some((action) => gives(action, result)));
  return journey.steps.flatMap((step) =>
    [...readsAt(step, sources), ...readsBeside(step, beside, sources, order)].map((read): ResultRead => {
      const { within, pointer, result, row } = read;
      const givers = giversOf(result);
      const isTransition = pointer === '/when' || row !== undefined;
      const lacks = isTransition
        ? lackedOnPath(step, givers, order, row)
        : lackedAt(step, read, givers, order, journey);
      return { step, within, pointer, result, lacks, givenAt: givers.map((each) => each.definition.id) };
    }),
  );
}

/** The parts of a journey that are shown beside its steps. */
export type PartsBeside = Pick<Journey, 'chips' | 'summary'>;

interface ReadAtStep extends NeededResult {
  readonly within: ResultRead['within'];
  /** The row of `next` whose condition it is. */
  readonly row?: number;
}

function* readsAt({ definition: step, form }: CompiledStep, sources: ResultSources): Iterable<ReadAtStep> {
  const { when, needs, next = [], submitLabel, submitReady } = step;
  const ask = function* (rule: unknown, pointer: string, row?: number): Iterable<ReadAtStep> {
    // A visitor without the result is sent elsewhere, even if the condition only asks whether it is answered.
    const { forTrue } = resultsNeeded(rule, sources, { isAnsweredNeeded: true });
    for (const result of forTrue)
      yield { within: 'step', pointer, result, as: 'condition', ...(row !== undefined && { row }) };
  };
  yield* ask(when, '/when');
  for (const [row, each] of next.entries()) yield* ask(each.when, `${pointerOf('next', row)}/when`, row);
  for (const [index, { that }] of needsOf(step).entries())
    yield* ask(that, `/needs${Array.isArray(needs) ? pointerOf(index) : ''}/that`);
  const lists = Object.fromEntries(stepEvents.map((event) => [event, step[event]]));
  const parts = { submitLabel, submitReady, ...lists };
  for (const read of resultsReadIn(parts, '', sources)) yield placed(read, 'step');
  for (const [index, { field }] of form.fields.entries())
    for (const read of resultsReadIn(field, pointerOf('fields', index), sources)) yield placed(read, 'form');
}

function placed(read: NeededResult, within: ReadAtStep['within']): ReadAtStep {
  return { ...read, within: read.ranBy === undefined ? within : 'journey' };
}

/** The parts of the journey that a step shows: its summary, and the chips of steps before it. */
function* readsBeside(
  step: CompiledStep,
  { chips = [], summary }: PartsBeside,
  sources: ResultSources,
  { after }: StepOrder,
): Iterable<ReadAtStep> {
  const fields = step.definition.summary ? (summary?.fields ?? []) : [];
  for (const [index, field] of fields.entries())
    for (const read of resultsReadIn(field, pointerOf('summary', 'fields', index), sources))
      yield { ...read, within: 'journey' };
  for (const [index, chip] of chips.entries()) {
    for (const read of resultsReadIn(chip, pointerOf('chips', index), sources)) {
      if (after(chip.step, read.result).has(step)) yield { ...read, within: 'journey' };
    }
  }
}

/** A condition that decides a path is asked again after each call: it waits for ever if only its path makes that call. */
function lackedOnPath(
  step: CompiledStep,
  givers: readonly CompiledStep[],
  { reachedWithout }: StepOrder,
  row: number | undefined,
): ResultRead['lacks'] {
  const others = reachedWithout(step, row);
  return givers.some((giver) => giver.definition.aside || others.has(giver)) ? undefined : 'own-path';
}

function lackedAt(
  step: CompiledStep,
  read: NeededResult,
  givers: readonly CompiledStep[],
  { after }: StepOrder,
  journey: CompiledJourney,
): ResultRead['lacks'] {
  if (
    step.definition.aside ||
    givers.some((giver) => giver.definition.aside || after(giver, read.result).has(step))
  )
    return undefined;
  if (!givers.includes(step)) return 'later-step';
  if (read.pointer.startsWith('/needs')) return 'own-path';
  return read.as === 'value' && isBeforeItsCall(step, read, journey) ? 'later-action' : undefined;
}

/** Whether every call of a step that gives a result comes after an action that reads it, in the list of that action. */
function isBeforeItsCall(
  step: CompiledStep,
  { pointer, result, ranBy = pointer }: NeededResult,
  journey: CompiledJourney,
): boolean {
  const [, event, index] = /^\/(onEnter|onSubmit|onReturn)\/(\d+)(?:\/|$)/.exec(ranBy) ?? [];
  if (event === undefined) return false;
  const list = step.definition[event as 'onEnter' | 'onSubmit' | 'onReturn'] ?? [];
  const later = [
    ...followingActions(list, Number(index)),
    ...followingInSequence(list[Number(index)], pointer, journey),
  ]
    .flatMap((action) => withInner(action, journey.sequences))
    .filter((action) => gives(action, result));
  const all = actionsAt(journey, step).filter((action) => gives(action, result));
  return later.length > 0 && later.length === all.length;
}

/** The actions after one of a list, and itself if it is a call: that is handed its input before it is made. */
function followingActions(list: readonly Action[], at: number): readonly Action[] {
  const own = list[at];
  // A repeated call may have been made before.
  const isPlain = own !== undefined && 'call' in own && own.each === undefined;
  return list.slice(isPlain ? at : at + 1);
}

/** The actions that follow a place of the sequence that an action runs itself. */
function followingInSequence(
  action: Action | undefined,
  pointer: string,
  { sequences }: CompiledJourney,
): readonly Action[] {
  const [, name, index] = /^\/sequences\/([^/]+)\/(\d+)\//.exec(pointer) ?? [];
  const isRun = action !== undefined && 'run' in action && action.run === name;
  return isRun ? followingActions(findSequence(sequences, action.run), Number(index)) : [];
}

function gives(action: Action, result: string): boolean {
  return 'call' in action && action.as === result;
}
