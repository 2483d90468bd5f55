import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClean, type Problem } from '../../../../engine/base/problems/problem.ts';
import { type DocumentSource, readDocument } from '../../../../engine/documents/read-document.ts';
import { changesOf } from '../../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../../tests/support/documents/read-fixtures.ts';
import {
  documentSource,
  manyDocuments,
  translationSource,
} from '../../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../../check-documents.ts';
import { findOversights } from '../../oversights/find-oversights.ts';
import { checkNear } from './check-near.ts';
import type { StoredSource } from './near-documents.ts';

const site = manyDocuments(20).map(store);
const known = warningsOf(site) ?? [];
const bilingual = inMaori(site, ['page-0']);

const textPage = (id: string, text: string, sitemapVisible = false) =>
  store(
    documentSource(id, 'page', {
      path: `/${id}`,
      template: 'plain',
      title: 'Page',
      seo: { sitemapVisible },
      zones: { content: [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }] },
    }),
  );

/** Changes that show in documents that do not mention the changed one. */
const guarded = [
  {
    what: 'an answer that another form is cleared by',
    beside: [
      store(
        documentSource('other', 'form', {
          fields: [
            { type: 'text-input', name: 'free', label: 'Free', value: 'string', clearedBy: ['special'] },
          ],
        }),
      ),
      store(
        documentSource('asking', 'form', {
          fields: [{ type: 'text-input', name: 'special', label: 'A', value: 'string' }],
        }),
      ),
    ],
    id: 'asking',
    from: '"special"',
    to: '"ordinary"',
  },
  {
    what: 'an option that a decision outside of all journeys reads',
    beside: [
      store(
        documentSource('idle', 'decision', {
          otherwise: 'no',
          // biome-ignore lint/suspicious/noThenProperty: rows of decisions have one
          rows: [{ when: { '==': [{ var: 'answers.bread0' }, 'rye'] }, then: 'yes' }],
        }),
      ),
    ],
    id: 'form-0-three',
    from: '"id": "rye"',
    to: '"id": "oat"',
  },
  {
    what: 'a part of a page that another page links to',
    beside: [
      textPage('target', '<h2>Opening hours</h2>'),
      textPage('linking', '<a href="/target#opening-hours">When?</a>'),
    ],
    id: 'target',
    from: 'Opening hours',
    to: 'Closed',
  },
  {
    what: 'the path of a page that another page links to',
    beside: [textPage('target', 'Here'), textPage('linking', '<a href="/target">There</a>')],
    id: 'target',
    from: '"/target"',
    to: '"/elsewhere"',
  },
  {
    what: 'a path that another page has',
    beside: [textPage('one', 'One'), textPage('two', 'Two')],
    id: 'one',
    from: '"/one"',
    to: '"/two"',
  },
  {
    what: 'the last link to a page',
    beside: [textPage('linking', '<a href="/listed">There</a>'), textPage('listed', 'Here', true)],
    id: 'linking',
    from: '/listed',
    to: '/',
  },
  {
    what: 'the last mention of a document',
    beside: [
      store(documentSource('breads', 'options', { options: [{ id: 'rye', label: 'Rye' }] })),
      store(documentSource('grains', 'options', { options: [{ id: 'rye', label: 'Rye' }] })),
      store(
        documentSource('choosing', 'form', {
          fields: [{ type: 'radio-group', name: 'bread', label: 'Bread', options: 'breads' }],
        }),
      ),
      store(
        documentSource('grinding', 'form', {
          fields: [{ type: 'radio-group', name: 'grain', label: 'Grain', options: 'grains' }],
        }),
      ),
    ].concat(
      store(
        documentSource('extra', 'journey', {
          steps: ['choosing', 'grinding'].map((form) => ({
            id: form,
            form,
            path: `/${form}`,
            title: 'More',
            template: 'plain',
            submitLabel: 'Go on',
          })),
        }),
      ),
    ),
    id: 'choosing',
    from: '"breads"',
    to: '"grains"',
  },
];

