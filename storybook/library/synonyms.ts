/**
 * Titles that the search of Storybook finds by synonyms. It searches only names, so the synonyms are part of
 * the name of a module or field; the sidebar shows only the part before them.
 */
const separator = ' · ';

export function titleWithSynonyms(title: string, synonyms: readonly string[]): string {
  return `${title}${separator}${synonyms.join(', ')}`;
}

export function nameWithoutSynonyms(name: string): string {
  return name.split(separator, 1)[0] ?? name;
}
