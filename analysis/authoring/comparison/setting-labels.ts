import { inWords } from '#engine/parts';

/**
 * Words for settings whose names in documents do not say what they are. They are not titles of the schemas, which name the
 * types that are generated from them.
 */
const labels: Readonly<Record<string, string>> = {
  accept: 'Kinds of file',
  alt: 'Words for those who cannot see it',
  as: 'Name of the result',
  autocomplete: 'Filled in by the browser with',
  clearedBy: 'Emptied when these change',
  contentID: 'Id of the content',
  blockEditor: 'Text',
  briefdescription: 'Short description',
  cacheSeconds: 'Kept for so many seconds',
  cta: 'Button',
  each: 'One page for each item',
  exclusive: 'Excludes the others',
  expose: 'Called by browsers',
  href: 'Link to',
  html: 'Text',
  info: 'More information',
  input: 'What it is given',
  itemType: 'Fields of the items',
  limits: 'Limits worked out',
  level: 'Level of the heading',
  megabytes: 'Most megabytes',
  megapixels: 'Most megapixels',
  lookUp: 'Only asks',
  onChange: 'When the answer changes',
  onEnter: 'When visitors arrive',
  onFailure: 'When it fails',
  onInvalid: 'When an answer is refused',
  onPress: 'When it is pressed',
  onSubmit: 'When it is sent',
  onUnknown: 'When nobody knows whether it was done',
  onView: 'When it is seen',
  optionWhen: 'Options offered when',
  path: 'Address',
  primaryCta: 'Main button',
  publishFrom: 'Seen from',
  publishUntil: 'Seen until',
  referenceName: 'Name for pages',
  secondaryCta: 'Second button',
  seo: 'Search engines',
  sitemapVisible: 'In the site map',
  metaDescription: 'Description in search results',
  metaKeywords: 'Keywords',
  openapi: 'What it says',
  response: 'Answer of the service',
  metaHTML: 'More for search engines',
  sharesIds: 'Its fallback knows the same calls',
  slug: 'End of the address',
  src: 'Picture',
  template: 'Layout',
  textsIn: 'Language of its texts',
  timeoutMs: 'Time limit in milliseconds',
  unread: 'Asked, but sent nowhere on purpose',
  variant: 'Look',
  zones: 'Parts of the page',
};

/** The name of a setting for people, such as "Link to". */
export function labelOfSetting(name: string): string {
  return labels[name] ?? inWords(name);
}
