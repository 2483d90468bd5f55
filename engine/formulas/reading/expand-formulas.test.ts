import { describe, expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { expandFormulas } from './expand-formulas.ts';
import { longestFormula } from './parse-formula.ts';

describe('formulas in a document', () => {
  it('become the rules that they mean, wherever they are', () => {
    const { document, findings } = expandFormulas({
      when: '= answers.guests > 4',
      label: "For {{ answers.guests }} guests{{ if answers.isLate then ', late' }}",
      title: '{{ answers.name }}',
      list: ['= answers.a', 'plain', 5, null],
      equals: 'a = b',
    });
    expect(findings).toEqual([]);
    expect(document).toEqual({
      when: { '>': [{ var: 'answers.guests' }, 4] },
      label: {
        cat: ['For ', { var: 'answers.guests' }, ' guests', { if: [{ var: 'answers.isLate' }, ', late'] }],
      },
      title: { cat: [{ var: 'answers.name' }] },
      list: ['= answers.a', 'plain', 5, null].map((part) =>
        part === '= answers.a' ? { var: 'answers.a' } : part,
      ),
      equals: 'a = b',
    });
  });

  it('may go on over the lines of a list', () => {
    const { document } = expandFormulas({ when: ['= answers.a', 'and answers.b', 'or answers.c'] });
    expect(document).toEqual({
      when: { or: [{ and: [{ var: 'answers.a' }, { var: 'answers.b' }] }, { var: 'answers.c' }] },
    });
  });

  it('may hold braces and quotes of their own inside a text', () => {
    const { document } = expandFormulas("{{ decide('x', {a: {b: 1}}) }} and {{ '}}' }}");
    expect(document).toEqual({ cat: [{ decide: ['x', { a: { b: 1 } }] }, ' and ', '}}'] });
  });

  it('leave a document without formulas as it is', () => {
    const document = { a: [{ b: 'c' }] };
    expect(expandFormulas(document).document).toBe(document);
  });
});

describe('a mistake in a formula', () => {
  /** A form with one field, whose `when` is on line 7. */
  const form = (when: string) => `{
  "kind": "form",
  "id": "visit",
  "schemaVersion": 2,
  "fields": [
    { "name": "guests", "type": "text-input", "label": "Guests", "value": { "type": "string", "maxLength": 9 },
      "when": ${when} }
  ]
}`;
  const problemsOf = (when: string) => {
    const reading = readDocument({ path: 'visit.json', text: form(when) });
    return reading.outcome === 'refused'
      ? reading.problems.map(({ pointer, line, column, message }) => ({ pointer, line, column, message }))
      : [];
  };

  it('is shown at its line and column, counting what JSON escapes', () => {
    expect(problemsOf('"= answers.a and"')).toEqual([
      { pointer: '/fields/0/when', line: 7, column: 31, message: 'The formula ends too early.' },
    ]);
    expect(problemsOf('"= answers.a = \'\\u00e9\\"\' answers.b"')).toEqual([
      {
        pointer: '/fields/0/when',
        line: 7,
        column: 41,
        message: 'A formula cannot go on with "answers" here.',
      },
    ]);
  });

  it('is shown at the line of the list that it is on', () => {
    expect(problemsOf('["= answers.a",\n       "and answers.b ="]')).toEqual([
      { pointer: '/fields/0/when/1', line: 8, column: 24, message: 'The formula ends too early.' },
    ]);
  });

  it('is its length, whether it is on one line, on several or within a text', () => {
    const long = `x${' + x'.repeat(longestFormula / 4)}`;
    const lines = long.match(/.{1,80}/g) ?? [];
    const codes = (document: unknown) => expandFormulas(document).findings.map(({ code }) => code);
    expect(codes({ when: `=${long}` })).toEqual(['formula-too-long']);
    expect(codes({ when: [`=${lines[0]}`, ...lines.slice(1)] })).toEqual(['formula-too-long']);
    expect(codes({ label: `Hi {{${long}}} and {{ x }}` })).toEqual(['formula-too-long']);
    // Each formula counts by itself, and the words around it do not.
    const short = long.slice(4);
    expect(codes({ label: `${'Hi '.repeat(500)}{{${short}}}{{${short}}}` })).toEqual([]);
  });

  it('does not hide another mistake of the document', () => {
    const text = form('"= answers.a and"').replace('"label"', '"lable"');
    const reading = readDocument({ path: 'visit.json', text });
    const codes = reading.outcome === 'refused' ? reading.problems.map(({ code }) => code) : [];
    expect(codes).toContain('formula-syntax');
    expect(codes.length).toBeGreaterThan(1);
  });

  it('is a formula where a plain value belongs', () => {
    const text = form('true').replace('"guests"', '"= answers.a"');
    const reading = readDocument({ path: 'visit.json', text });
    expect(reading).toMatchObject({
      problems: [{ pointer: '/fields/0/name', message: 'A formula cannot be used here.' }],
    });
  });
});
