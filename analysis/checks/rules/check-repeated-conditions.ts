import { canonicalJson, pointerOf } from '#engine';
import { readCall } from '#engine/parts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Operators whose arguments may have any order. */
const commutative: ReadonlySet<string> = new Set(['and', 'or', '==', '!=', '===', '!==']);

/** A text that is the same for conditions that differ only in the order of their parts. */
function canonicalCondition(rule: unknown): string {
  const call = readCall(rule);
  if (call === undefined || call.name === 'literal') return canonicalJson(rule);
  const args = call.args.map(canonicalCondition);
  const ordered = commutative.has(call.name) ? args.sort() : args;
  return `${call.name}(${ordered.join()})`;
}

interface Row {
  readonly when?: unknown;
}

/** Reports rows of `next` and of decisions with the condition of a row before them, which always wins. */
export function* checkRepeatedConditions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('journey')) {
    for (const [index, { next }] of entry.document.steps.entries())
      yield* checkRows(entry, next ?? [], pointerOf('steps', index, 'next'));
  }
  for (const entry of release.of('decision')) yield* checkRows(entry, entry.document.rows ?? [], '/rows');
}

function* checkRows(entry: ReleaseEntry, rows: readonly Row[], list: string): Iterable<ReleaseFinding> {
  const seen = new Map<string, number>();
  for (const [index, { when }] of rows.entries()) {
    if (when === undefined) continue;
    const text = canonicalCondition(when);
    const first = seen.get(text);
    if (first === undefined) seen.set(text, index);
    else {
      yield {
        entry,
        code: 'repeated-condition',
        severity: 'warning',
        pointer: `${list}${pointerOf(index)}/when`,
        message: `This row is never reached: row ${first + 1} has the same condition, and comes first.`,
        help: 'Take one of the two rows out, or correct its condition.',
      };
    }
  }
}

/** Whether a row of a list has the condition of a row before it. */
export function isRepeated(rows: readonly Row[], index: number): boolean {
  const { when } = rows[index] ?? {};
  if (when === undefined) return false;
  const text = canonicalCondition(when);
  return rows.slice(0, index).some((row) => row.when !== undefined && canonicalCondition(row.when) === text);
}
