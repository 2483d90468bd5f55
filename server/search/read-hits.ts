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
 * Reads the result of a query; undefined if the answer is something else. Hits that do not lead to this site
 * are left out.
 */
export function readHits(answer: unknown, hitsPerPage: number): FoundHits | undefined {
  const results = member(answer, 'results');
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  const [found, total] = [member(result, 'hits'), member(result, 'nbHits')];
  if (!Array.isArray(found) || typeof total !== 'number') return undefined;
  const hits = found.flatMap((hit) => readHit(hit) ?? []);
  return { hits, total, pages: Math.ceil(total / hitsPerPage) };
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
