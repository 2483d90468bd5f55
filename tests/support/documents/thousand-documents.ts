import { type DocumentSource, readDocument } from '#engine';
import { currentVersion } from '../../../engine/documents/migrations/migrate.ts';
import { migrations } from '../../../engine/documents/migrations/migrations.ts';
import { markOf } from '../../../engine/translations/text-paths.ts';
import { translatableTexts } from '../../../engine/translations/translatable-texts.ts';

/** The text of a document of a kind, in the current version of its schema. */
export function documentSource(id: string, kind: keyof typeof migrations, rest: object): DocumentSource {
  const head = { kind, id, schemaVersion: currentVersion(migrations[kind]) };
  return { path: `${id}.json`, text: JSON.stringify({ ...head, ...rest }, undefined, 2) };
}

/** A translation of all texts with words of a document, which says the same as the document. */
export function translationSource(source: DocumentSource, language: string): DocumentSource {
  const reading = readDocument(source);
  if (reading.outcome !== 'read') throw new Error(`${source.path} cannot be read.`);
  const { document } = reading;
  const texts = translatableTexts(document).flatMap(({ path, source: text, isWorded }) =>
    isWorded ? [[path, { text, from: markOf(text) }] as const] : [],
  );
  return documentSource(`${document.id}-${language}`, 'translation', {
    language,
    document: document.id,
    texts: Object.fromEntries(texts),
  });
}

/** A small site document. */
export function siteSource(): DocumentSource {
  const logo = { src: '/logo.svg', alt: '', width: 1, height: 1 };
  const footer = {
    contentID: 2,
    logo,
    copyrightMessage: 'Us',
    primaryLinks: [],
    secondaryLinks: [],
    socialIcons: [],
  };
  const fieldErrors = { required: 'Answer', minLength: 'Longer', maxLength: 'Shorter', enum: 'Choose' };
  return documentSource('site', 'site', {
    brand: 'Bakery',
    language: 'en',
    timeZone: 'Pacific/Auckland',
    channel: 'website',
    hosts: [],
    phones: {},
    notFoundPage: 'page-0',
    header: { contentID: 1, logo },
    navigation: [],
    footer,
    templates: { plain: {} },
    defaultTemplate: 'plain',
    words: { fieldErrors },
  });
}

/** A form of ten fields, each with rules about the one before it. */
function formSource(id: string): DocumentSource {
  const options = [
    { id: 'rye', label: 'Rye' },
    { id: 'wheat', label: 'Wheat' },
  ];
  const fields = Array.from({ length: 10 }, (_, index) =>
    index % 2 === 0
      ? { name: `bread${index}`, type: 'radio-group', label: 'Bread', required: true, options }
      : {
          name: `note${index}`,
          type: 'text-input',
          label: 'Note',
          value: { type: 'string', minLength: 2, maxLength: 80 },
          required: { '==': [{ var: `answers.bread${index - 1}` }, 'rye'] },
          when: {
            or: [
              { answered: { var: `answers.bread${index - 1}` } },
              { in: [{ var: `answers.bread${index - 1}` }, ['rye', 'wheat']] },
            ],
          },
        },
  );
  return documentSource(id, 'form', { fields });
}

/** A page of modules; the first is the home page. */
export function pageSource(number: number, modules: readonly object[]): DocumentSource {
  const path = number === 0 ? '/' : `/page-${number}`;
  const seo = { sitemapVisible: true };
  return documentSource(`page-${number}`, 'page', {
    path,
    template: 'plain',
    title: 'Page',
    seo,
    zones: { content: modules },
  });
}

/** A page without a form. */
function textPageSource(number: number): DocumentSource {
  const items = Array.from({ length: 8 }, () => ({ stat: '12', description: 'loaves' }));
  return pageSource(number, [
    { type: 'section-header', title: 'Bread' },
    { type: 'stats', items },
  ]);
}

/** A thousand documents. */
export function thousandDocuments(): readonly DocumentSource[] {
  return manyDocuments(1_000);
}

/** The given number of documents: journeys of three steps, their forms and pages, and pages of text. */
export function manyDocuments(count: number): readonly DocumentSource[] {
  let pages = 0;
  // The home page is also shown for unknown addresses, where no form is possible.
  const sources = [siteSource(), textPageSource(pages++)];
  for (let journey = 0; journey < (count * 120) / 1_000; journey++) {
    const steps = ['one', 'two', 'three'].map((id) => ({
      id,
      form: `form-${journey}-${id}`,
      submitLabel: 'Go on',
    }));
    sources.push(documentSource(`journey-${journey}`, 'journey', { steps }));
    for (const step of steps) {
      sources.push(formSource(step.form));
      sources.push(pageSource(pages++, [{ type: 'form', journey: `journey-${journey}`, step: step.id }]));
    }
  }
  while (sources.length < count) sources.push(textPageSource(pages++));
  return sources;
}
