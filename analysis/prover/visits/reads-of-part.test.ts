import { describe, expect, it } from 'vitest';
import { expandFormulas } from '../../../engine/formulas/reading/expand-formulas.ts';
import { readsOfPart } from './reads-of-part.ts';

const rule = (template: unknown) =>
  expandFormulas({ value: template }).document as { readonly value: unknown };
const documents: { readonly [id: string]: object } = {
  'order-of': { kind: 'function', ...rule({ name: '= input.person.name', day: '= now', all: '= input' }) },
  'kind-of': {
    kind: 'decision',
    // biome-ignore lint/suspicious/noThenProperty: a property of a row.
    rows: [{ when: rule('= input.size > 3').value, then: 'big' }],
    otherwise: rule('= input.name').value,
  },
};
const facts = {
  person: rule({ name: '= answers.first', mail: '= results.mail' }).value,
} as never;

/** Paths that decide a part of a template, as texts in order. */
const reads = (template: unknown, ...part: readonly (string | number)[]) =>
  readsOfPart(rule(template).value, part, { facts, decision: (id) => documents[id] })
    .map((path) => path.join('.'))
    .sort();

describe('what decides a part of a template', () => {
  it('is read where the part is written, and nothing else', () => {
    expect(reads({ to: '= answers.a', day: '= now' }, 'to')).toEqual(['answers.a']);
    expect(reads(['= answers.a', '= answers.b'], 1)).toEqual(['answers.b']);
    expect(reads({ to: '= answers.a' }, 'other')).toEqual([]);
  });

  it('is followed into facts and what they make', () => {
    expect(reads('= facts.person', 'name')).toEqual(['answers.first']);
    expect(reads({ all: '= facts.person' })).toEqual(['answers.first', 'results.mail']);
  });

  it('is followed through functions to what is given to them', () => {
    expect(reads('= orderOf(person: facts.person)', 'name')).toEqual(['answers.first']);
    expect(reads('= orderOf(person: facts.person)', 'all', 'person', 'mail')).toEqual(['results.mail']);
    expect(reads('= orderOf(person: facts.person)', 'day')).toEqual(['now']);
  });

  it('includes the conditions that choose between values', () => {
    expect(reads("= if answers.a = 'x' then facts.person else input.b", 'name')).toEqual([
      'answers.a',
      'answers.first',
      'input.b.name',
    ]);
    expect(reads("= decide('kind-of', {size: answers.a, name: answers.b})")).toEqual([
      'answers.a',
      'answers.b',
    ]);
  });

  it('is everything that other operators read', () => {
    expect(reads('= cat(answers.a, upper(answers.b))', 'x')).toEqual(['answers.a', 'answers.b']);
  });
});
