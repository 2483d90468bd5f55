import { tmpdir } from 'node:os';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

async function evaluate(...requests: readonly unknown[]): Promise<readonly unknown[]> {
  const input = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { out } = await waymark(['eval'], { input });
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('waymark eval', () => {
  it('answers each line with a line', async () => {
    const answers = { age: 12, born: '2020-02-29', card: 'books' };
    const lines = await evaluate(
      { rule: { '<': [{ var: 'answers.age' }, 18] }, data: { answers } },
      {
        rule: { 'years-between': [{ var: 'answers.born' }, { var: 'now' }] },
        data: { answers, now: '2026-02-28' },
      },
      { rule: { answered: { var: 'answers.never' } }, data: { answers } },
      { rule: { '==': [{ var: 'answers.never' }, 1] }, data: { answers } },
    );
    expect(lines).toEqual([{ value: true }, { value: 5 }, { value: false }, { value: null }]);
  });

  it('reads nothing into what a rule says literally, whatever the data look like', async () => {
    const rule = { literal: { var: 'a' } };
    expect(await evaluate({ rule }, { rule, data: { a: 1 } })).toEqual([
      { value: { var: 'a' } },
      { value: { var: 'a' } },
    ]);
  });

  it('takes for today the day of the site, whose morning is still yesterday in UTC', async () => {
    const now = '2026-01-14T18:00:00Z';
    const rule = { var: 'now' };
    const site = await waymark(['eval'], { input: [JSON.stringify({ rule })], now });
    expect(JSON.parse(site.out)).toEqual({ value: '2026-01-15' });
    const born = { var: 'answers.born' };
    const age = { rule: { 'years-between': [born, rule] }, data: { answers: { born: '2008-01-15' } } };
    const explained = await waymark(['explain'], { input: [JSON.stringify(age)], now });
    expect(explained.out).toContain('18');
    const nowhere = await waymark(['eval'], { input: [JSON.stringify({ rule })], now, folder: tmpdir() });
    expect(JSON.parse(nowhere.out)).toEqual({ value: '2026-01-14' });
  });

  it('gives problems for what is no request, no JSON or no rule, and goes on', async () => {
    const { exitCode, out } = await waymark(['eval'], {
      input: ['3', '{', '{"rule": {"equals": [1, 1]}}', '', '{"rule": 1}'],
    });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ problems }) => problems?.[0]?.code)).toEqual([
      'bad-request',
      'bad-json',
      'unknown-operator',
      undefined,
    ]);
    expect(lines[3]).toEqual({ value: 1 });
    expect(exitCode).toBe(1);
  });

  it('refuses poisoned and bottomless lines', async () => {
    const deep = `{"rule": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    const lines = await evaluate('{"rule": 1, "data": {"__proto__": {"x": 1}}}', deep);
    expect(lines).toMatchObject([
      { problems: [{ code: 'forbidden-key' }] },
      { problems: [{ code: 'too-deep' }] },
    ]);
  });

  it('finds options in the documents', async () => {
    const environment = { WAYMARK_PAGES: 'tests/fixtures/release' };
    const input = ['{"rule": {"lookup": ["cards", "all", "fee"]}}', '{"rule": {"decide": "card-fee"}}'];
    const { out } = await waymark(['eval'], { input, environment });
    expect(out).toBe('{"value":12}\n{"value":12}\n');
  });
});

describe('a line written for JsonLogic', () => {
  const numbers = { integers: [1, 2, 3, 4, 5], temp: 100, pie: { filling: 'apple', slices: 8 }, name: 'Ann' };
  const requests: readonly { readonly rule: unknown; readonly data?: unknown }[] = [
    { rule: { var: 'temp' }, data: numbers },
    { rule: { var: ['temp'] }, data: numbers },
    { rule: { var: 'pie.filling' }, data: numbers },
    { rule: { var: 1 }, data: ['apple', 'banana', 'carrot'] },
    {
      rule: { var: '1.1' },
      data: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      rule: { and: [{ '<': [{ var: 'temp' }, 110] }, { '==': [{ var: 'pie.filling' }, 'apple'] }] },
      data: numbers,
    },
    { rule: { '<': [1, { var: 'temp' }, 200] }, data: numbers },
    { rule: { if: [{ '<': [{ var: 'temp' }, 0] }, 'freezing', 'liquid'] }, data: numbers },
    { rule: { map: [{ var: 'integers' }, { '*': [{ var: '' }, 2] }] }, data: numbers },
    { rule: { filter: [{ var: 'integers' }, { '>=': [{ var: '' }, 2] }] }, data: numbers },
    {
      rule: { reduce: [{ var: 'integers' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] },
      data: numbers,
    },
    { rule: { all: [{ var: 'integers' }, { '>=': [{ var: '' }, 1] }] }, data: numbers },
    {
      rule: { some: [{ var: 'pies' }, { '==': [{ var: 'filling' }, 'rye'] }] },
      data: { pies: [{ filling: 'rye' }] },
    },
    { rule: { none: [{ var: 'integers' }, { '<': [{ var: '' }, 1] }] }, data: numbers },
    { rule: { in: ['Spring', 'Springfield'] } },
    { rule: { in: ['b', ['a', 'b']] } },
    { rule: { cat: ['I love ', { var: 'pie.filling' }, ' pie'] }, data: numbers },
    { rule: { substr: ['jsonlogic', -5] } },
    { rule: { '%': [101, 2] } },
    { rule: { max: [1, 2, 3] } },
    {
      rule: {
        merge: [
          [1, 2],
          [3, 4],
        ],
      },
    },
    { rule: { '!': [true] } },
    { rule: { var: '' }, data: 5 },
    { rule: { var: 'page' }, data: { page: 2 } },
    { rule: { '==': [1, '1'] } },
    { rule: { '+': ['2', 2] } },
    { rule: { '!': [{ var: 'nothing' }] }, data: { nothing: null } },
    { rule: { '<': [{ var: 'nothing' }, 3] }, data: {} },
    { rule: { and: [0, 1] } },
    { rule: { or: ['', 'a'] } },
  ];

  it('has the answer of JsonLogic or is refused, never another answer', async () => {
    const lines = (await evaluate(...requests)) as readonly { value?: unknown; problems?: unknown }[];
    const wrong = requests.flatMap(({ rule, data }, index) => {
      const line = lines[index];
      const theirs = jsonLogic.apply(rule as RulesLogic, data);
      return line?.problems !== undefined || JSON.stringify(line?.value) === JSON.stringify(theirs)
        ? []
        : [{ rule, line, theirs }];
    });
    expect(wrong).toEqual([]);
    expect(lines.filter(({ problems }) => problems === undefined).length).toBeGreaterThanOrEqual(24);
  });
});

describe('waymark explain', () => {
  it('says what a rule in a document means, and what decided it', async () => {
    const environment = { WAYMARK_PAGES: 'tests/fixtures/release' };
    const meaning = await waymark(['explain', 'card-fee', '/rows/0/when'], { environment });
    expect(meaning).toMatchObject({ exitCode: 0, out: 'Town is “Willow”.\n' });
    const input = [
      '{"rule": {"==": [{"var": "answers.town"}, "Willow"]}, "data": {"answers": {"town": "Ash"}}}',
    ];
    const { out } = await waymark(['explain'], { input });
    expect(out).toContain('✗ town is “Willow”: false');
  });

  it('tells a wrong call from a rule with problems', async () => {
    expect((await waymark(['explain', 'nothing', '/x'])).exitCode).toBe(2);
    expect((await waymark(['explain', 'site'])).exitCode).toBe(2);
    const environment = { WAYMARK_PAGES: 'tests/fixtures/release' };
    const explain = async (...args: readonly string[]) =>
      (await waymark(['explain', ...args], { environment })).err;
    expect(await explain('decisions/card-fee.json', '/rows/0/when')).toContain('Did you mean "card-fee"?');
    expect(await explain('card-fee', '/rows/0/when', '--data', 'no.json')).toContain(
      'There is no file "no.json".',
    );
    const { exitCode, err } = await waymark(['explain'], { input: ['{"rule": {"equals": 1}}'] });
    expect(exitCode).toBe(1);
    expect(err).toContain('There is no operator "equals".');
  });
});
