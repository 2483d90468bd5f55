import { labelOfSetting } from '#analysis';
import { fileKinds } from '#engine';
import { labelOfLimit } from './answer-limits.ts';
import { wordsOf } from './words.ts';

/** The times between which something may be seen. */
const times = {
  publishFrom: 'When visitors see it first, by the clock of the site. Until then only the preview shows it.',
  publishUntil: 'When visitors see it no longer, by the clock of the site. The preview goes on showing it.',
};

/** Explanations in the place of those that speak of documents, by the schemas that have the settings; '' explains the whole. */
const helps: readonly {
  readonly schemas: RegExp;
  readonly words: Readonly<Record<string, string>>;
}[] = [
  {
    schemas: /^documents\/page\./,
    words: {
      '': 'A page of the site: its address, what search engines show of it, and its parts.',
      path: 'Where visitors find it on this site.',
      title: 'The name of the page in the browser’s tab and in search results.',
      metaDescription: 'The text below the title in search results.',
      metaKeywords: 'Words for search engines; most do not read them.',
      sitemapVisible: 'Whether search engines are asked to list the page.',
      template: 'How the page is laid out.',
      zones: '',
    },
  },
  {
    schemas: /^documents\/operation\./,
    words: {
      path: 'Where the service takes the call; inputs in braces are replaced by their values.',
      query: 'What is sent behind the address; what is not answered is left out.',
      headers: 'Sent beside what the service gets with every call.',
      request: 'What the service receives.',
      response: 'What a good answer of the service holds.',
      example: 'A good answer. The preview shows it, and calls nothing that would change something.',
      result: 'What is kept of the answer.',
      input: 'What the call is given.',
      optional: 'What it may be called without.',
      contract: 'The description of the service that this call and its answer must fit.',
      fallback: 'What is called in its place when this one fails.',
      gather: 'Calls made side by side in place of one of its own; when one of them fails, so does this.',
      onFailure: 'What is kept when the call fails.',
      answer: 'How the service writes its answer.',
    },
  },
  {
    schemas: /^documents\/content\./,
    words: {
      '': 'Items that pages list, such as news.',
      language:
        'The language in which the items are written, such as “en-nz” for the English of New Zealand.',
      itemType: 'Which fields each item has.',
      referenceName: 'By this name pages find the items.',
      contentID: 'A number that no other item has; links to the item name it.',
      fields: '',
      ...times,
    },
  },
  { schemas: /^(documents|shared)\//, words: times },
  {
    schemas: /^documents\/journey\./,
    words: {
      title: 'The name of the step’s page, also in the browser’s tab.',
      facts: 'What is worked out of answers and results, by a name for each; one may use others.',
    },
  },
  { schemas: /^fields\/text-block\./, words: { html: 'What visitors read here.' } },
  {
    schemas: /^(fields|modules|extensions)\//,
    words: { when: 'Visitors see it only then.' },
  },
  {
    schemas: /^fields\/|^shared\/(?:every-field|option-text)\./,
    words: {
      required: 'Whether visitors have to answer.',
      value: 'How long an answer may be, how large, or what it must look like.',
    },
  },
];

/** An explanation of any text, which says nothing of the one that it is read at. */
const ofAnyText = 'Short plain text a visitor reads.';

/**
 * The explanation of a setting, or of a whole part, whose name is empty; without sentences on how it is written in a document.
 *
 * @param schema path of the schema of the part that has it
 */
export function helpOfSetting(name: string, description: string, schema: string): string {
  const own = helps.find(({ schemas, words }) => schemas.test(schema) && Object.hasOwn(words, name));
  return (
    own?.words[name] ??
    withoutCode(description === ofAnyText ? '' : description)
      .replace(/^Ids? of /, '')
      .replace(/^[a-z]/, (letter) => letter.toUpperCase())
  );
}

/** Words for the label of a picture of an item, which is its alternative text. */
const pictureLabel = {
  label: 'What the picture shows',
  help: 'Say what the picture shows, for people who do not see it.',
};

/** The name of a setting and its explanation, as the parts of a kind have them; `isOfPicture` for one of a picture. */
export function settingWords(
  name: string,
  description: string,
  schema: string,
  isOfPicture: boolean,
): { readonly label: string; readonly help: string } {
  if (isOfPicture && name === 'label') return pictureLabel;
  const isAnswer = name === 'value' && schema.startsWith('fields/');
  const ofLimit = schema.startsWith('shared/field-parts.') ? labelOfLimit(name) : undefined;
  const label = isAnswer ? 'What may be answered' : (ofLimit ?? labelOfSetting(name));
  return { label, help: helpOfSetting(name, description, schema) };
}

/** An explanation without what quotes a document, such as "read as input.<name>". */
export function withoutCode(description: string): string {
  return description
    .replace(/[,;]?( that rules and templates)? read as [\w.]+\.<\w+>/g, '')
    .split(/(?<=\.)\s+/)
    .filter((sentence) => !/`|"|camel ?case/i.test(sentence))
    .join(' ');
}

/** Settings of a whole document that only those change who know what else names it. */
const technical: ReadonlySet<string> = new Set(['id', 'template', 'itemType', 'referenceName']);

/** Whether a setting of a document that has been made is seldom changed. */
export function isTechnical(name: string, pointer: string): boolean {
  return pointer === '' && technical.has(name);
}

/** Settings of a journey that take knowledge of its formulas, lists of actions or services. */
const ofSpecialists: ReadonlySet<string> = new Set([
  'uses',
  'facts',
  'sharedAnswers',
  'settings',
  'sequences',
  'capture',
  'onView',
]);

/**
 * Whether a setting stands apart, for those who know how a journey works it out.
 *
 * @param schema path of the schema of the part that has it
 */
export function isForSpecialists(name: string, schema: string): boolean {
  return schema.startsWith('documents/journey.') && ofSpecialists.has(name);
}

/** A value that is chosen, in words: `grey-image` is "Grey image", `jpeg` is "JPG"; one that is a name of the site stays as it is. */
export function wordsOfChoice(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const fileKind = Object.entries(fileKinds).find(([kind]) => kind === value)?.[1];
  if (fileKind) return fileKind.endings[0].toUpperCase();
  return typeof value === 'string' && /^[a-z]+(?:[A-Z-][a-z0-9]*)*$/.test(value)
    ? wordsOf(value)
    : String(value);
}

const first = ['title', 'heading', 'label', 'question', 'text'];

/** Settings that follow the title of a whole, in this order. */
const next = [['id', 'path'], ['steps'], ['parts']];

/** The order of settings: what visitors read first, then where it is and what it consists of, the rest as the schema has them. */
export function inOrder<Named extends { readonly name: string }>(
  settings: readonly Named[],
): readonly Named[] {
  const rank = ({ name }: Named) => {
    const found = [first, ...next].findIndex((names) => names.includes(name));
    return found < 0 ? next.length + 1 : found;
  };
  const isHead = settings.some(({ name }) => name === 'id' || name === 'path');
  return isHead ? settings.toSorted((one, other) => rank(one) - rank(other)) : settings;
}
