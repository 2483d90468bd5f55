import { canonicalJson } from '../base/json/canonical-json.ts';
import { mapMembers } from '../base/json/json-parts.ts';
import { pointerOf } from '../base/json/json-pointer.ts';

/** Properties that name an entry of a list, in the order in which they are tried. */
const naming = ['id', 'name', 'contentID', 'step', 'type'] as const;

/** A name with spaces is a text, which changes. */
const isName = /^\S+$/;

/**
 * The names of the entries of a list in paths of texts: the first of its naming properties that no other entry has
 * equally, else its number, such as `#2`.
 */
export function entryNames(list: readonly unknown[]): readonly string[] {
  const counts = new Map<string, number>();
  const named = list.map((entry) => namesOf(entry));
  for (const names of named) for (const each of new Set(names)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return named.map((names, index) => names.find((each) => counts.get(each) === 1) ?? `#${index + 1}`);
}

function namesOf(entry: unknown): readonly string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const members = new Map<string, unknown>(Object.entries(entry));
  return naming.flatMap((property) => {
    const name = String(members.get(property) ?? '');
    return name === '' || (property === 'name' && !isName.test(name)) ? [] : pathSegment(name);
  });
}

/** Whether a path names an entry of a list by its number, which changes when entries are added. */
export function isByNumber(path: string): boolean {
  return /(?:^|\/)#\d+(?:\/|$)/.test(path);
}

/** The name of a part in the path of a text. */
export function pathSegment(name: string): string {
  return pointerOf(name).slice(1);
}

/** Texts to put into a part of a document, by the names on their paths. */
export interface TextTree<Text> {
  readonly inner: Map<string, TextTree<Text>>;
  text?: Text;
}

/** Arranges texts by the names on their paths. */
export function textTree<Text>(texts: Iterable<readonly [path: string, text: Text]>): TextTree<Text> {
  const root: TextTree<Text> = { inner: new Map() };
  for (const [path, text] of texts) {
    let at = root;
    for (const name of path.split('/')) {
      const next: TextTree<Text> = at.inner.get(name) ?? { inner: new Map() };
      at.inner.set(name, next);
      at = next;
    }
    at.text = text;
  }
  return root;
}

/**
 * A part of a document with each text at a path replaced; a path that leads nowhere is left out.
 *
 * @param replace is given the part at a path and what the tree has for it
 */
export function mapTexts<Text>(
  part: unknown,
  tree: TextTree<Text>,
  replace: (part: unknown, text: Text) => unknown,
): unknown {
  const inner = tree.inner.size === 0 ? part : mapInner(part, tree, replace);
  return tree.text === undefined ? inner : replace(inner, tree.text);
}

function mapInner<Text>(
  part: unknown,
  tree: TextTree<Text>,
  replace: (part: unknown, text: Text) => unknown,
): unknown {
  const names = Array.isArray(part) ? entryNames(part) : undefined;
  return mapMembers(part, (member, name) => {
    const next = tree.inner.get(names?.[Number(name)] ?? pathSegment(String(name)));
    return next === undefined ? member : mapTexts(member, next, replace);
  });
}

/**
 * A mark of a text, or of the rule that gives it: another text nearly always has another (FNV-1a, 32 bits).
 *
 * @example markOf('Opening hours') // 8 hexadecimal digits
 */
export function markOf(source: unknown): string {
  const text = typeof source === 'string' ? source : canonicalJson(source);
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  }
  return (mark >>> 0).toString(16).padStart(8, '0');
}
