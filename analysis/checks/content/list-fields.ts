import type { ReleaseIndex } from '../release/release-index.ts';

/** The content lists of a release in the site's language. */
export interface ListFields {
  readonly lists: readonly string[];
  /** Names of the fields of a list: from its type and its items, and those that the site derives. */
  readonly fieldsOf: (list: string) => ReadonlySet<string>;
  /** The same without derived fields. */
  readonly ownFieldsOf: (list: string) => ReadonlySet<string>;
  /** Whether an item of the list has the field. */
  readonly isFilled: (list: string, field: string) => boolean;
}

export function listFields(release: ReleaseIndex): ListFields {
  const site = release.of('site')[0]?.document;
  const language = site?.language;
  const documents = release
    .of('content')
    .map(({ document }) => document)
    .filter((document) => document.language === language);
  const known = new Map<string, ReadonlySet<string>>();
  const find = (list: string): ReadonlySet<string> => {
    const own = documents.filter(({ referenceName }) => referenceName === list);
    const names = new Set<string>();
    for (const { itemType, items } of own) {
      for (const name of Object.keys(propertiesOf(itemType))) names.add(name);
      for (const { fields } of items) for (const name of Object.keys(fields)) names.add(name);
    }
    return names;
  };
  const ownFieldsOf = (list: string) => {
    const found = known.get(list) ?? find(list);
    known.set(list, found);
    return found;
  };
  return {
    lists: [...new Set(documents.map(({ referenceName }) => referenceName))],
    ownFieldsOf,
    fieldsOf(list) {
      const derived = site?.derivedFields ?? {};
      const added = Object.hasOwn(derived, list) ? Object.keys(derived[list] ?? {}) : [];
      return added.length === 0 ? ownFieldsOf(list) : new Set([...ownFieldsOf(list), ...added]);
    },
    isFilled: (list, field) =>
      documents.some(
        ({ referenceName, items }) =>
          referenceName === list && items.some(({ fields }) => Object.hasOwn(fields, field)),
      ),
  };
}

/** The properties of an object type; none for any other. */
export function propertiesOf(type: unknown): object {
  if (typeof type !== 'object' || type === null || !('properties' in type)) return {};
  const { properties } = type;
  return typeof properties === 'object' && properties !== null ? properties : {};
}
