import { advise } from '#engine';
import { type DocumentKind, quoted } from '#engine/parts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';

/** Reports a reference to a document that does not exist or is of another kind. */
export function* checkReference(
  release: ReleaseIndex,
  entry: ReleaseEntry,
  pointer: string,
  kind: DocumentKind,
  id: string,
): Iterable<ReleaseFinding> {
  const found = release.kindOf(id);
  if (found === kind || (found === undefined && release.unread.mayBear(id))) return;
  const ids = release.of(kind).map(({ document }) => document.id);
  if (found === undefined) {
    const message = `There is no ${nouns[kind]} ${quoted(id)}.`;
    yield { entry, code: 'unknown-reference', pointer, message, help: advise(id, ids) };
  } else {
    const message = `${quoted(id)} is ${withArticle(found)} where ${withArticle(kind)} is expected.`;
    yield { entry, code: 'wrong-kind-of-reference', pointer, message, help: advise(id, ids) };
  }
}

/** Reports a name that is not in a closed list. */
export function* checkName(
  entry: ReleaseEntry,
  pointer: string,
  noun: string,
  name: string,
  known: readonly string[],
  code = 'unknown-reference',
): Iterable<ReleaseFinding> {
  if (known.includes(name)) return;
  yield {
    entry,
    code,
    pointer,
    message: `There is no ${noun} ${quoted(name)}.`,
    help: advise(name, known),
  };
}

const nouns: { readonly [kind in DocumentKind]: string } = {
  analytics: 'analytics document',
  'answer-set': 'answer set',
  asset: 'asset',
  content: 'content document',
  contract: 'contract',
  decision: 'decision',
  facts: 'facts document',
  form: 'form',
  function: 'function',
  journey: 'journey',
  'language-pack': 'language pack',
  operation: 'operation',
  options: 'options document',
  page: 'page',
  preset: 'preset',
  site: 'site document',
  translation: 'translation',
  types: 'types document',
};

function withArticle(kind: DocumentKind): string {
  return `${/^[aeiou]/.test(nouns[kind]) ? 'an' : 'a'} ${nouns[kind]}`;
}
