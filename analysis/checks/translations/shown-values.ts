import { isOperatorName, pointerOf } from '#engine';
import { isPlainObject, isShownValue, quoted, readCall } from '#engine/parts';
import type { Document } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** A place that reads the value of a function, a decision or a fact. */
interface ReadValue {
  readonly kind: 'call' | 'decide' | 'facts';
  /** Id of the document, or name of the fact. */
  readonly id: string;
  readonly pointer: string;
  /** How it is used there; `given` if it becomes part of the value around it. */
  readonly use: 'given' | 'compared' | 'sent';
}

const comparisons: ReadonlySet<string> = new Set('== != < <= > >= in matches lookup'.split(' '));

/** Operators that read something of a value, and give none of its texts. */
const questions: ReadonlySet<string> = new Set('answered missing unanswered ! !! count'.split(' '));

/** The functions and decisions whose values the rules of a document read. */
export function valuesCalledIn(document: Document): readonly ReadValue[] {
  return [...readsIn(document, '', defaultUse(document))].filter(({ kind }) => kind !== 'facts');
}

/**
 * Checks that no rule compares, and no call sends, a text that is shown to visitors: in another language it is another one.
 */
export function* checkShownValues(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const shown = new Set<string>();
  for (const { document } of [...release.of('function'), ...release.of('decision')])
    if (isShownValue(document)) shown.add(keyOf(document));
  if (shown.size === 0) return;
  const reads = release.entries.map((entry) => ({
    entry,
    found: [...readsIn(entry.document, '', defaultUse(entry.document))],
  }));
  addCarriers(shown, reads);
  for (const { entry, found } of reads)
    for (const read of found)
      if (read.use !== 'given' && shown.has(`${read.kind} ${read.id}`)) yield misused(entry, read);
}

/** Adds what passes a shown text on: functions, decisions and facts that are made of one. */
function addCarriers(
  shown: Set<string>,
  reads: readonly { readonly entry: ReleaseEntry; readonly found: readonly ReadValue[] }[],
): void {
  for (let before = -1; before !== shown.size; ) {
    before = shown.size;
    for (const { entry, found } of reads)
      for (const { kind, id, pointer, use } of found) {
        if (use !== 'given' || !shown.has(`${kind} ${id}`)) continue;
        const fact = /^\/facts\/([^/]+)/.exec(pointer)?.[1];
        if (fact !== undefined) shown.add(`facts ${fact}`);
        else if (['function', 'decision'].includes(entry.document.kind) && !pointer.includes('/when'))
          shown.add(keyOf(entry.document));
      }
  }
}

function keyOf({ kind, id }: Document): string {
  return `${kind === 'function' ? 'call' : 'decide'} ${id}`;
}

/** All that operations and events for analytics read is sent. */
function defaultUse({ kind }: Document): ReadValue['use'] {
  return kind === 'operation' || kind === 'analytics' ? 'sent' : 'given';
}

function* readsIn(part: unknown, pointer: string, use: ReadValue['use'] | undefined): Iterable<ReadValue> {
  if (typeof part !== 'object' || part === null) return;
  const call = isPlainObject(part) ? readCall(part) : undefined;
  const [first, ...others] = call?.args ?? [];
  const isOperator = call !== undefined && isOperatorName(call.name);
  if (isOperator && use !== undefined && typeof first === 'string') {
    const fact = call.name === 'var' ? /^facts\.([^.]+)/.exec(first)?.[1] : undefined;
    const name: string = call.name;
    if (name === 'call' || name === 'decide') yield { kind: name, id: first, pointer, use };
    else if (fact !== undefined) yield { kind: 'facts', id: fact, pointer, use };
  }
  if (isOperator && (call.name === 'call' || call.name === 'decide')) {
    // Arguments of a function are read there.
    yield* readsIn(others, `${pointer}/${call.name}`, undefined);
    return;
  }
  for (const [name, inner] of Object.entries(part)) {
    const at = pointer + pointerOf(name);
    if (isOperator && questions.has(name)) yield* readsIn(inner, at, undefined);
    else if (isOperator && comparisons.has(name)) yield* readsIn(inner, at, use && 'compared');
    else yield* readsIn(inner, at, name === 'with' && !isOperator ? use && 'sent' : use);
  }
}

function misused(entry: ReleaseEntry, { kind, id, pointer, use }: ReadValue): ReleaseFinding {
  const noun = { call: 'function', decide: 'decision', facts: 'fact' }[kind];
  return {
    entry,
    code: 'translated-value',
    pointer,
    message: `The ${noun} ${quoted(id)} gives a text for visitors, which is ${use} here. In another language it is another text.`,
    help: 'Let another function or fact say what it is by a code, and let the text follow from that.',
  };
}
