import { canonicalJson, type JsonValue } from '#engine';
import type { Options } from '#schemas';
import type { ReleaseIndex } from '../../release/release-index.ts';

type Option = Options['options'][number];

/**
 * Finds the kind of an answer: which columns the options with its id have, in each options document. A look-up gives
 * something for all answers of a kind or for none.
 */
export function kindsOfOptions(release: ReleaseIndex): (answer: JsonValue) => string {
  const columns = new Map<JsonValue, string[]>();
  for (const { document } of release.of('options')) {
    for (const option of document.options) {
      const known = columns.get(option.id) ?? [];
      columns.set(option.id, [...known, `${document.id} ${columnsOf(option).join(' ')}`]);
    }
  }
  return (answer) => canonicalJson([answer].flat().map((each) => columns.get(each) ?? []));
}

function columnsOf({ data = {}, hint }: Option): readonly string[] {
  return [...Object.keys(data).sort(), ...(hint === undefined ? [] : ['hint'])];
}
