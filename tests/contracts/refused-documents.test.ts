import { describe, expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { documentLimits, memoize, readDocument } from '#engine';
import {
  type RefusedFixture,
  readRefused,
  readRelease,
  releaseWith,
} from '../support/documents/read-fixtures.ts';
import { growth } from '../support/running/worked-ms.ts';

const refused = readRefused();
const problemsOf = memoize(({ source }: RefusedFixture) => checkDocuments(releaseWith(source)).problems);

describe('a document that is refused', () => {
  it.each(refused)('$name has exactly its problems', (fixture) => {
    expect(problemsOf(fixture)).toEqual(fixture.problems);
  });

  it('says where, what and what to do, every time', () => {
    for (const fixture of refused) {
      const problems = problemsOf(fixture);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) {
        expect(problem).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
        expect(problem.message).toMatch(/^["A-Z][\s\S]*[.?]$/);
        expect(problem.help).toMatch(/[.?]$/);
      }
    }
  });
});

describe('the release the refused documents are put into', () => {
  it('is clean without them', () => {
    expect(checkDocuments(readRelease()).problems).toEqual([]);
  });

  it('needs a site document', () => {
    const others = readRelease().filter(({ path }) => path !== 'site.json');
    expect(checkDocuments(others).problems.map(({ code }) => code)).toContain('missing-site');
  });
});

describe('a document that is a weapon', () => {
  it('of 10 MB is refused by its size alone: that it is no JSON either is never found out', () => {
    const text = `{"kind": "${'x'.repeat(10_000_000)}`;
    expect(readDocument({ path: 'bomb.json', text })).toEqual({
      outcome: 'refused',
      path: 'bomb.json',
      id: undefined,
      problems: [
        {
          code: 'too-large',
          severity: 'error',
          document: 'bomb.json',
          pointer: '',
          line: 1,
          column: 1,
          message: 'The document is larger than 2000000 bytes.',
          help: 'Split it into several documents.',
        },
      ],
    });
  });

  it('counts in bytes, not in characters', () => {
    const text = JSON.stringify('€'.repeat(documentLimits.bytes / 3 + 1));
    expect(readDocument({ path: 'euro.json', text })).toMatchObject({ problems: [{ code: 'too-large' }] });
  });

  it.each([5_000, 900_000])('of %d levels is refused without a deep call stack', (levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const depth = Math.min(levels, Math.floor(1_900_000 / (open.length + close.length)));
      const text = `${open.repeat(depth)}1${close.repeat(depth)}`;
      expect(readDocument({ path: 'deep.json', text })).toMatchObject({
        problems: [{ code: 'too-deep', line: 1, column: 64 * open.length + 1 }],
      });
    }
  });

  it('of too many values is refused', () => {
    const text = `[${'1,'.repeat(400_000)}1]`;
    expect(readDocument({ path: 'many.json', text })).toMatchObject({
      problems: [{ code: 'too-many-values' }],
    });
  });

  it('wrong in every place costs no more than its length', () => {
    const read = (fields: number) => {
      const text = `{"kind":"form","id":"x","schemaVersion":1,"fields":[${'{"type":"select","q":1},'.repeat(fields)}1]}`;
      return readDocument({ path: 'wrong.json', text });
    };
    expect(
      growth(
        () => read(3_000),
        () => read(30_000),
      ),
    ).toBeLessThan(50);
    const reading = read(30_000);
    expect(reading.outcome === 'refused' && reading.problems.length).toBe(100);
  });
});
