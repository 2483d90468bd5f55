import { wordsOf } from './words.ts';

/**
 * Words for settings whose names in documents do not say what they are. They are not titles of the schemas, which name the
 * types that are generated from them.
 */
const labels: Readonly<Record<string, string>> = {
  alt: 'Words for those who cannot see it',
  autocomplete: 'Filled in by the browser with',
  clearedBy: 'Emptied when these change',
  contentID: 'Id of the content',
  cta: 'Button',
  each: 'One page for each item',
  href: 'Link to',
  info: 'More information',
  level: 'Level of the heading',
  onChange: 'When the answer changes',
  onEnter: 'When visitors arrive',
  onInvalid: 'When an answer is refused',
  onPress: 'When it is pressed',
  onSubmit: 'When it is sent',
  onView: 'When it is seen',
  optionWhen: 'Options offered when',
  path: 'Address',
  primaryCta: 'Main button',
  secondaryCta: 'Second button',
  seo: 'Search engines',
  sitemapVisible: 'In the site map',
  metaDescription: 'Description in search results',
  metaKeywords: 'Keywords',
  metaHTML: 'More for search engines',
  slug: 'End of the address',
  src: 'Picture',
  template: 'Layout',
  textsIn: 'Language of its texts',
  unread: 'Asked, but sent nowhere on purpose',
  variant: 'Look',
  zones: 'Parts of the page',
};

/** Explanations in the place of those that speak of documents. */
const helps: Readonly<Record<string, string>> = {
  path: 'Where visitors find it on this site.',
  required: 'Whether visitors have to answer.',
  template: 'How the page is laid out.',
  when: 'Visitors see it only then.',
  zones: '',
};

/** The name of a setting for people. */
export function labelOfSetting(name: string): string {
  return labels[name] ?? wordsOf(name);
}

/** The explanation of a setting, without sentences on how it is written in a document. */
export function helpOfSetting(name: string, description: string): string {
  return helps[name] ?? withoutCode(description);
}

/** An explanation without the sentences that quote a document. */
export function withoutCode(description: string): string {
  return description
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !/`|"/.test(sentence))
    .join(' ');
}

/** Settings of a whole document that only those change who know what else names it. */
const technical: ReadonlySet<string> = new Set(['id', 'template']);

/** Whether a setting of a document that has been made is seldom changed. */
export function isTechnical(name: string, pointer: string): boolean {
  return pointer === '' && technical.has(name);
}

/** A value that is chosen, in words: `grey-image` is "Grey image"; one that is a name of the site stays as it is. */
export function wordsOfChoice(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && /^[a-z]+(?:[A-Z-][a-z0-9]*)*$/.test(value)
    ? wordsOf(value)
    : String(value);
}

const first = ['title', 'heading', 'label', 'question', 'text'];

/** The order of settings: what visitors read first, then as the schema has them. */
export function inOrder<Named extends { readonly name: string }>(
  settings: readonly Named[],
): readonly Named[] {
  const rank = ({ name }: Named) => (first.includes(name) ? 0 : name === 'id' || name === 'path' ? 1 : 2);
  const isHead = settings.some(({ name }) => name === 'id' || name === 'path');
  return isHead ? settings.toSorted((one, other) => rank(one) - rank(other)) : settings;
}
