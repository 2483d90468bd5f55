import { describe, expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { memoize, type Problem } from '#engine';
import {
  type RefusedFixture,
  readRefused,
  readRelease,
  releaseWith,
} from '../support/documents/read-fixtures.ts';
import { casesOf } from '../support/running/tier.ts';

/** A journey that shares nothing with the library's. */
const prolong = {
  kind: 'journey',
  id: 'prolong',
  schemaVersion: 2,
  path: '/prolong',
  everyStep: { template: 'Standard', seo: { sitemapVisible: false } },
  facts: { isLong: "= answers.weeks = '2'" },
  steps: [
    {
      id: 'ask',
      path: 'ask',
      title: 'Prolong',
      form: 'prolong-form',
      submitLabel: 'Go on',
      next: [{ when: '= facts.isLong', step: 'long' }],
    },
    ...['short', 'long'].map((id) => ({
      id,
      path: id,
      title: 'Prolonged',
      form: 'prolong-form',
      submitLabel: 'Go on',
      final: true,
    })),
  ],
};

const form = {
  kind: 'form',
  id: 'prolong-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'weeks',
      type: 'radio-group',
      label: 'Weeks',
      required: true,
      messages: { required: 'Please choose' },
      options: ['1', '2'].map((id) => ({ id, label: id })),
    },
  ],
};

const [ask, ...others] = prolong.steps;

/** The journey's text with an error, by what is wrong. */
const broken: Readonly<Record<string, string>> = {
  'ends too soon': textOf(prolong).slice(0, -20),
  'is of no kind': textOf({ ...prolong, kind: 'jurney' }),
  'has an unknown property': textOf({ ...prolong, step: [] }),
  'has no steps': textOf({ ...prolong, steps: undefined }),
  'is of a later version': textOf({ ...prolong, schemaVersion: 99 }),
  'has a title that is a number': textOf({ ...prolong, steps: [{ ...ask, title: 3 }, ...others] }),
  'has a formula that ends too soon': textOf({ ...prolong, facts: { isLong: '= answers.weeks =' } }),
  'reads an unknown answer': textOf({ ...prolong, facts: { isLong: "= answers.wekes = '2'" } }),
  'uses unknown facts': textOf({ ...prolong, uses: ['prolong-facts'] }),
  'shows an unknown form': textOf({ ...prolong, steps: [{ ...ask, form: 'prolong-from' }, ...others] }),
  'leads to an unknown step': textOf({
    ...prolong,
    steps: [{ ...ask, next: [{ when: '= facts.isLong', step: 'lnog' }] }, ...others],
  }),
  'calls an unknown operation': textOf({
    ...prolong,
    steps: [{ ...ask, onSubmit: [{ call: 'prolong', with: {} }] }, ...others],
  }),
  'does an unknown action': textOf({ ...prolong, steps: [{ ...ask, onSubmit: [{ cal: 'x' }] }, ...others] }),
};

function textOf(document: object): string {
  return JSON.stringify(document, null, 1);
}

function problemsBeside(documents: ReturnType<typeof readRelease>, journey: string): readonly Problem[] {
  const sources = [
    { path: 'prolong.json', text: journey },
    { path: 'prolong-form.json', text: textOf(form) },
  ];
  return checkDocuments([...documents, ...sources]).problems;
}

const kept = memoize(({ source }: RefusedFixture) =>
  problemsBeside(releaseWith(source), textOf(prolong)).map(describeProblem),
);

function describeProblem({ code, document, pointer, message }: Problem): string {
  return `${document}${pointer} ${code}: ${message}`;
}

const errors = Object.keys(broken);
// Each fixture begins with another error.
const cases = readRefused().flatMap((fixture, index) =>
  errors.map((_, offset) => ({ fixture, error: errors[(index + offset) % errors.length] ?? '' })),
);

describe('a journey with an error', () => {
  it('has one in each case, and none as it is', () => {
    expect(problemsBeside(readRelease(), textOf(prolong))).toEqual([]);
    for (const text of Object.values(broken)) {
      const documents = problemsBeside(readRelease(), text).map(({ document }) => document);
      expect(documents.filter((document) => document.startsWith('prolong'))).not.toEqual([]);
    }
  });

  it.each(
    casesOf(cases, errors.length).map((each) => [each.error, each.fixture.name, each.fixture] as const),
  )('that %s hides nothing of %s', (error, _, fixture) => {
    const found = problemsBeside(releaseWith(fixture.source), broken[error] ?? '').map(describeProblem);
    expect(found).toEqual(expect.arrayContaining([...kept(fixture)]));
  });
});
