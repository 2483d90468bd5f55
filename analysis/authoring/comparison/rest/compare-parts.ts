import { pointerOf, valueAt } from '#engine';
import { inWords, isPlainObject, isRuleIn } from '#engine/parts';
import type { Document } from '#schemas';
import { quote } from '../change.ts';
import { settingsChanged } from '../changed-settings.ts';
import { withoutTexts } from '../document-texts.ts';
import { kindsInWords, titleOfDocument } from '../names.ts';
import { pairEntries } from '../pair-entries.ts';
import { isSameJson } from '../same-json.ts';
import { titleOfPart } from '../titles-of-parts.ts';

type Path = readonly (string | number)[];

/** A place in both versions of a document. */
interface Compared {
  readonly documents: readonly [before: Document, after: Document];
  /** Both versions without the texts that visitors read. */
  readonly wordless: readonly [before: object, after: object];
  readonly paths: readonly [before: Path, after: Path];
}

/**
 * Sentences about what differs in the parts of a document, such as its links, except for texts that visitors read.
 *
 * @param handled properties of the whole that other sentences speak of
 */
export function partChanges(was: Document, is: Document, handled: ReadonlySet<string>): readonly string[] {
  const wordless = [withoutTexts(was), withoutTexts(is)] as const;
  return namesOf(...wordless)
    .filter((name) => !handled.has(name))
    .flatMap((name) => [...changesAt({ documents: [was, is], wordless, paths: [[name], [name]] })]);
}

/** The same for some properties of entries that both versions have, such as the content of steps. */
export function partChangesIn(
  was: Document,
  is: Document,
  entries: readonly (readonly [before: Path, after: Path])[],
  names: readonly string[],
): readonly string[] {
  const wordless = [withoutTexts(was), withoutTexts(is)] as const;
  return entries.flatMap(([before, after]) =>
    names.flatMap((name) => [
      ...changesAt({
        documents: [was, is],
        wordless,
        paths: [
          [...before, name],
          [...after, name],
        ],
      }),
    ]),
  );
}

function namesOf(...objects: readonly object[]): readonly string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}

function* changesAt({ documents, wordless, paths }: Compared): Iterable<string> {
  const [was, is] = [at(wordless[0], paths[0]), at(wordless[1], paths[1])];
  const inside = (before: string | number, after: string | number): Compared => ({
    documents,
    wordless,
    paths: [
      [...paths[0], before],
      [...paths[1], after],
    ],
  });
  if (isListOfParts(was) && isListOfParts(is)) {
    const [written, writes] = [at(documents[0], paths[0]), at(documents[1], paths[1])];
    if (!Array.isArray(written) || !Array.isArray(writes)) return;
    const { both, added, removed, isReordered } = pairEntries(written, writes);
    for (const index of added) yield `There is a new ${nameOf(writes[index], [...paths[1], index], index)}.`;
    for (const index of removed)
      yield `The ${nameOf(written[index], [...paths[0], index], index).replace(',', '')} is gone.`;
    if (isReordered)
      yield `The parts of ${beginningIn(documents[1], paths[1], false)} come in another order.`;
    for (const [before, after] of both) yield* changesAt(inside(before, after));
  } else if (isSameJson(was, is)) return;
  else if (isDescription(documents[1], paths[1]))
    yield `The ${kindsInWords[documents[1].kind]} ${quote(titleOfDocument(documents[1]))}: ${quote(inWords(String(paths[1][1])))} is different.`;
  else if (isGroup(was) && isGroup(is))
    for (const name of namesOf(was, is)) yield* changesAt(inside(name, name));
  else {
    const [written, writes] = [at(documents[0], paths[0]), at(documents[1], paths[1])];
    const isWhole = typeof was === 'object' || typeof is === 'object';
    yield* settingChange(documents[1], paths[1], isWhole ? written : was, isWhole ? writes : is);
  }
}

function at(value: unknown, path: Path): unknown {
  return valueAt(value, pointerOf(...path));
}

function isGroup(value: unknown): value is object {
  return isPlainObject(value) && !isRuleIn(value);
}

function isListOfParts(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isGroup);
}

/** Whether a part of a document describes values, in a notation of its own. */
function isDescription({ kind }: Document, path: Path): boolean {
  return (
    path.length === 2 &&
    ((kind === 'types' && path[0] === 'types') || (kind === 'contract' && path[0] === 'openapi'))
  );
}

/** Names that hold the address to which a link leads. */
const links: ReadonlySet<string> = new Set(['href', 'url', 'link']);
const pictures = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

function settingChange(now: Document, path: Path, was: unknown, is: unknown): readonly string[] {
  const setting = path.findLastIndex((key) => typeof key === 'string');
  const name = String(path[setting]);
  // A text that came or went is said where the texts are.
  if ([was, is].includes('') && [was, is].includes(undefined)) return [];
  const part = beginningIn(now, path.slice(0, setting), true);
  if (links.has(name) && typeof was === 'string' && typeof is === 'string')
    return [`${part} ${pictures.test(is) ? 'shows' : 'leads to'} ${is} instead of ${was}.`];
  return settingsChanged({ [name]: was }, { [name]: is }).map((text) => `${part}: ${text}.`);
}

/** The part at a path by its kind and its title, such as "The button “See offers”"; without one, that around it. */
function beginningIn(now: Document, path: Path, isBeginning: boolean): string {
  const article = isBeginning ? 'The' : 'the';
  for (let length = path.length; length > 0; length -= 1) {
    const [inner, part] = [path.slice(0, length), at(now, path.slice(0, length))];
    if (!isPlainObject(part)) continue;
    const title = titleOfPart(part);
    if (title !== undefined) return `${article} ${kindOf(part, inner)} ${quote(title)}`;
    if (typeof part.type === 'string') return `${article} ${kindOf(part, inner)}`;
  }
  return `${article} ${kindsInWords[now.kind]} ${quote(titleOfDocument(now))}`;
}

/** An entry of a list by its kind and its title, such as "button, “See offers”". */
function nameOf(part: unknown, path: Path, index: number): string {
  const kind = isPlainObject(part) ? kindOf(part, path) : 'part';
  const title = titleOfPart(part);
  return title === undefined ? `${kind} (number ${index + 1})` : `${kind}, ${quote(title)}`;
}

/** Kinds of parts by the lists that hold them. */
const kindsByList: Readonly<Record<string, string>> = {
  items: 'item',
  options: 'option',
  steps: 'step',
  fields: 'question',
  images: 'picture',
  rows: 'row',
};

/** Words of a member's name that say what it is. */
const wordsOfKinds = { button: /cta|button|action/i, link: /link/i } as const;

function kindOf(part: { readonly [name: string]: unknown }, path: Path): string {
  if (typeof part.type === 'string') return inWords(part.type, false);
  const name = String(path.findLast((key) => typeof key === 'string'));
  const [kind] = Object.entries(wordsOfKinds).find(([, words]) => words.test(name)) ?? [];
  return kind ?? (typeof part.href === 'string' ? 'link' : (kindsByList[name] ?? 'part'));
}
