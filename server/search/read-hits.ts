/** A part of a snippet, and whether it was searched for. */
export interface SnippetPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface SearchHit {
  /** Path on this site. */
  readonly path: string;
  readonly title: string;
  readonly snippet: readonly SnippetPart[];
}

export interface FoundHits {
  readonly hits: readonly SearchHit[];
  /** Number of all hits. */
  readonly total: number;
  readonly pages: number;
}

/** Stand around a match in a snippet. They are of the private use area, so that no text of a page has them. */
export const matchMarks = { before: '\ue000', after: '\ue001' } as const;

/** Reads an answer of the service; undefined if it is not one. Hits that do not lead to this site are left out. */
export function readHits(answer: unknown): FoundHits | undefined {
  const [result] = asList(member(answer, 'results'));
  const [hits, total, pages] = ['hits', 'nbHits', 'nbPages'].map((name) => member(result, name));
  if (!Array.isArray(hits) || typeof total !== 'number' || typeof pages !== 'number') return undefined;
  return { hits: hits.flatMap((hit) => readHit(hit) ?? []), total, pages };
}

function readHit(hit: unknown): SearchHit | undefined {
  const [path, title] = [member(hit, 'path'), member(hit, 'title')];
  if (typeof path !== 'string' || typeof title !== 'string' || !isPath(path)) return undefined;
  const snippet = member(member(member(hit, '_snippetResult'), 'pageData'), 'value');
  return { path, title, snippet: partsOf(typeof snippet === 'string' ? snippet : '') };
}

const sitePathShape = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/;

function isPath(path: string): boolean {
  return path.length <= 1000 && sitePathShape.test(path);
}

function partsOf(snippet: string): readonly SnippetPart[] {
  const { before, after } = matchMarks;
  return snippet
    .split(before)
    .flatMap((piece, index): SnippetPart[] => {
      if (index === 0) return [{ text: piece, isMatch: false }];
      const [match = '', ...rest] = piece.split(after);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
