import { expect, it } from 'vitest';
import type { Problem } from '../../../engine/base/problems/problem.ts';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { changesOf } from '../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';
import { checkDifference } from './check-difference.ts';

const library = readRelease();

const texts = (problems: readonly Problem[] = []) =>
  problems.map(({ document, pointer, code }) => `${document}${pointer} ${code}`);

/** Every twelfth possible change of a document, and its removal. */
function* changesIn({ path, text }: DocumentSource): Iterable<readonly DocumentSource[]> {
  let index = 0;
  for (const changed of changesOf(JSON.parse(text)))
    if (index++ % 12 === 0) yield [{ path, text: JSON.stringify(changed) }];
  yield [];
}

it('Changed documents are judged as among all documents, or not at all', () => {
  const seen = { clean: 0, warned: 0, left: 0 };
  for (const old of library) {
    for (const now of changesIn(old)) {
      const sources = [...library.filter(({ path }) => path !== old.path), ...now];
      const isChanged = (path: string) => path === old.path;
      const { problems } = checkDocuments(sources);
      const checked = checkDifference(sources, isChanged, [old]);
      if (checked === undefined) seen.left += 1;
      else {
        expect(texts(checked.problems)).toEqual(texts(problems));
        seen[problems.length === 0 ? 'clean' : 'warned'] += 1;
      }
      if (problems.length === 0) expect(checked, 'a change without a problem').toBeDefined();
    }
  }
  expect(Math.min(seen.clean, seen.left)).toBeGreaterThan(20);
});

it('What has been wrong in a document that the change does not affect is not looked for', () => {
  const mistake: DocumentSource = {
    path: 'opening.json',
    text: `{"kind": "decision", "id": "opening", "schemaVersion": 1, "otherwise": "closed",
      "rows": [{"when": {">": [{"var": "now"}, 3]}, "then": "open"}]}`,
  };
  const all = manyDocuments(20);
  const page = all.find(({ text }) => text.includes('"page-3"'));
  if (page === undefined) throw new Error('The page is missing.');
  const sources = [...all, mistake];
  expect(texts(checkDocuments(sources).problems)).toHaveLength(1);
  expect(checkDifference(sources, (path) => path === page.path, [page])?.problems).toEqual([]);
});
