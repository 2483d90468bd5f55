import { describe, expect, it } from 'vitest';
import type { Document, Form, Journey, Options, Page, Site, Types } from '#schemas';
import { Fault } from '../base/problems/fault.ts';
import { compileRelease } from './compile-release.ts';
import { library as site } from './library.fixture.ts';
import { canonicalAddressOf, languageLinks, languageOfTexts } from './pages/language-links.ts';

const page = (id: string, content: Page['zones']['content'] = []): Page => ({
  kind: 'page',
  id,
  schemaVersion: 1,
  path: `/${id}`,
  template: 'content',
  title: id,
  seo: { sitemapVisible: true },
  zones: { content },
});
const join = page('join', [{ type: 'form', journey: 'joining', step: 'card' }]);
const joining: Journey = {
  kind: 'journey',
  id: 'joining',
  schemaVersion: 2,
  steps: [{ id: 'card', form: 'card-form', submitLabel: 'Join' }],
};
const cardForm: Form = {
  kind: 'form',
  id: 'card-form',
  schemaVersion: 2,
  fields: [{ name: 'branch', type: 'radio-group', label: 'Branch', options: 'branches' }],
};
const branches: Options = {
  kind: 'options',
  id: 'branches',
  schemaVersion: 1,
  options: [{ id: 'north', label: 'North' }],
};
const documents: readonly Document[] = [
  site,
  page('lost'),
  page('opening-hours'),
  join,
  joining,
  cardForm,
  branches,
];

/** Uses each text as its own hash. */
const compile = (all: readonly Document[]) => compileRelease(all, (text) => text);
const digests = (all: readonly Document[]) =>
  Object.fromEntries([...compile(all).pages].map(([path, { digest }]) => [path, digest]));
const changedPages = (changed: Document) => {
  const [before, after] = [documents, documents.map((each) => (each.id === changed.id ? changed : each))].map(
    digests,
  );
  return Object.keys(before ?? {}).filter((path) => before?.[path] !== after?.[path]);
};

const note = { type: 'text-input', name: 'note', label: 'Note' };

describe('a compiled release', () => {
  it('knows what each page is made of', () => {
    const { pages } = compile(documents);
    expect(pages.get('/opening-hours')?.documents).toEqual(['opening-hours', 'site']);
    expect(pages.get('/join')?.documents).toEqual(['branches', 'card-form', 'join', 'joining', 'site']);
  });

  it('knows which pages belong to one visitor', () => {
    const { pages } = compile(documents);
    expect([...pages.values()].filter(({ personal }) => personal).map(({ page }) => page.id)).toEqual([
      'join',
    ]);
  });

  it('finds the page for unknown addresses', () => {
    const release = compile(documents);
    expect(release.notFoundPage.page.id).toBe('lost');
  });

  it('is refused without a site, or without the page for unknown addresses', () => {
    expect(() => compile(documents.slice(1))).toThrow(Fault);
    expect(() => compile([site])).toThrow('there is no such page');
  });
});

describe('a change', () => {
  it('of a page changes that page alone', () => {
    expect(changedPages({ ...page('opening-hours'), title: 'New hours' })).toEqual(['/opening-hours']);
  });

  it('of the title of a page changes every page whose navigation shows it', () => {
    const titled = { ...page('opening-hours'), title: 'New hours' };
    const digest = (title: string, navigation: Site['navigation']) =>
      digests([
        { ...site, navigation } as Site,
        ...documents.slice(1).map((each) => (each.id === titled.id ? { ...titled, title } : each)),
      ])['/lost'];
    const entry = { path: '/opening-hours' };
    expect(digest('Hours', [entry])).not.toBe(digest('New hours', [entry]));
    const named = { ...entry, menuText: 'Hours' };
    expect(digest('Hours', [named])).toBe(digest('New hours', [named]));
  });

  it('deep inside a page changes the page', () => {
    expect(changedPages({ ...branches, options: [{ id: 'south', label: 'South' }] })).toEqual(['/join']);
  });

  it('of a type that an answer must have changes the page', () => {
    const library = (types: Types['types']): Types => ({
      kind: 'types',
      id: 'library',
      schemaVersion: 1,
      types,
    });
    const named = { ...cardForm, fields: [...cardForm.fields, { ...note, value: 'library.note' }] };
    const digestWith = (length: number) => {
      const types = library({ note: 'library.text' as never, text: { type: 'string', maxLength: length } });
      const all = documents.map((each) => (each === cardForm ? named : each));
      return compile([...all, types] as Document[]).pages.get('/join')?.digest;
    };
    expect(digestWith(10)).toBe(digestWith(10));
    expect(digestWith(10)).not.toBe(digestWith(20));
  });

  it('of what all pages share changes all of them', () => {
    expect(changedPages({ ...site, brand: 'Reading room' })).toEqual(['/lost', '/opening-hours', '/join']);
  });

  it('of spelling alone changes nothing', () => {
    const { title, ...rest } = page('opening-hours');
    expect(changedPages({ title, ...rest })).toEqual([]);
  });
});

