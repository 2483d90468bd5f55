import { pointerOf } from '../../documents/json-pointer.ts';
import { unreachableRows } from '../../prover/prove-rows.ts';
import { tableOf } from '../../rules/calls/table-of.ts';
import { typeOfSchema } from '../../rules/types/type-of-schema.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release-index.ts';
import { isRepeated } from '../rules/check-repeated-conditions.ts';
import { scopeOf } from './prove-release.ts';

/** Reports rows of decisions that nothing reaches. */
export function* checkDecisionRows(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const scope = scopeOf(release);
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  for (const entry of part.of('decision')) {
    const table = tableOf(entry.document);
    const input = Object.fromEntries(
      Object.entries(table.input ?? {}).map(([name, schema]) => [name, typeOfSchema(schema)]),
    );
    for (const row of unreachableRows(table, { input, decision, scope })) {
      // Another check reports it.
      if (isRepeated(table.rows ?? [], row)) continue;
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
