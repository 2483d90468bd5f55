import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../tests/support/changes-of.ts';
import { readRelease } from '../../tests/support/read-fixtures.ts';
import type { DocumentSource } from '../documents/read-document.ts';
import type { Problem } from '../problems/problem.ts';
import { checkDocuments } from './check-documents.ts';
import { checkPart } from './check-part.ts';

const library = readRelease();

/** A document of its own that has nothing to do with the library, and a mistake in it. */
const unrelated: DocumentSource = {
  path: 'opening.json',
  text: `{"kind": "decision", "id": "opening", "schemaVersion": 1, "otherwise": "closed",
    "rows": [{"when": {">": [{"var": "now"}, 3]}, "then": "open"}]}`,
};

const texts = ({ problems }: { readonly problems: readonly Problem[] }) =>
  problems.map(({ document, pointer, code }) => `${document}${pointer} ${code}`);

describe('the check of some documents', () => {
  it.each(library)(
    'tells every problem that any change of $path causes in any document',
    ({ path, text }) => {
      let changes = 0;
      for (const changed of changesOf(JSON.parse(text))) {
        const source = { path, text: JSON.stringify(changed) };
        const sources = [...library.filter((other) => other.path !== path), source];
        const isAsked = (name: string) => name === path;
        expect(texts(checkPart(sources, isAsked))).toEqual(texts(checkDocuments(sources)));
        // The mistake of a document that has nothing to do with it changes nothing about that.
        const all = [...sources, unrelated];
        const own = texts(checkDocuments(all)).filter((problem) => !problem.startsWith('opening'));
        expect(texts(checkPart(all, isAsked))).toEqual(own);
        changes += 1;
      }
      expect(changes).toBeGreaterThan(5);
    },
  );

  it('tells every problem that a change of a document we ship causes in any document', () => {
    const root = join(import.meta.dirname, '../..');
    const shipped = globSync('pages-config/**/*.json', { cwd: root })
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (document, change) => {
        const source = shipped[document % shipped.length];
        const changes = [...changesOf(JSON.parse(source?.text ?? ''))];
        const changed = JSON.stringify(changes[change % changes.length]);
        const sources = shipped.map((each) => (each === source ? { ...each, text: changed } : each));
        const { problems } = checkPart(sources, (path) => path === source?.path);
        expect(problems).toEqual(checkDocuments(sources).problems);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('leaves out what other documents have of their own', () => {
    expect(texts(checkDocuments([...library, unrelated]))).toHaveLength(1);
    expect(texts(checkPart([...library, unrelated], (path) => path === 'join.json'))).toEqual([]);
    const broken = { path: 'broken.json', text: '{"kind": "page", ' };
    expect(texts(checkPart([...library, broken], (path) => path === 'join.json'))).toEqual([]);
    expect(texts(checkPart([...library, broken], (path) => path === 'broken.json'))).toHaveLength(1);
  });

  it('tells that another document bears the same id or path, whichever comes first', () => {
    const again = (path: string) => ({
      path,
      text: library.find((each) => each.path === 'cards.json')?.text ?? '',
    });
    for (const path of ['a.json', 'z.json']) {
      const sources = [...library, again(path)].sort((a, b) => (a.path < b.path ? -1 : 1));
      for (const asked of [path, 'cards.json']) {
        const { problems } = checkPart(sources, (name) => name === asked);
        expect(
          problems.map(({ code }) => code),
          asked,
        ).toEqual(['duplicate-id']);
      }
    }
  });
});
