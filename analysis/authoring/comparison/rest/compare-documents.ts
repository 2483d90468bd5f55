import { joinWords } from '#engine/parts';
import type { Document } from '#schemas';
import { type Change, noticeIn, quote } from '../change.ts';
import { pairBy } from '../pair-by.ts';
import { changedProperties } from '../same-json.ts';
import type { Side } from '../side.ts';
import { partChanges } from './compare-parts.ts';

/** Changes of documents that nothing else has said anything about. */
export function* compareDocuments(before: Side, after: Side, changes: readonly Change[]): Iterable<Change> {
  const described = new Set([
    ...changes.map(({ document }) => document),
    ...listsOfQuestions(after, changes),
  ]);
  const { added, removed, both } = pairBy(before.release.written, after.release.written, ({ id }) => id);
  for (const document of added)
    if (!described.has(document.id)) yield about(document, 'document-added', 'is new');
  for (const document of removed)
    if (!described.has(document.id)) yield about(document, 'document-removed', 'is gone');
  for (const [was, is] of both) {
    const parts = is.kind === 'page' ? partChanges(was, is, handledOfPages) : [];
    for (const text of parts) yield noticeIn('documents', is.id)('part-changed', text);
    if (parts.length > 0) continue;
    const names = described.has(is.id) ? [] : changedProperties(was, is);
    if (names.length > 0)
      yield about(is, 'document-changed', `changes in ${joinWords(names.map(wordsOf), 'and')}`);
  }
}

/** Properties of a page that other sentences speak of. */
const handledOfPages: ReadonlySet<string> = new Set(['$schema', 'id', 'path', 'title', 'redirect', 'publishFrom', 'publishUntil']); // biome-ignore format: one line

/** Lists of options whose changes are described at the questions that offer them. */
function listsOfQuestions(side: Side, changes: readonly Change[]): readonly string[] {
  const described = new Set(
    changes.filter(({ code }) => code.startsWith('option')).map(({ document }) => document),
  );
  const fields = side.of('form').flatMap((form) => (described.has(form.id) ? form.fields : []));
  return fields.flatMap((field) =>
    'options' in field && typeof field.options === 'string' ? [field.options] : [],
  );
}

const words: Readonly<Record<string, string>> = {
  zones: 'its content',
  seo: 'what search engines show',
  path: 'its address',
  publishFrom: 'its time',
  publishUntil: 'its time',
};

/** A property as people say it. */
function wordsOf(name: string): string {
  return words[name] ?? `its ${name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()}`;
}

const kinds: Readonly<Partial<Record<Document['kind'], string>>> = {
  asset: 'file',
  content: 'list',
  options: 'list of options',
  page: 'page',
  preset: 'preset',
  'answer-set': 'set of answers',
};

function about(document: Document, code: string, text: string): Change {
  const { kind, id } = document;
  const title = 'title' in document && typeof document.title === 'string' ? document.title : id;
  const kindOf = kinds[kind] ?? `${kind.replace('-', ' ')} document`;
  return noticeIn('documents', id)(code, `The ${kindOf} ${quote(title)} ${text}.`);
}
