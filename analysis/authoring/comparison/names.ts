import { inWords } from '#engine/parts';
import type { Document } from '#schemas';
import { quote } from './change.ts';

/** How sentences name the parts of a site: by their titles, or with their ids behind, which tell apart what has one title. */
export type Naming = 'titles' | 'ids';

/**
 * The name of a part in a sentence.
 *
 * @param title undefined for a part that is known by its id
 * @example nameWith('ids', 'Who comes', 'who') // '“Who comes” (who)'
 */
export function nameWith(naming: Naming, title: string | undefined, id: string): string {
  const words = quote(title === undefined || title === '' ? inWords(id) : title);
  return naming === 'ids' ? `${words} (${id})` : words;
}

/** The title of a document; the words of its id, or of the name of its list, for one without. */
export function titleOfDocument(document: Document): string {
  if ('title' in document && typeof document.title === 'string' && document.title !== '')
    return document.title;
  return inWords(document.kind === 'content' ? document.referenceName : document.id);
}

/**
 * A document by its kind and title, such as "page “Welcome”"; a translation by the document that it is of.
 *
 * @param read the document of an id; undefined where it is not known
 */
export function nameOfDocumentIn(
  id: string,
  read: (id: string) => Document | undefined,
  naming: Naming = 'titles',
): string {
  const document = read(id);
  if (document === undefined) return nameWith(naming, undefined, id);
  const kind = kindsInWords[document.kind];
  if (document.kind !== 'translation') return `${kind} ${nameWith(naming, titleOfDocument(document), id)}`;
  const of = read(document.document);
  const language = languages.of(document.language) ?? document.language;
  return `${kind} into ${language} of ${nameWith(naming, of && titleOfDocument(of), document.document)}`;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Kinds of documents as people call them. */
export const kindsInWords: Readonly<Record<Document['kind'], string>> = {
  analytics: 'report of an event',
  'answer-set': 'set of answers',
  asset: 'file',
  content: 'list',
  contract: 'description of a service',
  decision: 'decision',
  facts: 'facts',
  form: 'form',
  function: 'function',
  journey: 'journey',
  'language-pack': 'words of a language',
  operation: 'call of a service',
  options: 'list of options',
  page: 'page',
  preset: 'preset',
  site: 'site',
  translation: 'translation',
  types: 'kinds of values',
};
