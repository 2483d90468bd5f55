import { pointerOf, tableOf } from '#engine';
import { unreachableRows } from '../../prover/prove-rows.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { declaredValues } from './declared-values.ts';

/** Reports rows of decisions that nothing reaches. */
export function* checkDecisionRows(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const declared = declaredValues(release);
  for (const entry of part.of('decision')) {
    for (const row of unreachableRows(tableOf(entry.document), declared(entry.document))) {
      yield {
        entry,
        code: 'unreachable-row',
        severity: 'warning',
        pointer: pointerOf('rows', row),
        message: 'No values reach this row: its condition never holds, or a row before it always does.',
        help: 'Put it before those rows, correct its condition, or take it out.',
      };
    }
  }
}
