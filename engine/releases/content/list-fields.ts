import type { ReleaseIndex } from '../release-index.ts';

/** The content lists of a release in the site's language. */
export interface ListFields {
  readonly lists: readonly string[];
  /** Names of the fields of a list, from its type and its items. */
  readonly fieldsOf: (list: string) => ReadonlySet<string>;
}

export function listFields(release: ReleaseIndex): ListFields {
  const language = release.of('site')[0]?.document.language;
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
  return {
    lists: [...new Set(documents.map(({ referenceName }) => referenceName))],
    fieldsOf(list) {
      const found = known.get(list) ?? find(list);
      known.set(list, found);
      return found;
    },
  };
}

/** The properties of an object type; none for any other. */
export function propertiesOf(type: unknown): object {
  if (typeof type !== 'object' || type === null || !('properties' in type)) return {};
  const { properties } = type;
  return typeof properties === 'object' && properties !== null ? properties : {};
}
