import { isOperatorName, pointerOf } from '#engine';
import { type Call, callsIn, isPlainObject, readCall, textRows } from '#engine/parts';
import type { Rule } from '#schemas';

/** A condition that is asked before another one, and whether the other is asked if it is true. */
export interface Guard {
  readonly rule: Rule;
  readonly is: boolean;
}

/** A condition within a part of a document. */
export interface FoundCondition {
  /** Pointer to the condition, from the part. */
  readonly pointer: string;
  readonly rule: Rule;
  readonly guards: readonly Guard[];
  /** A condition of an `if`, a `when`, or a value that is looked up where it is needed. */
  readonly of: 'if' | 'when' | 'value';
  /** Whether it is the first row of a list in which the first row that holds decides. */
  readonly isFirst: boolean;
}

interface Place {
  readonly pointer: string;
  readonly guards: readonly Guard[];
  /** Whether `when` is a condition here, and not the name of some data. */
  readonly hasConditions: boolean;
  /** Whether nothing says what happens without a value. */
  readonly isNeeded: boolean;
  /** Whether the value becomes a part of a text. */
  readonly isInserted?: boolean;
}

/**
 * Every `when` of an object, every condition of an `if`, and every value that a decision, a look-up or a fact gives, or
 * that a text inserts, where nothing says what happens without it. Leaves out what is evaluated for each element of a list.
 *
 * @param as whether the part itself is a condition too, or a template, in which `when` may be the name of some data
 * @example conditionsIn({ when: { var: 'facts.isNew' }, text: 'New' }) // one condition, at "/when"
 */
export function* conditionsIn(
  part: unknown,
  pointer = '',
  as: 'part' | 'condition' | 'template' = 'part',
): Iterable<FoundCondition> {
  const place: Place = { pointer, guards: [], hasConditions: as !== 'template', isNeeded: true };
  if (as === 'condition' && isPlainObject(part)) yield* asked(part as Rule, place, 'when', true);
  yield* within(part, place);
}

function* within(part: unknown, place: Place): Iterable<FoundCondition> {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) return yield* inList(part, place);
  const call = readCall(part);
  if (call && isOperatorName(call.name)) {
    if (place.isNeeded && (mayBeMissing(call) || (place.isInserted && isAnswer(call))))
      yield* asked(part as Rule, place, 'value', true);
    const isNeeded = place.isNeeded && call.name !== 'answered' && call.name !== 'else';
    return yield* inCall(call, { ...place, hasConditions: false, isNeeded });
  }
  yield* inObject(part as { readonly [name: string]: unknown }, place);
}

function* inList(list: readonly unknown[], place: Place): Iterable<FoundCondition> {
  const rows = place.hasConditions && list.every(isTextRow) ? textRows(list) : undefined;
  let { guards } = place;
  for (const [index, part] of list.entries()) {
    const found = within(part, { ...place, pointer: place.pointer + pointerOf(index), guards });
    if (rows === undefined) {
      yield* found;
      continue;
    }
    // The first row whose condition holds is shown.
    for (const each of found) yield each.of === 'when' ? { ...each, isFirst: index === 0 } : each;
    const when = rows[index]?.when;
    if (when !== undefined) guards = [...guards, { rule: when, is: false }];
  }
}

/** Whether a part is no more than a row of a text: of lists whose parts have names or titles, all are shown. */
function isTextRow(part: unknown): boolean {
  return isPlainObject(part) && Object.keys(part).every((name) => name === 'when' || name === 'text');
}

function* inObject(object: { readonly [name: string]: unknown }, place: Place): Iterable<FoundCondition> {
  if (place.hasConditions && object.each !== undefined) return;
  const { when } = object;
  const condition = place.hasConditions && isPlainObject(when) ? (when as Rule) : undefined;
  const guards = condition === undefined ? place.guards : [...place.guards, { rule: condition, is: true }];
  for (const [name, part] of Object.entries(object)) {
    const pointer = place.pointer + pointerOf(name);
    const isCondition = name === 'when' && condition !== undefined;
    if (isCondition) yield* asked(condition, { ...place, pointer }, 'when', true);
    const hasConditions = place.hasConditions && !isCondition && !templates.has(name);
    const isAsked = { guards: isCondition ? place.guards : guards, hasConditions };
    yield* within(part, { ...place, pointer, ...isAsked });
  }
}

/** Properties whose keys are names of data. */
const templates: ReadonlySet<string> = new Set(['with', 'data', 'facts']);

function* inCall({ name, args, body }: Call, place: Place): Iterable<FoundCondition> {
  if (name === 'literal') return;
  const pointerTo = (index: number) =>
    place.pointer + pointerOf(name) + (Array.isArray(body) ? pointerOf(index) : '');
  let { guards } = place;
  const isInserted = name === 'cat';
  for (const [index, part] of args.entries()) {
    const at = { ...place, pointer: pointerTo(index), guards, isInserted };
    const isCondition = name === 'if' && index % 2 === 0 && index < args.length - 1;
    if (isCondition) {
      const rule = part as Rule;
      if (isPlainObject(part)) yield* asked(rule, at, 'if', index === 0);
      yield* within(part, at);
      guards = [...guards, { rule, is: false }];
      const taken = args[index + 1];
      const whenTaken = [...at.guards, { rule, is: true }];
      yield* within(taken, { ...place, pointer: pointerTo(index + 1), guards: whenTaken, isInserted });
    } else if (name !== 'if' || index === args.length - 1) {
      const isTaken = name === 'if' && index % 2 === 1;
      if (!isTaken && !(bodies.has(name) && index > 0)) yield* within(part, at);
    }
  }
}

/** Whether a call gives what a decision, an options document or a fact has for something, if it has it. */
function mayBeMissing({ name, args }: Call): boolean {
  if (name === 'lookup') return args[2] !== 'hint';
  return name === 'decide' || (name === 'var' && args.length === 1 && /^facts\.\w+$/.test(String(args[0])));
}

/** Whether a call reads an answer. */
export function isAnswer({ name, args }: Call): boolean {
  return name === 'var' && args.length === 1 && /^answers\.\w+$/.test(String(args[0]));
}

/** Operators that evaluate their second argument for each element of the first. */
export const bodies: ReadonlySet<string> = new Set([
  'all',
  'filter',
  'find',
  'group',
  'map',
  'none',
  'reduce',
  'some',
  'sort',
]);

function* asked(
  rule: Rule,
  { pointer, guards }: Place,
  of: FoundCondition['of'],
  isFirst: boolean,
): Iterable<FoundCondition> {
  if ([rule, ...guards.map((guard) => guard.rule)].some(readsElement)) return;
  yield { pointer, rule, guards, of, isFirst };
}

/** Whether a rule reads the element of a list around it. */
export function readsElement(rule: unknown): boolean {
  for (const { name, args } of callsIn(rule)) {
    if (name === 'var' && /^(item|accumulator)(\.|$)/.test(String(args[0]))) return true;
  }
  return false;
}
