import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../check-documents.ts';
import { findOversights } from './find-oversights.ts';

const banner = { type: 'header-banner', variant: 'plain', level: 3, title: 'Loans' };

function page(content: readonly object[], changes: object = {}): DocumentSource {
  return source({
    kind: 'page',
    id: 'loans-page',
    path: '/loans',
    template: 'Standard',
    title: 'Loans',
    seo: { sitemapVisible: false },
    zones: { content },
    ...changes,
  });
}

function source(document: { readonly id: string; readonly [name: string]: unknown }): DocumentSource {
  return { path: `${document.id}.json`, text: JSON.stringify({ schemaVersion: 1, ...document }) };
}

/** The oversights of the library with some more documents, which have no errors. */
function oversights(...sources: readonly DocumentSource[]) {
  const { documents, problems } = checkDocuments([...readRelease(), ...sources]);
  expect(problems).toEqual([]);
  return findOversights(documents).map(({ code, severity, document, pointer, message }) => {
    expect(severity).toBe('warning');
    return `${document}${pointer} ${code}: ${message}`;
  });
}

it('a site without oversights has none, and a folder that is no site is not looked at', () => {
  expect(oversights()).toEqual([]);
  const { documents } = checkDocuments([source({ kind: 'options', id: 'rooms', options: [] })]);
  expect(findOversights(documents)).toEqual([]);
});

describe('the main heading of a page', () => {
  it('is missed', () => {
    expect(oversights(page([{ type: 'section-header', title: 'Loans' }]))).toEqual([
      'loans-page/zones/content missing-main-heading: The page has no main heading.',
    ]);
  });

  it('is there once', () => {
    expect(oversights(page([banner]))).toEqual([]);
    expect(oversights(page([banner, { type: 'section-header', title: 'Today' }, banner]))).toEqual([
      'loans-page/zones/content/2 several-main-headings: The page has a second main heading: the "header-banner" above has one already.',
    ]);
  });

  it('is not missed on a page that sends visitors elsewhere', () => {
    expect(oversights(page([], { redirect: { url: '/join' } }))).toEqual([]);
  });
});

describe('a page that nothing leads to', () => {
  const shown = { seo: { sitemapVisible: true } };

  it('is found, also when it links to itself', () => {
    const own = { ...banner, primaryCta: { label: 'Again', href: '/loans' } };
    expect(oversights(page([own], shown))).toEqual([
      'loans-page/path unlinked-page: Nothing on the site leads to the page "/loans".',
    ]);
  });

  it.each([
    ['a link', { ...banner, primaryCta: { label: 'Loans', href: '/loans?from=shelf#top' } }],
    [
      'a link in a text',
      { type: 'rich-text', blocks: [{ type: 'paragraph', text: "<a href='/loans'>x</a>" }] },
    ],
    [
      'an address with a host',
      { ...banner, primaryCta: { label: 'x', href: 'https://library.example/loans' } },
    ],
  ])('is reached by %s', (_, module) => {
    const other = page([module === banner ? banner : module, ...('blocks' in module ? [banner] : [])], {
      id: 'shelves-page',
      path: '/shelves',
    });
    expect(oversights(page([banner], shown), other)).toEqual([]);
  });

  it('is meant so when search engines shall not list it', () => {
    expect(oversights(page([banner]))).toEqual([]);
  });
});

