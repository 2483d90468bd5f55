import { describe, expect, it } from 'vitest';
import { writeFormula, writeFormulaLines } from '../../analysis/rules/formulas/write-formula.ts';
import { writeFormulas } from '../../analysis/rules/formulas/write-formulas.ts';
import { growth } from '../../tests/support/running/worked-ms.ts';
import { partsOfHelp } from '../base/problems/suggest.ts';
import { longestFormula, parseFormula } from './reading/parse-formula.ts';

const read = (path: string) => ({ var: path });

/** Formulas and their rules. */
const forms: readonly (readonly [formula: string, rule: unknown])[] = [
  ["answers.plan = 'basic'", { '==': [read('answers.plan'), 'basic'] }],
  ['answers.guests != 4', { '!=': [read('answers.guests'), 4] }],
  ['answers.guests between 1 and 4', { '<=': [1, read('answers.guests'), 4] }],
  ['lessThan(1, answers.guests, 4)', { '<': [1, read('answers.guests'), 4] }],
  ["answers.plan in ['basic', 'plus']", { in: [read('answers.plan'), ['basic', 'plus']] }],
  ['answers.name is answered', { answered: read('answers.name') }],
  ['answers.name is unanswered', { not: { answered: read('answers.name') } }],
  ['answered(answers.name, answers.email)', { answered: [read('answers.name'), read('answers.email')] }],
  ['not answers.isMoving', { not: read('answers.isMoving') }],
  [
    'answers.a and answers.b and not (answers.c or answers.d)',
    { and: [read('answers.a'), read('answers.b'), { not: { or: [read('answers.c'), read('answers.d')] } }] },
  ],
  [
    '(answers.a and answers.b) and answers.c',
    { and: [{ and: [read('answers.a'), read('answers.b')] }, read('answers.c')] },
  ],
  ['allTrue(answers.a)', { and: read('answers.a') }],
  ['1 + 2 + 3 - 4 + -5', { '+': [{ '-': [{ '+': [1, 2, 3] }, 4] }, -5] }],
  ['1 - (2 - 3)', { '-': [1, { '-': [2, 3] }] }],
  ['(1 + 2) * 3 / 4 % 5', { '%': [{ '/': [{ '*': [{ '+': [1, 2] }, 3] }, 4] }, 5] }],
  ['-answers.debt', { '-': read('answers.debt') }],
  ['-(5)', { '-': 5 }],
  ['answers.children else 0', { var: ['answers.children', 0] }],
  ['(answers.children) else 0', { else: [read('answers.children'), 0] }],
  [
    'answers.a + 1 else answers.b else 0',
    { else: [{ '+': [read('answers.a'), 1] }, { var: ['answers.b', 0] }] },
  ],
  [
    "if answers.a then 'x' else if answers.b then 'y' else 'z'",
    { if: [read('answers.a'), 'x', read('answers.b'), 'y', 'z'] },
  ],
  [
    "if answers.a then 'x' else (if answers.b then 'y')",
    { if: [read('answers.a'), 'x', { if: [read('answers.b'), 'y'] }] },
  ],
  ['if answers.a then (answers.b else 1)', { if: [read('answers.a'), { var: ['answers.b', 1] }] }],
  [
    "results.lines[price > 0 and item.now = 'x' and page.id = code]",
    {
      filter: [
        read('results.lines'),
        {
          and: [
            { '>': [read('item.price'), 0] },
            { '==': [read('item.now'), 'x'] },
            { '==': [read('page.id'), read('item.code')] },
          ],
        },
      ],
    },
  ],
  [
    "find(results.lines, code = 'deposit')",
    { find: [read('results.lines'), { '==': [read('item.code'), 'deposit'] }] },
  ],
  ['for item in results.lines return item.price', { map: [read('results.lines'), read('item.price')] }],
  [
    'for line in results.lines return results.prices[code = line.code]',
    {
      map: [
        read('results.lines'),
        { filter: [read('results.prices'), { '==': [read('item.code'), read('line.code')] }] },
        'line',
      ],
    },
  ],
  [
    'some line in results.lines satisfies line.isNew',
    { some: [read('results.lines'), read('line.isNew'), 'line'] },
  ],
  [
    'every line in results.lines satisfies line.isNew',
    { none: [read('results.lines'), { not: read('line.isNew') }, 'line'] },
  ],
  ['all(results.lines, isNew)', { all: [read('results.lines'), read('item.isNew')] }],
  [
    "sort(results.lines, price, 'descending')",
    { sort: [read('results.lines'), read('item.price'), 'descending'] },
  ],
  [
    'reduce(results.lines, max(accumulator, price), 0)',
    { reduce: [read('results.lines'), { max: [read('accumulator'), read('item.price')] }, 0] },
  ],
  ["decide('rate', {plan: answers.plan})", { decide: ['rate', { plan: read('answers.plan') }] }],
  ["decide('rate')", { decide: 'rate' }],
  [
    "homeRates(offers: facts.offers, plan: 'plus', 'in': {tax: [1, answers.b]})",
    {
      call: [
        'home-rates',
        { offers: read('facts.offers'), plan: 'plus', in: { tax: [1, read('answers.b')] } },
      ],
    },
  ],
  ['first(results.lines).price + 1', { '+': [{ get: [{ first: read('results.lines') }, 'price'] }, 1] }],
  [
    "results.lines[code = 'a'].0.tax.'odd-key'",
    { get: [{ filter: [read('results.lines'), { '==': [read('item.code'), 'a'] }] }, '0.tax.odd-key'] },
  ],
  ['homeAddress(id: 1).town else 0', { else: [{ get: [{ call: ['home-address', { id: 1 }] }, 'town'] }, 0] }],
  ['(first(answers.a).b).c', { get: [{ get: [{ first: read('answers.a') }, 'b'] }, 'c'] }],
  ['(answers.a).b', { get: [read('answers.a'), 'b'] }],
  ['(answers.a else answers.b).c', { get: [{ var: ['answers.a', read('answers.b')] }, 'c'] }],
  [
    "first(options('rooms')).prices[now > from]",
    {
      filter: [
        { get: [{ first: { options: 'rooms' } }, 'prices'] },
        { '>': [read('now'), read('item.from')] },
      ],
    },
  ],
  ['addMonths(startOfYear(now), 3)', { 'add-months': [{ 'start-of-year': read('now') }, 3] }],
  ['today() = now', { '==': [{ call: 'today' }, read('now')] }],
  [
    'results.lines[rateOf(code: code) > 0]',
    {
      filter: [read('results.lines'), { '>': [{ call: ['rate-of', { code: read('item.code') }] }, 0] }],
    },
  ],
  ["lookup('plans', answers.plan, 'price')", { lookup: ['plans', read('answers.plan'), 'price'] }],
  [
    "{code: answers.code, 'max value': 2, parts: {list: [1, answers.b]}}",
    { object: { code: read('answers.code'), 'max value': 2, parts: { list: [1, read('answers.b')] } } },
  ],
  ['{parts: {count: 2}}', { object: { parts: { object: { count: 2 } } } }],
  ['literal({var: [1, {a: null}]})', { literal: { var: [1, { a: null }] } }],
  ["results.answer.'odd-key'.0", read('results.answer.odd-key.0')],
  ["'it''s'", "it's"],
  ["cat('a ', upper(answers.b))", { cat: ['a ', { upper: read('answers.b') }] }],
  ['count([answers.a, null, true])', { count: [[read('answers.a'), null, true]] }],
  ['1e+21 > 0.5', { '>': [1e21, 0.5] }],
  ['strictlyEqual(1, 2)', { '===': [1, 2] }],
  ['negation(answers.a)', { '!': read('answers.a') }],
  ['truthy(answers.a)', { '!!': read('answers.a') }],
  ["formatDate(addDays(now, 3), 'd MMM')", { 'format-date': [{ 'add-days': [read('now'), 3] }, 'd MMM'] }],
];

