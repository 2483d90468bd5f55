/**
 * Titles that the search of Storybook finds by synonyms: it looks only at names, so the synonyms stand in the name
 * of a module or field, and the sidebar shows the part before them.
 */
const separator = ' · ';

export function titleWithSynonyms(title: string, synonyms: readonly string[]): string {
  return `${title}${separator}${synonyms.join(', ')}`;
}

export function nameWithoutSynonyms(name: string): string {
  return name.split(separator, 1)[0] ?? name;
}