describe('a document that nothing uses', () => {
  const rooms = {
    kind: 'options',
    id: 'rooms',
    options: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
  };

  it.each([
    ['options', rooms, 'no field and no rule takes its options'],
    [
      'function',
      { kind: 'function', id: 'twice', input: { n: { type: 'number' } }, value: '= input.n * 2' },
      'no rule calls it',
    ],
    [
      'facts',
      { kind: 'facts', id: 'day-facts', facts: { isToday: true } },
      'no journey has it in its "uses"',
    ],
    [
      'types',
      { kind: 'types', id: 'hire', types: { room: { type: 'string' } } },
      'no document names one of its types',
    ],
    [
      'form',
      {
        kind: 'form',
        id: 'hire-form',
        fields: [{ name: 'day', type: 'text-input', label: 'Day', value: { type: 'string' } }],
      },
      'no step shows it, and no form includes it',
    ],
    [
      'analytics',
      { kind: 'analytics', id: 'hired', event: 'hired' },
      'no "track" and no "pressEvent" names it',
    ],
    [
      'operation',
      {
        kind: 'operation',
        id: 'free-rooms',
        service: 'gazetteer',
        method: 'GET',
        path: '/rooms',
        input: {},
        response: { type: 'string' },
      },
      'nothing calls it, and browsers may not',
    ],
  ] as const)('of the kind %s is found', (_, document, why) => {
    expect(oversights(source(document))).toEqual([
      `${document.id}/id unused-document: Nothing uses "${document.id}": ${why}.`,
    ]);
  });

  it('is found when only unused documents use it', () => {
    const form = {
      kind: 'form',
      id: 'hire-form',
      fields: [{ name: 'room', type: 'select', label: 'Room', options: 'rooms', placeholder: 'Choose' }],
    };
    expect(oversights(source(form), source(rooms))).toHaveLength(2);
  });

  it('of content is used by a query, or by an item of such a list that links to it', () => {
    const list = (id: string, fields: object, contentID: number) =>
      source({ kind: 'content', id, referenceName: id, language: 'en', items: [{ contentID, fields }] });
    const documents = [
      list('events', { title: 'Reading', room: { contentID: 61 } }, 60),
      list('rooms', {}, 61),
    ];
    const query = (lists: readonly string[]) =>
      page([banner, { type: 'latest-articles', query: { list: lists } }]);
    expect(oversights(...documents, query(['questions', 'events']))).toEqual([]);
    expect(oversights(...documents, query(['questions', 'rooms']))).toEqual([
      'events/id unused-document: Nothing uses "events": no query reads its list, and no item links to one of its items.',
      'loans-page/zones/content/1 hidden-module: Visitors do not see this "latest-articles": its query matches nothing.',
    ]);
  });

  it.each([
    ['en', []],
    ['fr', ['words/id unused-document: Nothing uses "words": the site is in another language.']],
  ])('of words in %s is used by a site in that language', (language, found) => {
    expect(oversights(source({ kind: 'language-pack', id: 'words', language, words: {} }))).toEqual(found);
  });

  it('of content is for other programs on a site without a query', () => {
    const events = { kind: 'content', id: 'events', referenceName: 'events', language: 'en', items: [] };
    expect(oversights(source(events))).toEqual([]);
  });
});

describe('an input of an operation', () => {
  const askPrice = (parts: object, ...others: readonly DocumentSource[]) =>
    oversights(
      ...others,
      source({
        kind: 'operation',
        id: 'ask-price',
        service: 'catalogue',
        method: 'GET',
        path: '/prices/{book}',
        input: { book: 'string', town: 'string', 'day?': 'date' },
        query: { town: '= input.town' },
        response: { object: { price: 'number' } },
        expose: { path: '/api/prices' },
        ...parts,
      }),
    );
  const unread = (key: string, name = key) =>
    `ask-price/input/${key} unread-input: Nothing in this operation reads the input "${name}": what is handed to it is sent nowhere.`;

  it('is sent nowhere if no part of the operation reads it', () => {
    expect(askPrice({})).toEqual([unread('day?', 'day')]);
    expect(askPrice({ query: { day: '= input.day' } })).toEqual([unread('town')]);
  });

  it('may be read by a condition, or by a function that is given it', () => {
    const isLate = source({
      kind: 'function',
      id: 'is-late',
      input: { on: 'date' },
      value: '= input.on is answered',
    });
    const query = { town: '= input.town', late: "= if isLate(on: input.day) then 'yes'" };
    expect(askPrice({ query }, isLate)).toEqual([]);
    const checks = [{ that: "= input.day is unanswered or input.day > '2026-01-01'", message: 'Too early' }];
    expect(askPrice({ checks })).toEqual([]);
  });

  it('may be meant for a fallback', () => {
    const other = source({
      kind: 'operation',
      id: 'guess-price',
      service: 'catalogue',
      method: 'GET',
      path: '/guesses/{book}',
      input: { book: 'string', town: 'string', 'day?': 'date' },
      query: { town: '= input.town', day: '= input.day' },
      response: { object: { price: 'number' } },
    });
    expect(askPrice({ fallback: 'guess-price' }, other)).toEqual([]);
  });
});

it('an answer of a journey without calls is found if nothing reads it', () => {
  const fields = ['guests', 'nights'].map((name) => ({
    name,
    type: 'number-input',
    label: name,
    value: { type: 'integer' },
  }));
  const stay = source({
    kind: 'journey',
    id: 'stay',
    schemaVersion: 2,
    path: '/stay',
    everyStep: { template: 'Standard', seo: { sitemapVisible: false } },
    steps: [{ id: 'ask', path: 'ask', title: 'Stay', form: 'stay-form', submitLabel: 'Go on', final: true }],
  });
  const text = {
    name: 'price',
    type: 'notice',
    tone: 'info',
    text: [{ when: '= answers.guests is answered', text: '{{ answers.guests }} guests' }, { text: 'Nobody' }],
  };
  const form = source({ kind: 'form', id: 'stay-form', schemaVersion: 2, fields: [...fields, text] });
  const unread = oversights(stay, form).filter((each) => each.includes('unread-answer'));
  expect(unread).toEqual([
    'stay-form/fields/1/name unread-answer: Visitors are asked for "nights", and nothing reads the answer: it is sent nowhere.',
  ]);
});
