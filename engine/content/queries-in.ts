import type { ContentQuery } from '#schemas';
import { canonicalJson } from '../base/json/canonical-json.ts';
import { visitParts } from '../base/json/json-parts.ts';
import { pointerOf } from '../base/json/json-pointer.ts';

/** A query in a document. */
export interface PlacedQuery {
  readonly pointer: string;
  readonly query: ContentQuery;
}

const names: ReadonlySet<string> = new Set(['list', 'where', 'order', 'skip', 'take', 'fields']);

/**
 * Whether a part of a valid document is a query: it has a `list` that names lists, and nothing that a query
 * has not. No other part of a document looks like that; a contract test compares the schemas.
 */
export function isContentQuery(part: object): part is ContentQuery {
  if (!('list' in part) || !Object.keys(part).every((name) => names.has(name))) return false;
  const { list } = part;
  if (typeof list === 'string') return true;
  return Array.isArray(list) && list.length > 0 && list.every((name) => typeof name === 'string');
}

/** Every query in a part of a document. */
export function queriesIn(part: unknown, pointer = ''): readonly PlacedQuery[] {
  const found: PlacedQuery[] = [];
  visitParts(part, (inner, path) => {
    if (typeof inner !== 'object' || inner === null || !isContentQuery(inner)) return true;
    found.push({ pointer: pointer + pointerOf(...path), query: inner });
    return false;
  });
  return found;
}

/** A text that is the same for equal queries. */
export function queryKey(query: ContentQuery): string {
  return canonicalJson(query);
}
