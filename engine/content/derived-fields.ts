import type { Content, Document, Site } from '#schemas';
import { isContentLink } from './content-item.ts';

type Item = Content['items'][number];
type ItemOf = (contentID: number) => Item | undefined;

/** Where the values of a derived field come from, such as `topics.title`. */
export type DerivedPath = string | readonly string[];

/**
 * Content documents as the content service delivers them: items have the fields that the site document derives
 * from their links. A field that an item has itself is kept; one without values is left out.
 */
export function withDerivedFields(documents: readonly Content[], site: Site | undefined): readonly Content[] {
  const derived = new Map(Object.entries(site?.derivedFields ?? {}));
  if (derived.size === 0) return documents;
  const itemsOf = new Map<string, Map<number, Item>>();
  for (const { language, items } of documents) {
    const known = itemsOf.get(language) ?? new Map<number, Item>();
    itemsOf.set(language, known);
    for (const item of items) if (!known.has(item.contentID)) known.set(item.contentID, item);
  }
  return documents.map((document) => {
    const wanted = Object.entries(derived.get(document.referenceName) ?? {}).map(
      ([name, path]) => [name, pathsOf(path).map((each) => each.split('.'))] as const,
    );
    if (wanted.length === 0) return document;
    const itemOf: ItemOf = (contentID) => itemsOf.get(document.language)?.get(contentID);
    const items = document.items.map((item) => {
      const fields = { ...item.fields };
      for (const [name, paths] of wanted) {
        const text = derivedText(item, paths, itemOf);
        if (text !== '' && !Object.hasOwn(fields, name)) fields[name] = text;
      }
      return { ...item, fields };
    });
    return { ...document, items };
  });
}

/** The site document among some documents. */
export function siteOf(documents: Iterable<Document>): Site | undefined {
  for (const document of documents) if (document.kind === 'site') return document;
  return undefined;
}

/** The paths of a derived field. */
export function pathsOf(path: DerivedPath): readonly string[] {
  return typeof path === 'string' ? [path] : path;
}

/** The different values at the paths, with commas. */
function derivedText(item: Item, paths: readonly (readonly string[])[], itemOf: ItemOf): string {
  const values = new Set<string>();
  for (const path of paths) for (const value of valuesAt(item, path, 0, itemOf)) values.add(String(value));
  return [...values].join(',');
}

/** The texts and numbers at a path; all of its names but the last follow links. */
function* valuesAt(
  { contentID, fields }: Item,
  path: readonly string[],
  position: number,
  itemOf: ItemOf,
): Iterable<string | number> {
  const name = path[position] ?? '';
  const value = Object.hasOwn(fields, name) ? fields[name] : name === 'contentID' ? contentID : undefined;
  if (position === path.length - 1) {
    if (typeof value === 'string' || typeof value === 'number') yield value;
    return;
  }
  for (const link of Array.isArray(value) ? value : [value]) {
    const item = isContentLink(link) ? itemOf(link.contentID) : undefined;
    if (item !== undefined) yield* valuesAt(item, path, position + 1, itemOf);
  }
}
