import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../engine/base/problems/problem.ts';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../check-documents.ts';
import { findOversights } from '../oversights/find-oversights.ts';
import { checkChange } from './check-change.ts';

const page = (id: string, rest: object = {}): DocumentSource =>
  source(id, {
    kind: 'page',
    path: `/${id}`,
    template: 'standard',
    title: id,
    seo: { sitemapVisible: true },
    zones: { content: [banner] },
    ...rest,
  });
const source = (id: string, rest: object): DocumentSource => ({
  path: `${id}.json`,
  text: JSON.stringify({ id, schemaVersion: 1, ...rest }),
});
const linking = (id: string, ...hrefs: readonly string[]) =>
  page(id, {
    zones: {
      content: [
        banner,
        { type: 'quick-links', cards: [...hrefs, '/join', '/join'].map((href) => ({ title: 'More', href })) },
      ],
    },
  });

const banner = { type: 'header-banner', variant: 'plain', level: 3, title: 'Bread' };
const base = readRelease();

/** All warnings of a release, found without help of another. */
function allWarnings(sources: readonly DocumentSource[]): readonly Problem[] {
  const { documents, problems } = checkDocuments(sources);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return [...problems, ...findOversights(documents)];
}

/** The warnings found by way of a change: the same as those found without help. */
function warningsAfter(
  before: readonly DocumentSource[],
  after: readonly DocumentSource[],
): readonly string[] {
  const isIn = (list: readonly DocumentSource[]) => (each: DocumentSource) =>
    list.some(({ path, text }) => path === each.path && text === each.text);
  const found = checkChange({
    unchanged: after.filter(isIn(before)),
    changed: after.filter((each) => !isIn(before)(each)),
    replaced: before.filter((each) => !isIn(after)(each)),
    known: allWarnings(before),
  });
  const codes = (problems: readonly Problem[] = []) =>
    problems.map(({ code, document }) => `${code} ${document}`).sort();
  expect(codes(found)).toEqual(codes(allWarnings(after)));
  return codes(found);
}