describe('a release in several languages', () => {
  const bilingual = [
    { ...site, languages: [{ language: 'mi' }] },
    ...documents.filter(({ id }) => id !== 'site'),
  ];
  const hours: Document = {
    kind: 'translation',
    id: 'opening-hours-mi',
    schemaVersion: 2,
    language: 'mi',
    document: 'opening-hours',
    texts: { title: { text: 'Ngā haora' } },
  };
  const digests = (added: readonly Document[], language: string) => {
    const { pages } = compileRelease([...bilingual, ...added], (text) => text).in(language);
    return new Map([...pages].map(([path, { digest }]) => [path, digest]));
  };
  const changed = (language: string) => {
    const after = digests([hours], language);
    return [...digests([], language)].flatMap(([path, digest]) => (after.get(path) === digest ? [] : [path]));
  };

  it('changes with a translation only in the page that it translates', () => {
    expect(changed('mi')).toEqual(['/mi/opening-hours']);
    // Which now names its translation.
    expect(changed('en-nz')).toEqual(['/opening-hours']);
  });

  it('knows in which language a page is', () => {
    const release = compileRelease([...bilingual, hours], (text) => text).in('mi');
    expect(languageOfTexts(release, '/mi/opening-hours')).toBeUndefined();
    expect(languageOfTexts(release, '/mi/join')).toBe('en-nz');
    // Then the parts of the page are marked, since the form is translated.
    const form = { ...hours, id: 'card-form-mi', document: 'card-form', texts: {} };
    const { in: inLanguage } = compileRelease([...bilingual, form], (text) => text);
    expect(languageOfTexts(inLanguage('mi'), '/mi/join')).toBeUndefined();
    expect(languageOfTexts(release.in('en-nz'), '/join')).toBeUndefined();
    expect(canonicalAddressOf(release, '/mi/join')).toBe('/join');
    expect(canonicalAddressOf(release, '/mi/opening-hours')).toBe('/mi/opening-hours');
  });

  it('names the language of links to pages that are not translated', () => {
    const withNavigation = bilingual.map((each) =>
      each.kind === 'site' ? { ...each, navigation: [{ path: '/opening-hours' }, { path: '/join' }] } : each,
    );
    const { navigation } = compileRelease([...withNavigation, hours], (text) => text).in('mi');
    expect(navigation.map(({ menuText, language }) => [menuText, language])).toEqual([
      ['Ngā haora', undefined],
      ['join', 'en-nz'],
    ]);
  });

  it('links a page to itself in every language', () => {
    const release = compileRelease(bilingual, (text) => text);
    const linksOf = (path: string, language: string) =>
      languageLinks(release.in(language), path).map(({ href, isCurrent }) => [href, isCurrent]);
    expect(linksOf('/', 'en-nz')).toEqual([
      ['/', true],
      ['/mi', false],
    ]);
    expect(linksOf('/mi', 'mi')).toEqual([
      ['/', false],
      ['/mi', true],
    ]);
    expect(linksOf('/mi/join', 'mi')[0]).toEqual(['/join', false]);
  });

  it('shares the documents in which nothing changes', () => {
    const cardId: Types = {
      kind: 'types',
      id: 'card-types',
      schemaVersion: 1,
      types: { cardId: { type: 'string' } },
    };
    const release = compileRelease([...bilingual, hours, cardId], (text) => text);
    const typesIn = ({ written }: typeof release) => written.find(({ id }) => id === cardId.id);
    expect(typesIn(release.in('mi'))).toBe(typesIn(release));
    expect(release.in('mi')).toBe(release.in('mi'));
    expect(release.in('fr')).toBe(release);
  });
});

it('hashes the documents of a page once its digest is asked for, and each once', () => {
  const hashed: string[] = [];
  const release = compileRelease(
    documents,
    (text) => text,
    (document) => {
      hashed.push(document.id);
      return document.id;
    },
  );
  expect(hashed).toEqual([]);
  const digest = release.pages.get(join.path)?.digest;
  const own = release.pages.get(join.path)?.documents;
  expect(hashed.toSorted()).toEqual(own);
  for (const each of release.pages.values()) expect(each.digest).not.toBe('');
  expect(release.pages.get(join.path)?.digest).toBe(digest);
  expect(new Set(hashed).size).toBe(hashed.length);
});

it('looks again only into the pages that it is asked for, such as after a letter of a form', () => {
  const read: string[] = [];
  const watched = documents.map((document): Document => {
    if (document.kind !== 'page') return document;
    const { zones, ...rest } = document;
    return Object.defineProperty({ ...rest, zones }, 'zones', {
      enumerable: true,
      get: () => {
        read.push(document.id);
        return zones;
      },
    });
  });
  compile(watched);
  read.length = 0;
  const typed = { ...cardForm, fields: [{ ...note, label: 'Notes' }] };
  const release = compile(watched.map((each) => (each === cardForm ? typed : each)) as Document[]);
  expect(read).toEqual([]);
  expect(release.pages.get('/join')?.personal).toBe(true);
  expect(read).toEqual(['join']);
});
