import type { WantedRecord } from './search-records.ts';

/** Changes that make an index equal to the wanted records. */
export interface IndexChanges {
  readonly saved: readonly (readonly [objectID: string, record: WantedRecord])[];
  readonly removed: readonly string[];
}

/** @param written digests of the records that the index holds */
export function indexChanges(
  written: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, WantedRecord>,
): IndexChanges {
  return {
    saved: [...wanted].filter(([id, { digest }]) => written.get(id) !== digest),
    removed: [...written.keys()].filter((id) => !wanted.has(id)),
  };
}
