import { describe, expect, it } from 'vitest';
import { applyFixes, certainFixes, checkDocuments } from '#analysis';
import type { DocumentSource, Fix, Problem } from '#engine';
import { type RefusedFixture, readRefused, releaseWith } from '../support/documents/read-fixtures.ts';

/** Errors that a fixture has beside its own, and that show only after the fix. */
const uncovered: { readonly [fixture: string]: readonly string[] } = {
  // It guesses the entry beside it, which must not be there twice.
  'misplaced-sections': ['wrong-value'],
  'misspelt-text-row': Array(5).fill('unknown-reference'),
  'module-with-hidden-operation': ['missing-input'],
  'option-template': ['wrong-rule-type'],
  'repeated-entry': ['unknown-reference'],
  'shared-answer-that-nobody-gives': ['wrong-value'],
  'unknown-included-form': ['circular-forms'],
  'unknown-kind': ['duplicate-id'],
  'unknown-outcome': ['missing-property'],
  'unknown-part-of-failure': ['untyped-value'],
  'unknown-reference-to-fallback': ['endless-loop'],
};

/** The release after a fix, and its problems. */
function afterFix(release: readonly DocumentSource[], fix: Fix): readonly Problem[] {
  const { documents } = checkDocuments(release, [], false);
  const paths = new Map(documents.map(({ document, path }) => [document.id, path]));
  const edits = fix.edits.map((edit) => ({ ...edit, document: paths.get(edit.document) ?? edit.document }));
  const texts = new Map(release.map(({ path, text }) => [path, text]));
  const fixed = applyFixes([{ ...fix, edits }], (path) => texts.get(path));
  expect(fixed.count).toBe(1);
  return checkDocuments(release.map(({ path, text }) => ({ path, text: fixed.texts.get(path) ?? text })))
    .problems;
}

const keyOf = ({ code, message, pointer }: Problem) => `${code} ${pointer} ${message}`;
const withFixes = readRefused().filter(({ problems }) => JSON.stringify(problems).includes('"fixes"'));

describe('a fix', () => {
  it.each(withFixes)('of $name solves its problem', ({ name, source, problems }: RefusedFixture) => {
    const before = problems as readonly Problem[];
    const known = new Set(before.map(keyOf));
    const release = releaseWith(source);
    const further: string[] = [];
    for (const problem of before) {
      for (const fix of problem.fixes ?? []) {
        const after = afterFix(release, fix);
        expect(after.map(keyOf), fix.title).not.toContain(keyOf(problem));
        const errors = after.filter((each) => each.severity === 'error' && !known.has(keyOf(each)));
        if (fix.isGuess !== true) further.push(...errors.map(({ code }) => code));
      }
    }
    expect(further).toEqual(uncovered[name] ?? []);
  });
});

describe('fixes that nobody has to judge', () => {
  it('are the only fixes of their problems', () => {
    const problem = { code: 'x', severity: 'error', document: 'd', pointer: '', message: 'X.' } as const;
    const fix = (title: string, isGuess = false): Fix => ({ title, edits: [], ...(isGuess && { isGuess }) });
    expect(
      certainFixes([
        { ...problem, fixes: [fix('a')] },
        { ...problem, fixes: [fix('b'), fix('c')] },
        { ...problem, fixes: [fix('d', true)] },
        { ...problem, fixes: [fix('e', true), fix('f')] },
        problem,
      ]).map(({ title }) => title),
    ).toEqual(['a', 'f']);
  });
});
