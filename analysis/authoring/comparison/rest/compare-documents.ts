import { fieldPlaces } from '#engine/parts';
import type { Document } from '#schemas';
import { type Change, noticeIn } from '../change.ts';
import { nameOfDocumentIn } from '../names.ts';
import { pairBy } from '../pair-by.ts';
import { changedProperties } from '../same-json.ts';
import type { Side } from '../side.ts';
import { partChanges, partChangesIn } from './compare-parts.ts';
import { compareTranslation } from './compare-translations.ts';

/** Changes of documents that nothing else has said anything about, and of the content of pages and steps. */
export function* compareDocuments(before: Side, after: Side, changes: readonly Change[]): Iterable<Change> {
  const described = new Set([
    ...changes.map(({ document }) => document),
    ...listsOfQuestions(after, changes),
  ]);
  const find = (id: string) => after.release.documents.get(id) ?? before.release.documents.get(id);
  const nameOf = ({ id }: Document) => nameOfDocumentIn(id, find, after.naming);
  const { added, removed, both } = pairBy(before.release.written, after.release.written, ({ id }) => id);
  for (const document of added)
    if (!described.has(document.id)) yield about(document, 'added', `There is a new ${nameOf(document)}.`);
  for (const document of removed)
    if (!described.has(document.id)) yield about(document, 'removed', `The ${nameOf(document)} is gone.`);
  for (const [was, is] of both) {
    if (was.kind === 'translation' && is.kind === 'translation')
      yield* compareTranslation(was, is, nameOf(is), noticeIn('documents', is.id));
    const parts = changesOfParts(was, is, described.has(is.id));
    for (const text of parts) yield noticeIn('documents', is.id)('part-changed', text);
    if (parts.length > 0 || described.has(is.id) || is.kind === 'translation') continue;
    const name = `The ${nameOf(is)}`;
    if (changedProperties(was, is, schemas).length > 0)
      yield about(is, 'changed', `There are other texts in the ${nameOf(is)}.`);
    else if (changedProperties(was, is).length > 0)
      yield about(is, 'changed', `${name} is written in another way, and says the same.`);
  }
}

const schemas: ReadonlySet<string> = new Set(['$schema']);

/** Properties of a page that other sentences speak of. */
const handledOfPages: ReadonlySet<string> = new Set(['$schema', 'id', 'path', 'title', 'redirect', 'publishFrom', 'publishUntil']); // biome-ignore format: one line

const handledOfTranslations: ReadonlySet<string> = new Set(['$schema', 'texts']);

/** Properties of a step that are shown on its page beside the form. */
const contentOfSteps = ['content', 'below', 'seo', 'template'] as const;

function changesOfParts(was: Document, is: Document, isDescribed: boolean): readonly string[] {
  if (is.kind === 'page') return partChanges(was, is, handledOfPages);
  if (was.kind === 'journey' && is.kind === 'journey') {
    const steps = is.steps.flatMap(({ id }, index) => {
      const old = was.steps.findIndex((step) => step.id === id);
      return old < 0
        ? []
        : [
            [
              ['steps', old],
              ['steps', index],
            ] as const,
          ];
    });
    return partChangesIn(was, is, steps, contentOfSteps);
  }
  if (is.kind === 'translation') return partChanges(was, is, handledOfTranslations);
  return isDescribed ? [] : partChanges(was, is, schemas);
}

/** Lists of options whose changes are described at the questions that offer them. */
function listsOfQuestions(side: Side, changes: readonly Change[]): readonly string[] {
  const described = new Set(
    changes.filter(({ code }) => code.startsWith('option')).map(({ document }) => document),
  );
  const fields = side.of('form').flatMap((form) => (described.has(form.id) ? form.fields : []));
  return fieldPlaces(fields, '').flatMap(({ field }) =>
    'options' in field && typeof field.options === 'string' ? [field.options] : [],
  );
}

function about({ id }: Document, code: string, text: string): Change {
  return noticeIn('documents', id)(`document-${code}`, text);
}
