import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../engine/documents/read-document.ts';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import {
  documentSource,
  pageSource,
  siteSource,
  thousandDocuments,
} from '../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from './check-documents.ts';

describe('checking a thousand documents', () => {
  it('finds nothing wrong with them', () => {
    const { documents, problems } = checkDocuments(thousandDocuments());
    expect(problems).toEqual([]);
    expect(documents).toHaveLength(1_000);
  });
});

describe('documents that cannot be read', () => {
  it('are not blamed on those that refer to them', () => {
    const broken = { path: 'rolls.json', text: '{"kind": "form", "id": "rolls", "fields": 3' };
    const journey = documentSource('order', 'journey', {
      steps: [{ id: 'choose', form: 'rolls', submitLabel: 'Order' }],
    });
    const { problems } = checkDocuments([
      siteSource(),
      pageSource(0, []),
      pageSource(1, [{ type: 'form', journey: 'order', step: 'choose' }]),
      journey,
      broken,
    ]);
    expect(problems.map(({ document, code }) => `${document} ${code}`)).toEqual(['rolls.json bad-json']);
  });
});

it('problems come by document, from top to bottom', () => {
  const { problems } = checkDocuments([
    { path: 'b.json', text: '{"kind": "page",\n "x": 1}' },
    { path: 'a.json', text: '[' },
  ]);
  const places = problems.map(({ document, line = 0 }) => `${document}:${line}`);
  expect(places).toEqual([...places].sort());
});

describe('a document that cannot be read', () => {
  const withMistakes: readonly DocumentSource[] = readRelease().map((source) => {
    const change = (from: string, to: string) => ({ ...source, text: source.text.replace(from, to) });
    if (source.path === 'site.json') return change('"href": "/join"', '"href": "/joining"');
    if (source.path === 'join.json') return change('"var": "answers.name"', '"var": "answers.nmae"');
    return source.path === 'home-page.json' ? change('"title"', '"titel"') : source;
  });
  const ofOthers = (sources: readonly DocumentSource[], broken: string) =>
    checkDocuments(sources)
      .problems.map(({ document, code }) => `${document} ${code}`)
      .filter((problem) => !problem.startsWith(broken));

  it.each(['cards.json', 'find-towns.json', 'questions.json', 'thanks-page.json'])(
    'hides no problem of another document: %s',
    (path) => {
      const all = ofOthers(withMistakes, path);
      expect(all).toEqual(['home-page.json unknown-property', 'join unknown-reference', 'site broken-link']);
      const broken = withMistakes.map((source) =>
        source.path === path ? { path, text: source.text.slice(0, -4) } : source,
      );
      expect(ofOthers(broken, path)).toEqual(all);
    },
  );

  it('nor does a file that cannot be read, which probably bears its name as its id', () => {
    const sources = withMistakes.filter(({ path }) => path !== 'cards.json');
    const found = checkDocuments(sources, ['cards']).problems.map(
      ({ document, code }) => `${document} ${code}`,
    );
    expect(found).toEqual(ofOthers(withMistakes, 'cards'));
  });
});
