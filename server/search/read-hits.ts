import type { SearchHit, SnippetPart } from '#engine';

export interface FoundHits {
  readonly hits: readonly SearchHit[];
  /** Number of all hits. */
  readonly total: number;
  /** Number of pages that can be asked for. */
  readonly pages: number;
}

/** Enclose a match in a snippet. They are of the private use area, so that no text of a page has them. */
export const matchMarks = { before: '\ue000', after: '\ue001' } as const;

/**
 * Reads the results of several pages of hits; undefined if the answer is something else. Hits that do not
 * lead to this site are left out.
 */
export function readHits(answer: unknown): FoundHits | undefined {
  const results = member(answer, 'results');
  if (!Array.isArray(results)) return undefined;
  const lists = results.map((result) => member(result, 'hits'));
  const [total, pages] = ['nbHits', 'nbPages'].map((name) => member(results[0], name));
  if (typeof total !== 'number' || typeof pages !== 'number' || !lists.every(Array.isArray)) return undefined;
  // Pages that are written meanwhile may move a hit to the next page.
  const byPath = new Map(
    lists.flat().flatMap((found) => {
      const hit = readHit(found);
      return hit ? [[hit.path, hit] as const] : [];
    }),
  );
  return { hits: [...byPath.values()], total, pages };
}

function readHit(hit: unknown): SearchHit | undefined {
  const [path, title] = [member(hit, 'path'), member(hit, 'title')];
  if (typeof path !== 'string' || typeof title !== 'string' || !pathShape.test(path)) return undefined;
  const snippet = member(member(member(hit, '_snippetResult'), 'pageData'), 'value');
  return { path, title, snippet: partsOf(typeof snippet === 'string' ? snippet : '') };
}

const pathShape = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/;

function partsOf(snippet: string): readonly SnippetPart[] {
  const { before, after } = matchMarks;
  const [first = '', ...pieces] = snippet.split(before);
  const parts = pieces.flatMap((piece): SnippetPart[] => {
    const [match = '', ...rest] = piece.split(after);
    return [
      { text: match, isMatch: true },
      { text: rest.join(''), isMatch: false },
    ];
  });
  return [{ text: first, isMatch: false }, ...parts].filter(({ text }) => text !== '');
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