describe('a formula', () => {
  it.each(forms)('%s is read as its rule and written as it was', (formula, rule) => {
    expect(parseFormula(formula)).toMatchObject({ rule, faults: [] });
    expect(writeFormula(rule)).toBe(formula);
  });

  it('may have brackets and spaces that mean nothing', () => {
    expect(parseFormula(' ((answers.a))\n and( answers.b )').rule).toEqual({
      and: [read('answers.a'), read('answers.b')],
    });
  });

  it('reads every and not as one writes them in words', () => {
    expect(parseFormula('not answers.a is answered').rule).toEqual({ not: { answered: read('answers.a') } });
    expect(parseFormula('not answers.a = 1 and answers.b').rule).toEqual({
      and: [{ not: { '==': [read('answers.a'), 1] } }, read('answers.b')],
    });
  });

  it('says which part of its text a part of the rule comes from', () => {
    const text = "answers.plan = 'basic' and count(answers.extras) > 2";
    const { spans } = parseFormula(text);
    const part = (pointer: string) => {
      const span = spans.get(pointer);
      return span && text.slice(span.from, span.to);
    };
    expect(part('')).toBe(text);
    expect(part('/and/0/==/1')).toBe("'basic'");
    expect(part('/and/1/>/0/count')).toBe('answers.extras');
  });
});

