import { memoize, pointerOf } from '#engine';
import { type DocumentKind, readCall } from '#engine/parts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';

/** Kinds of documents that hold rules. A journey is linked with its facts. */
const kinds = [
  'journey',
  'form',
  'facts',
  'decision',
  'function',
  'operation',
  'analytics',
  'options',
] as const satisfies readonly DocumentKind[];

/** Parts whose names are the author's, so that one of them alone may have the name of an operator. */
const namedByAuthors: ReadonlySet<string> = new Set(['/facts', '/sequences']);

/** A call of an operator with a list of arguments. */
export interface PlacedCall {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Pointer to the list of arguments. */
  readonly pointer: string;
}

/** Every call of an operator with a list of arguments, in all documents that hold rules. Several checks read them. */
export const callsInDocuments = memoize(
  (release: ReleaseIndex): readonly { readonly entry: ReleaseEntry; readonly call: PlacedCall }[] =>
    kinds
      .flatMap((kind): readonly ReleaseEntry[] => release.of(kind))
      .flatMap((entry) => [...placedCallsIn(entry.document, '')].map((call) => ({ entry, call }))),
);

function* placedCallsIn(value: unknown, pointer: string): Iterable<PlacedCall> {
  if (typeof value !== 'object' || value === null) return;
  const call = namedByAuthors.has(pointer) ? undefined : readCall(value);
  if (call?.name === 'literal') return;
  if (call && Array.isArray(call.body)) {
    yield { name: call.name, args: call.args, pointer: pointer + pointerOf(call.name) };
  }
  for (const [name, part] of Object.entries(value)) yield* placedCallsIn(part, pointer + pointerOf(name));
}
