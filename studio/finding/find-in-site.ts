import { labelOfSetting } from '#analysis';
import { pointerOf, visitParts } from '#engine';
import { isRuleIn } from '#engine/parts';
import type { Document } from '#schemas';
import { pathsOf } from '../parts/page-paths.ts';
import type { Place } from '../preview/protocol.ts';
import { memberOf } from '../settings/json.ts';
import { titleOf, wordsOf } from '../settings/words.ts';

/** Something that can be opened. */
export interface Findable {
  readonly key: string;
  readonly title: string;
  /** Its kind, and its place. */
  readonly detail: string;
  /** Address of the page that shows it. */
  readonly path?: string;
  /** The part to select. */
  readonly place?: Place;
}

/** A findable with the words by which it is found. */
interface Indexed extends Findable {
  readonly words: string;
  /** The title or name in small letters; a text that names nothing has none. */
  readonly name: string;
  readonly type: 'document' | 'name' | 'text';
  readonly kind: Document['kind'];
}

/** All pages, steps, documents, questions, options and texts of a site, ready to be searched. */
export type SiteIndex = readonly Indexed[];

/** Texts that name nothing and show nothing. */
const unread: ReadonlySet<string> = new Set(['$schema', 'kind', 'type', 'id', 'name']);
const shortest = 3;

export function indexSite(documents: readonly Document[]): SiteIndex {
  const paths = pathsOf(documents);
  return documents.flatMap((document): readonly Indexed[] => {
    if (document.kind === 'contract') return [];
    const kind = wordsOf(document.kind);
    const path = paths.get(document.id);
    const shown = path === undefined ? {} : { path };
    const title = titleOf(document);
    const whole: Indexed = {
      key: document.id,
      title,
      detail: path === undefined ? `${kind} ${document.id}` : `${kind} ${path}`,
      ...shown,
      place: { document: document.id, pointer: '' },
      words: `${title} ${document.id} ${wordsOf(document.id)} ${path ?? ''}`.toLowerCase(),
      name: title.toLowerCase(),
      type: 'document',
      kind: document.kind,
    };
    return [whole, ...textsIn(document, title, shown)];
  });
}

function textsIn(document: Document, of: string, shown: Pick<Findable, 'path'>): readonly Indexed[] {
  const found: Indexed[] = [];
  visitParts(document, (part, path) => {
    const name = String(path.at(-1) ?? '');
    if (typeof part !== 'string' || part.length < shortest || unread.has(name) || path.length < 2)
      return true;
    const pointer = pointerOf(...path);
    const isName = name === 'label' || name === 'title';
    found.push({
      key: document.id + pointer,
      title: part.length > mostLetters ? `${part.slice(0, mostLetters).trimEnd()}…` : part,
      detail: `${settingInWords(document, path)} in ${of}`,
      ...shown,
      place: { document: document.id, pointer },
      words: part.toLowerCase(),
      name: isName ? part.toLowerCase() : '',
      type: isName ? 'name' : 'text',
      kind: document.kind,
    });
    return true;
  });
  return found;
}

/** The setting that a text stands in, in words: of a formula, the one that it is the value of. */
function settingInWords(document: Document, path: readonly (string | number)[]): string {
  const names: string[] = [];
  let part: unknown = document;
  for (const key of path) {
    if (isRuleIn(part)) break;
    if (!/^\d+$/.test(String(key))) names.push(String(key));
    part = memberOf(part, String(key));
  }
  return labelOfSetting(names.at(-1) ?? document.kind);
}

const mostLetters = 90;

const mostFound = 40;

/**
 * Finds that have all of the words, the best first: the title that is typed, titles that begin with it, titles that have its
 * words, and then what else has them. Among equals pages and journeys come first, and translations last.
 */
export function findInSite(index: SiteIndex, typed: string): readonly Findable[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .filter((each) => words.every((word) => each.words.includes(word)))
    .map((found) => ({ found, order: orderOf(found, words) }))
    .toSorted((one, other) => compare(one.order, other.order))
    .slice(0, mostFound)
    .map(({ found }) => found);
}

const types = ['document', 'name', 'text'] as const satisfies readonly Indexed['type'][];

/** Numbers of which the first that differ say which of two finds is the better: the lower one. */
function orderOf({ name, type, kind, words: own }: Indexed, words: readonly string[]): readonly number[] {
  const typed = words.join(' ');
  const fits = [name === typed, name.startsWith(typed), words.every((word) => name.includes(word)), true];
  const isShown = kind === 'page' || kind === 'journey';
  return [
    fits.indexOf(true),
    types.indexOf(type),
    isShown ? 0 : kind === 'translation' ? 2 : 1,
    own.startsWith(words[0] ?? '') ? 0 : 1,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