describe('a long formula', () => {
  const parts = ['answers.first', 'answers.second', 'answers.third'].map(read);

  it('is broken at the words that join its parts', () => {
    expect(writeFormulaLines({ and: parts }, 30)).toEqual([
      'answers.first',
      'and answers.second',
      'and answers.third',
    ]);
    expect(writeFormulaLines({ if: [parts[0], 'x', parts[1], 'y', 'z'] }, 34)).toEqual([
      "if answers.first then 'x'",
      "else if answers.second then 'y'",
      "else 'z'",
    ]);
    expect(writeFormulaLines({ object: { first: parts[0], second: parts[1] } }, 30)).toEqual([
      '{',
      '  first: answers.first,',
      '  second: answers.second',
      '}',
    ]);
  });

  it('means the same on several lines', () => {
    for (const [formula, rule] of forms) {
      const lines = writeFormulaLines(rule, 12);
      expect(parseFormula(lines.join('\n')), formula).toMatchObject({ rule, faults: [] });
    }
  });
});

describe('a text that is no formula', () => {
  const cannotGoOn = (found: string) => `A formula cannot go on with "${found}" here.`;
  const faults: readonly (readonly [text: string, from: number, message: string, help: string])[] = [
    ['answers.plan = ', 15, 'The formula ends too early.', 'Expected a value.'],
    [
      'if answers.a the 1',
      13,
      'A formula cannot go on with "the" here.',
      'Expected "then" or an operator such as "=".',
    ],
    ['for in answers.a return 1', 4, 'A formula cannot go on with "in" here.', 'Expected a name.'],
    ['(answers.a', 10, 'The formula ends too early.', 'Expected ")" or an operator such as "=".'],
    ['{a 1}', 3, 'A formula cannot go on with "1" here.', 'Expected ":".'],
    ['answers.a is', 12, 'The formula ends too early.', 'Expected "answered" or "unanswered".'],
    ['answers.a == 1', 10, 'A formula cannot go on with "==" here.', 'Write "=".'],
    ['answers.a && answers.b', 10, 'A formula cannot go on with "&&" here.', 'Write "and".'],
    ['answers.a = "x"', 12, 'A formula cannot go on with "\\"" here.', "Put texts in single quotes: 'text'."],
    ['', 0, 'The formula ends too early.', 'Expected a value.'],
    ["some(facts.all, size = 'l')", 4, cannotGoOn('('), 'Write "some x in list satisfies …".'],
    ['1 + count(every(facts.all, size))', 15, cannotGoOn('('), 'Write "every x in list satisfies …".'],
    ['for(facts.all, size)', 3, cannotGoOn('('), 'Write "for x in list return …".'],
    ['map x in facts.all return x.size', 4, cannotGoOn('x'), 'Write "for x in list return …".'],
    [
      'filter x in facts.all where size',
      7,
      cannotGoOn('x'),
      'Write "list[…]", with the condition between the brackets.',
    ],
    ['if(upper(answers.a), 1, 2)', 19, cannotGoOn(','), 'Write "if … then … else …".'],
    [
      'answers.a => 1',
      10,
      cannotGoOn('=>'),
      'Write ">=" for "at least"; what holds for elements of a list is written "some x in list satisfies …".',
    ],
    [
      'facts.all.filter(size)',
      0,
      'There is no operator "facts.all.filter".',
      'Write "facts.all[…]", with the condition between the brackets.',
    ],
    [
      'facts.all.map(size)',
      0,
      'There is no operator "facts.all.map".',
      'Write "for x in facts.all return …".',
    ],
    ['any(facts.all, size)', 0, 'There is no operator "any".', 'Write "some x in list satisfies …".'],
    ['nonne(answers.a)', 0, 'There is no operator "nonne".', 'Did you mean "none"?'],
    [
      'for now in answers.a return 1',
      4,
      '"now" cannot name an element.',
      'Choose a word that is no root, such as "line".',
    ],
    [
      '{a: 1, a: 2}',
      7,
      'The key "a" cannot be used here.',
      'Give each property a name of its own; put one with dots in quotes.',
    ],
    [
      '{__proto__: 1}',
      1,
      'The key "__proto__" cannot be used here.',
      'Give each property a name of its own; put one with dots in quotes.',
    ],
    [
      'literal(answers.a)',
      8,
      '"literal" takes data, not something to evaluate.',
      'Write it without literal(…).',
    ],
  ];

  it.each(faults)('%s is refused where it goes wrong', (text, from, message, help) => {
    const faults = parseFormula(text).faults.map((fault) => ({
      ...fault,
      help: partsOfHelp(fault.help).text,
    }));
    expect(faults).toMatchObject([{ message, help, span: { from } }]);
  });

  it('never makes reading fail, however long or deep it is', () => {
    for (const part of ['(', 'not ', '[', '{a: ', 'answers.a[', 'if 1 then ', '- ', 'a else ', 'for t in ']) {
      for (const count of [50, 1_000, 3_000, 20_000]) {
        expect(parseFormula(part.repeat(count)).faults.length).toBeGreaterThan(0);
      }
    }
    const nested = `${'('.repeat(2_000)}1${')'.repeat(2_000)}`;
    expect(parseFormula(nested).faults).toMatchObject([{ code: 'formula-too-deep' }]);
    // Every rule within has the pointer of all those around it: without a limit, spans grow with the square.
    const rules = `${'for t in x return '.repeat(270)}x`;
    expect(parseFormula(rules)).toMatchObject({ rule: null, faults: [{ code: 'formula-too-deep' }] });
    // Each sign makes a rule around all that is before it.
    const quotient = `1${'/1'.repeat(200)}`;
    expect(parseFormula(quotient)).toMatchObject({ rule: null, faults: [{ code: 'formula-too-deep' }] });
  });
});

