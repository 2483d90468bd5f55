import { isOperatorName, pointerOf } from '#engine';
import {
  findSequence,
  followReads,
  isPlainObject,
  namesRead,
  type ReadSources,
  readCall,
  type Sequences,
} from '#engine/parts';
import { type NeededRoot, resultsNeeded } from './results-needed.ts';

/** A place that needs a result: it has no value, or its condition does not hold, without it. */
export interface NeededResult {
  readonly result: string;
  readonly pointer: string;
  readonly as: 'value' | 'condition';
  /** Pointer to the action that runs the sequence which the place belongs to; its own pointer is then one of the journey. */
  readonly ranBy?: string;
}

/** Looks up what a part reads, and runs. */
export interface ResultSources extends ReadSources, NeededRoot {
  readonly sequences?: Sequences | undefined;
}

interface Place {
  readonly pointer: string;
  /** Results that a condition around the place asks about already. */
  readonly guarded: ReadonlySet<string>;
  /** Whether `when` is a condition here, and not the name of some data. */
  readonly hasConditions: boolean;
  readonly ranBy?: string;
}

/** Properties of fields and steps that are conditions of their own. */
const conditions: ReadonlySet<string> = new Set(['when', 'required', 'optionWhen', 'submitReady']);

/** Properties whose keys are names of data. */
const templates: ReadonlySet<string> = new Set(['with', 'data', 'facts']);

/**
 * Every place in a part of a document that needs a result and does not allow for its absence: by `is answered`, by
 * `else`, or by a condition around it that reads the result.
 */
export function resultsReadIn(
  part: unknown,
  pointer: string,
  sources: ResultSources,
): readonly NeededResult[] {
  return [...within(part, { pointer, guarded: new Set(), hasConditions: true }, sources)];
}

function* within(part: unknown, place: Place, sources: ResultSources): Iterable<NeededResult> {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) return yield* inList(part, place, sources);
  const call = readCall(part);
  if (call && isOperatorName(call.name)) {
    if (call.name === 'literal') return;
    const isJoined = call.name === 'cat' && Array.isArray(call.body);
    if (!isJoined) return yield* needed(resultsNeeded(part, sources).forValue, place, 'value');
    for (const [index, each] of call.args.entries())
      yield* within(each, { ...place, pointer: place.pointer + pointerOf('cat', index) }, sources);
    return;
  }
  yield* inObject(part as { readonly [name: string]: unknown }, place, sources);
}

/** In a list of rows or actions, those after one with a condition on a result may depend on its outcome. */
function* inList(list: readonly unknown[], place: Place, sources: ResultSources): Iterable<NeededResult> {
  let { guarded } = place;
  for (const [index, part] of list.entries()) {
    yield* within(part, { ...place, pointer: place.pointer + pointerOf(index), guarded }, sources);
    if (place.hasConditions && isPlainObject(part)) guarded = withReads(guarded, part.when, sources);
  }
}

function* inObject(
  object: { readonly [name: string]: unknown },
  place: Place,
  sources: ResultSources,
): Iterable<NeededResult> {
  const asks = place.hasConditions ? [object.when, object.each] : [];
  const guarded = asks.reduce<Place['guarded']>(
    (known, rule) => withReads(known, rule, sources),
    place.guarded,
  );
  if (place.hasConditions && typeof object.run === 'string' && sources.sequences) {
    const ranBy = place.ranBy ?? place.pointer;
    const pointer = pointerOf('sequences', object.run);
    yield* within(
      findSequence(sources.sequences, object.run),
      { ...place, pointer, guarded, ranBy },
      sources,
    );
  }
  for (const [name, part] of Object.entries(object)) {
    const pointer = place.pointer + pointerOf(name);
    const isOwn = name === 'when' || name === 'each';
    if (place.hasConditions && name === 'checks')
      yield* inChecks(part, { ...place, pointer, guarded }, sources);
    else if (place.hasConditions && conditions.has(name)) {
      const { forTrue } = resultsNeeded(part, sources);
      yield* needed(forTrue, { ...place, pointer, guarded: isOwn ? place.guarded : guarded }, 'condition');
    } else {
      const hasConditions = place.hasConditions && !templates.has(name);
      yield* within(
        part,
        { ...place, pointer, hasConditions, guarded: isOwn ? place.guarded : guarded },
        sources,
      );
    }
  }
}

/** A check refuses only what makes it false, and shows its message then. */
function* inChecks(checks: unknown, place: Place, sources: ResultSources): Iterable<NeededResult> {
  for (const [index, check] of (Array.isArray(checks) ? checks : []).entries()) {
    const pointer = place.pointer + pointerOf(index);
    const { forFalse } = resultsNeeded(check.that, sources);
    yield* needed(forFalse, { ...place, pointer: `${pointer}/that` }, 'condition');
    const guarded = withReads(place.guarded, check.that, sources);
    yield* within(check.message, { ...place, pointer: `${pointer}/message`, guarded }, sources);
  }
}

function* needed(
  results: ReadonlySet<string>,
  { pointer, guarded, ranBy }: Place,
  as: NeededResult['as'],
): Iterable<NeededResult> {
  const ran = ranBy === undefined ? {} : { ranBy };
  for (const result of results) if (!guarded.has(result)) yield { result, pointer, as, ...ran };
}

function withReads(known: ReadonlySet<string>, rule: unknown, sources: ResultSources): ReadonlySet<string> {
  if (!isPlainObject(rule)) return known;
  return new Set([
    ...known,
    ...(namesRead(followReads([rule], sources).paths, sources.root ?? 'results') ?? []),
  ]);
}