describe('the check of the documents near a change', () => {
  it('finds after any change of a form or page of a small release what the check of all documents finds', () => {
    expect(expectTheSame(readRelease(), 300)).toBeGreaterThan(15);
  }, 300_000);

  it('finds the same in a release of two languages after any change of a form, page or translation', () => {
    expect(expectTheSame(inMaori(readRelease().map(store), []), 300)).toBeGreaterThan(15);
  }, 300_000);

  it.each(['form-0-one', 'form-0-one-mi'])('reads no other document when %s changes', (id) => {
    const before = warningsOf(bilingual) ?? [];
    const [changed, after] = edited(bilingual, id, 'Bread', 'Loaf');
    const unrelated = { path: 'form-1-one', kind: 'form', text: 'not read' };
    const sources = bilingual.map((source) => (source.path === unrelated.path ? unrelated : source));
    const found = near(sources, changed, before);
    expect(found && sorted(found)).toEqual(sorted(warningsOf(after) ?? []));
    expect(found?.filter(({ code }) => code === 'stale-translation')).toHaveLength(
      id.endsWith('-mi') ? 0 : 1,
    );
  });

  it.each(['page-0', 'page-0-mi'])(
    'leaves to the check of all documents what %s lacks of a complete page',
    (id) => {
      const before = warningsOf(bilingual) ?? [];
      const [from, to] = id.endsWith('-mi') ? ['"from": "', '"from": "0'] : ['"Bread"', '"Loaf"'];
      const [changed, after] = edited(bilingual, id, from, to);
      expect(warningsOf(after)).toBeUndefined();
      expect(near(bilingual, changed, before)).toBeUndefined();
    },
  );

  it('moves the warnings of a changed document to their new places', () => {
    const [changed, after] = edited(site, 'page-1', '"title": "Page"', '"title":\n\n"Page"');
    const warnings = near(site, changed, known);
    expect(warnings && sorted(warnings)).toEqual(sorted(warningsOf(after) ?? []));
    expect(warnings && sorted(warnings)).not.toEqual(sorted(known));
  });

  it.each(guarded)('leaves to the check of all documents $what', ({ beside, id, from, to }) => {
    const sources = [...site, ...beside];
    const before = warningsOf(sources);
    if (before === undefined) throw new Error('The release has errors.');
    const [changed, after] = edited(sources, id, from, to);
    const found = warningsOf(after);
    expect(found && sorted(found)).not.toEqual(sorted(before));
    expect(near(sources, changed, before)).toBeUndefined();
  });
});

/** A release with translations of its forms and pages, in which some pages have to be complete. */
function inMaori(sources: readonly StoredSource[], complete: readonly string[]): readonly StoredSource[] {
  const worded = sources.map((source) => {
    if (source.kind !== 'site') return source;
    const languages = [{ language: 'mi', complete }];
    return { ...source, text: JSON.stringify({ ...JSON.parse(source.text), languages }, undefined, 2) };
  });
  const translated = sources.filter(({ kind }) => kind === 'form' || kind === 'page');
  return [...worded, ...translated.map((source) => store(translationSource(source, 'mi')))];
}

function edited(
  sources: readonly StoredSource[],
  id: string,
  from: string,
  to: string,
): readonly [changed: readonly StoredSource[], after: readonly StoredSource[]] {
  const edit = (source: StoredSource) => ({ ...source, text: source.text.replace(from, () => to) });
  const after = sources.map((source) => (source.path === id ? edit(source) : source));
  return [after.filter((source) => !sources.includes(source)), after];
}

/** Changes random forms, pages and translations of a release. Returns how often the documents near them were enough. */
function expectTheSame(release: readonly DocumentSource[], numRuns: number): number {
  const sources = release.map(store);
  const known = warningsOf(sources);
  if (known === undefined) throw new Error('The release has errors.');
  const changeable = sources.filter(({ kind }) => ['form', 'page', 'translation'].includes(kind ?? ''));
  const words = [...new Set(changeable.flatMap(({ text }) => [...textsIn(JSON.parse(text))]))];
  let enough = 0;
  const one = fc.record({ document: fc.nat(), change: fc.nat(), word: fc.option(fc.nat()) });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 2 }), (edits) => {
      const changed = new Map<string, StoredSource>();
      for (const { document, change, word } of edits) {
        const source = changeable[document % changeable.length];
        if (source === undefined) continue;
        const changes = [...changesOf(JSON.parse(source.text))];
        const text = JSON.stringify(changes[change % changes.length]);
        // Text from elsewhere in the release is more likely to be right than any other.
        const other = word === null ? undefined : words[word % words.length];
        const replaced =
          other === undefined ? text : text.replace(/"[^"\\]*-other"/, () => JSON.stringify(other));
        if (JSON.parse(replaced).id === source.path) changed.set(source.path, { ...source, text: replaced });
      }
      const verdict = near(sources, [...changed.values()], known);
      if (verdict === undefined) return;
      enough++;
      const all = warningsOf(sources.map((source) => changed.get(source.path) ?? source));
      expect(all && sorted(verdict)).toEqual(all && sorted(all));
      expect(all).toBeDefined();
    }),
    { numRuns },
  );
  return enough;
}

function near(
  sources: readonly StoredSource[],
  changed: readonly StoredSource[],
  known: readonly Problem[],
): readonly Problem[] | undefined {
  const ids = new Set(changed.map(({ path }) => path));
  const fresh = changed.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? reading : [];
  });
  return checkNear({
    unchanged: sources.filter(({ path }) => !ids.has(path)),
    replaced: sources.filter(({ path }) => ids.has(path)),
    fresh,
    known,
  });
}

/** All warnings of a release, found without help of another; undefined if it has errors. */
function warningsOf(sources: readonly DocumentSource[]): readonly Problem[] | undefined {
  const { documents, problems } = checkDocuments(sources);
  return isClean(problems) ? [...problems, ...findOversights(documents)] : undefined;
}

/** A document as the store gives it. */
function store({ text }: DocumentSource): StoredSource {
  const { id, kind } = JSON.parse(text);
  return { path: id, kind, text };
}

function* textsIn(part: unknown): Iterable<string> {
  if (typeof part === 'string') yield part;
  else if (typeof part === 'object' && part !== null)
    for (const inner of Object.values(part)) yield* textsIn(inner);
}

function sorted(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => JSON.stringify(problem)).sort();
}