describe('the reading of a formula', () => {
  it('takes time in proportion to its length', () => {
    const shapes = {
      sum: ['1', ' + 1', ''],
      quotient: ['1', '/1', ''],
      'broken sum': ['1', ' + 1', ' +'],
      'list that never ends': ['[1', ', 1', ''],
      'unknown operators': ['list.map(x)', ' + list.map(x)', ''],
      'text that never ends': ["'", "''", ''],
    };
    for (const [name, [head = '', part = '', tail = '']] of Object.entries(shapes)) {
      const read = (length: number) => {
        const text = `${head}${part.repeat((length - head.length - tail.length) / part.length)}${tail}`;
        return () => Array.from({ length: 3 }, () => parseFormula(text));
      };
      expect(growth(read(longestFormula / 10), read(longestFormula)), name).toBeLessThan(25);
    }
  });

  it('ends after twenty mistakes', () => {
    const text = `any(x)${' + any(x)'.repeat(100)}`;
    expect(parseFormula(text).faults).toHaveLength(20);
  });

  it('is refused above the longest length, and the problem names both lengths', () => {
    const formula = (length: number) => 'x'.repeat(length);
    expect(parseFormula(formula(longestFormula)).faults).toEqual([]);
    expect(parseFormula(formula(longestFormula + 1)).faults).toEqual([
      {
        code: 'formula-too-long',
        message: 'The formula has 5001 characters; at most 5000 are read.',
        help: 'Move parts of it to facts or to a function; a table of cases is a decision.',
        span: { from: 0, to: 5001 },
      },
    ]);
  });
});

it('An action that calls an operation is not written as a formula, and a function that it calls is', () => {
  const rule = { call: ['hire-fee', { hours: 2 }] };
  const journey = (price: unknown) => ({
    kind: 'journey',
    onView: [{ call: 'book' }, { attempt: [{ call: 'book' }], retries: 1, onFailure: [{ call: 'tell' }] }],
    sequences: { hire: [{ call: 'book' }, { set: 'price', to: price }] },
  });
  expect(writeFormulas(journey(rule))).toEqual(journey('= hireFee(hours: 2)'));
  const form = { kind: 'form', fields: [{ fields: [{ onPress: [{ call: 'book' }] }] }] };
  expect(writeFormulas(form)).toEqual(form);
});

it('A formula is broken over lines where it does not fit the width that it is given', () => {
  const rule = { and: ['a', 'b', 'c'].map((name) => read(`answers.${name.repeat(40)}`)) };
  const lines = (width?: number) => writeFormulas({ kind: 'journey', when: rule }, width);
  expect(lines()).toMatchObject({
    when: [expect.stringMatching(/^= /), expect.any(String), expect.any(String)],
  });
  expect(lines(200)).toMatchObject({ when: expect.stringMatching(/^= /) });
});
