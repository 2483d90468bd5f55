import type { ContentQuery } from '#schemas';
import { canonicalJson } from '../base/json/canonical-json.ts';
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
  // One list for the current path: every part of every document is visited, and few are queries.
  const way: string[] = [];
  const search = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    if (isContentQuery(inner)) {
      found.push({ pointer: pointer + pointerOf(...way), query: inner });
      return;
    }
    for (const name of Object.keys(inner)) {
      way.push(name);
      search(inner[name as keyof typeof inner]);
      way.pop();
    }
  };
  search(part);
  return found;
}

/** A text that is the same for equal queries. */
export function queryKey(query: ContentQuery): string {
  return canonicalJson(query);
}
