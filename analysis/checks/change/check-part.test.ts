import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../engine/base/problems/problem.ts';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { changesOf } from '../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { casesOf } from '../../../tests/support/running/tier.ts';
import { checkDocuments } from '../check-documents.ts';
import { checkPart, problemsOfPart } from './check-part.ts';

const library = readRelease();

/** A faulty document that is unrelated to the library. */
const unrelated: DocumentSource = {
  path: 'opening.json',
  text: `{"kind": "decision", "id": "opening", "schemaVersion": 1, "otherwise": "closed",
    "rows": [{"when": {">": [{"var": "now"}, 3]}, "then": "open"}]}`,
};

const texts = ({ problems }: { readonly problems: readonly Problem[] }) =>
  problems.map(({ document, pointer, code }) => `${document}${pointer} ${code}`);

describe('the check of some documents', () => {
  it.each(library)(
    'reports every problem that any change of $path causes in any document',
    ({ path, text }) => {
      let changes = 0;
      for (const changed of casesOf([...changesOf(JSON.parse(text))], 4)) {
        const source = { path, text: JSON.stringify(changed) };
        const sources = [...library.filter((other) => other.path !== path), source];
        const isAsked = (name: string) => name === path;
        const checked = checkDocuments(sources);
        const own = texts(checked);
        expect(texts(problemsOfPart(sources, isAsked, checked))).toEqual(own);
        // An error in an unrelated document makes no difference.
        expect(texts(checkPart([...sources, unrelated], isAsked))).toEqual(own);
        // The state before the change decides which proofs to make.
        if (changes % 6 === 0)
          expect(texts(checkPart([...sources, unrelated], isAsked, [], [{ path, text }]))).toEqual(own);
        changes += 1;
      }
      expect(changes).toBeGreaterThan(1);
    },
  );

  it.each(library)('reports what the removal of $path causes', ({ path, text }) => {
    const rest = library.filter((other) => other.path !== path);
    const isAsked = (name: string) => name === path;
    const removed = texts(checkPart(rest, isAsked, [], [{ path, text }]));
    expect(removed).toEqual(texts(checkPart(rest, isAsked)));
  });

  it('leaves out what other documents have of their own', () => {
    expect(texts(checkDocuments([...library, unrelated]))).toHaveLength(1);
    expect(texts(checkPart([...library, unrelated], (path) => path === 'join.json'))).toEqual([]);
    const broken = { path: 'broken.json', text: '{"kind": "page", ' };
    expect(texts(checkPart([...library, broken], (path) => path === 'join.json'))).toEqual([]);
    expect(texts(checkPart([...library, broken], (path) => path === 'broken.json'))).toHaveLength(1);
  });

  it('reports that another document bears the same id or path, whichever comes first', () => {
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