describe('oversights that a change causes', () => {
  it('are those of a new page, which nothing leads to', () => {
    expect(warningsAfter(base, [...base, page('bread', { zones: { content: [] } })])).toEqual([
      'missing-main-heading bread',
      'unlinked-page bread',
    ]);
  });

  it('are pages that nothing leads to any more', () => {
    const before = [...base, page('bread'), linking('offers', '/bread'), linking('start', '/offers')];
    const after = [...base, page('bread'), linking('offers', '/start'), linking('start', '/offers')];
    expect(warningsAfter(before, after)).toEqual(['unlinked-page bread']);
    expect(warningsAfter(after, before)).toEqual(['unlinked-page start']);
    expect(warningsAfter(before, [...base, page('bread')])).toEqual(['unlinked-page bread']);
  });

  it('stay where a change only says the name of what nothing leads to', () => {
    const before = [...base, page('bread'), page('start')];
    const after = [...base, page('bread'), page('start', { title: 'bread' })];
    expect(warningsAfter(before, after)).toEqual(['unlinked-page bread', 'unlinked-page start']);
    expect(warningsAfter(after, before)).toEqual(['unlinked-page bread', 'unlinked-page start']);
  });

  it('are not those that others still lead to', () => {
    const before = [
      ...base,
      page('bread'),
      linking('offers', '/bread', '/start'),
      linking('start', '/bread', '/offers'),
    ];
    const after = [...before.filter(({ path }) => path !== 'offers.json'), linking('offers', '/start')];
    expect(warningsAfter(before, after)).toEqual([]);
  });

  it('are documents that nothing uses, new ones and those that lost their use', () => {
    const unused = source('flours', { kind: 'options', options: [{ id: 'rye', label: 'Rye' }] });
    expect(warningsAfter(base, [...base, unused])).toEqual(['unused-document flours']);
  });

  it('are documents that only an unused document uses', () => {
    const flours = source('flours', { kind: 'options', options: [{ id: 'rye', label: 'Rye' }] });
    const value = "= lookup('flours', 'rye')";
    const flour = source('flour-name', { kind: 'function', value });
    const join = (facts: object): DocumentSource[] =>
      base.map((each) => {
        const document = JSON.parse(each.text);
        if (document.id !== 'join') return each;
        return { ...each, text: JSON.stringify({ ...document, facts: { ...document.facts, ...facts } }) };
      });
    const before = [...join({ flour: '= flourName()' }), flour, flours];
    expect(warningsAfter(before, [...base, flour, flours])).toEqual([
      'unused-document flour-name',
      'unused-document flours',
    ]);
    const bread = source('bread-name', { kind: 'function', value });
    const other = [...join({ flour: '= flourName()', bread: '= breadName()' }), flour, bread, flours];
    expect(warningsAfter(other, [...join({ bread: '= breadName()' }), flour, bread, flours])).toEqual([
      'unused-document flour-name',
      'unused-fact join',
    ]);
  });

  it('are inputs that an operation no longer sends, until it does', () => {
    const sending = (query: object) => [
      ...base,
      source('ask-price', {
        kind: 'operation',
        service: 'catalogue',
        method: 'GET',
        path: '/prices',
        input: { book: 'string' },
        query,
        response: { object: { price: 'number' } },
        expose: { path: '/api/prices' },
      }),
    ];
    expect(warningsAfter(sending({ book: '= input.book' }), sending({}))).toEqual(['unread-input ask-price']);
    expect(warningsAfter(sending({}), sending({ book: '= input.book' }))).toEqual([]);
    expect(warningsAfter(sending({}), [...sending({}), page('bread')])).toEqual([
      'unlinked-page bread',
      'unread-input ask-price',
    ]);
  });

  it('are facts of a facts document that a form no longer reads', () => {
    const year = source('year-facts', { kind: 'facts', facts: { year: 2026 } });
    const using = base.map((each) => {
      const document = JSON.parse(each.text);
      return document.id === 'join'
        ? { ...each, text: JSON.stringify({ ...document, uses: ['year-facts'] }) }
        : each;
    });
    const saying = (text: string) =>
      using.map((each) => {
        const document = JSON.parse(each.text);
        if (document.id !== 'card-form') return each;
        const notice = { type: 'notice', name: 'year', tone: 'quiet', text };
        return { ...each, text: JSON.stringify({ ...document, fields: [...document.fields, notice] }) };
      });
    const reading = [...saying('In {{ facts.year }}'), year];
    expect(warningsAfter(reading, [...saying('In this year'), year])).toEqual(['unused-fact year-facts']);
    expect(warningsAfter([...saying('In this year'), year], reading)).toEqual([]);
  });

  it('are facts that no rule reads any more', () => {
    const edited = (id: string, edit: (document: { fields: object[] }) => object) =>
      base.map((each) => {
        const document = JSON.parse(each.text);
        return document.id === id
          ? { ...each, text: JSON.stringify({ ...document, ...edit(document) }) }
          : each;
      });
    const before = edited('join', () => ({ facts: { isChild: false, fee: 0, year: 2026 } }));
    const reading = before.map((each) => {
      const form = edited('card-form', ({ fields }) => ({
        fields: [...fields, { type: 'notice', name: 'year', tone: 'quiet', text: 'In {{ facts.year }}' }],
      })).find(({ path }) => path === each.path);
      return each.path === 'card-form.json' && form ? form : each;
    });
    expect(warningsAfter(reading, before)).toContain('unused-fact join');
    expect(warningsAfter(before, reading)).not.toContain('unused-fact join');
    expect(warningsAfter(before, [...before, page('bread')])).toContain('unused-fact join');
  });

  it('keep those that it does not touch, and none that it mends', () => {
    const before = [...base, page('bread'), page('rolls')];
    expect(warningsAfter(before, [...before, linking('offers', '/bread', '/offers')])).toEqual([
      'unlinked-page offers',
      'unlinked-page rolls',
    ]);
    expect(
      warningsAfter(
        before,
        before.filter(({ path }) => path !== 'rolls.json'),
      ),
    ).toEqual(['unlinked-page bread']);
  });
});
