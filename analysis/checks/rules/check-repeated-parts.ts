import { pointerOf } from '#engine';
import { quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { callsInDocuments, type PlacedCall } from './calls-in-documents.ts';
import { canonicalCondition } from './canonical-condition.ts';

/** Operators that compare two values, or take their difference: of a value and itself it is always the same. */
const differences: ReadonlySet<string> = new Set([
  ...['==', '!=', '===', '!==', '<', '<=', '>', '>=', '-', '/'],
  ...['days-between', 'years-between'],
]);

/** A part of a rule that says nothing new. */
interface RepeatedPart {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Warns of a rule that says something twice, where the author meant something else the second time: a part of an `and`
 * or `or`, a value that is compared with itself, an `if` whose branches are all the same, a value in a list of `in`.
 */
export function* checkRepeatedParts(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const { entry, call } of callsInDocuments(release)) {
    for (const part of repeatedIn(call)) {
      yield {
        entry,
        code: 'repeated-part',
        severity: 'warning',
        ...part,
        help: 'Correct it, or take it out.',
      };
    }
  }
}

function* repeatedIn({ name, args, pointer }: PlacedCall): Iterable<RepeatedPart> {
  const at = (index: number) => pointer + pointerOf(index);
  if (name === 'and' || name === 'or') {
    for (const index of repeated(args))
      yield { pointer: at(index), message: `Another part of this ${quoted(name)} says the same.` };
  } else if (name === 'in' && Array.isArray(args[1])) {
    for (const index of repeated(args[1]))
      yield {
        pointer: at(1) + pointerOf(index),
        message: `${quoted(args[1][index])} stands in this list twice.`,
      };
  } else if (name === 'if') {
    // Without a last value in pairs of conditions and values, nothing is given where none of them holds.
    const branches = args.filter((_, index) => index % 2 === 1 || index === args.length - 1);
    if (args.length % 2 === 1 && args.length > 1 && repeated(branches).length === branches.length - 1)
      yield { pointer: at(args.length - 1), message: 'Every branch of this "if" gives the same.' };
  } else if (differences.has(name) && args.length === 2 && repeated(args).length > 0) {
    yield {
      pointer: at(1),
      message: 'This is compared with itself, so that the outcome is always the same.',
    };
  }
}

/** The places of parts that are the same as one before them. */
function repeated(parts: readonly unknown[]): readonly number[] {
  const seen = new Set<string>();
  return parts.flatMap((part, index) => {
    const text = canonicalCondition(part);
    if (seen.has(text)) return [index];
    seen.add(text);
    return [];
  });
}
