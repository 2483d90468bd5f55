import { writeFormula } from '#analysis';
import type { JsonValue } from '#engine';
import type { Rule } from '#schemas';
import { isObject } from './json.ts';
import type { Question } from './questions.ts';
import { ruleOf } from './rules.ts';

/** One comparison of an answer. */
export interface Test {
  /** Name of the question. */
  readonly question: string;
  readonly comparison: ComparisonName;
  /** The value that the answer is compared with; undefined where the comparison needs nothing. */
  readonly value: JsonValue | undefined;
}

/** A condition that can be built of comparisons: all of them must hold, or any. */
export interface Condition {
  readonly joins: 'and' | 'or';
  readonly tests: readonly Test[];
}

interface Comparison {
  /** How it is said after the question. */
  readonly words: string;
  /** The kinds of questions that it is offered for. */
  readonly kinds: readonly Question['kind'][];
  readonly takes: 'nothing' | 'one' | 'several' | 'count';
  readonly write: (answer: Rule, value: JsonValue) => Rule;
}

const all = ['yes-no', 'choice', 'choices', 'number', 'date', 'text'] as const;
const single = ['choice', 'number', 'date', 'text'] as const;
const ordered = ['number', 'date'] as const;

/** The comparisons, in the order in which they are offered and recognized. */
export const comparisons = {
  yes: { words: 'is yes', kinds: ['yes-no'], takes: 'nothing', write: (answer) => answer },
  no: { words: 'is no', kinds: ['yes-no'], takes: 'nothing', write: (answer) => ({ '==': [answer, false] }) },
  notYes: { words: 'is not yes', kinds: ['yes-no'], takes: 'nothing', write: (answer) => ({ not: answer }) },
  is: { words: 'is', kinds: single, takes: 'one', write: (answer, value) => ({ '==': [answer, value] }) },
  isNot: {
    words: 'is not',
    kinds: single,
    takes: 'one',
    write: (answer, value) => ({ '!=': [answer, value] }),
  },
  oneOf: {
    words: 'is one of',
    kinds: ['choice'],
    takes: 'several',
    write: (answer, value) => ({ in: [answer, value] }),
  },
  has: {
    words: 'has',
    kinds: ['choices'],
    takes: 'one',
    write: (answer, value) => ({ in: [value, answer] }),
  },
  hasNot: {
    words: 'does not have',
    kinds: ['choices'],
    takes: 'one',
    write: (answer, value) => ({ not: { in: [value, answer] } }),
  },
  countMore: {
    words: 'has more choices than',
    kinds: ['choices'],
    takes: 'count',
    write: (answer, value) => ({ '>': [{ count: answer }, value] }),
  },
  countAtMost: {
    words: 'has at most as many choices as',
    kinds: ['choices'],
    takes: 'count',
    write: (answer, value) => ({ '<=': [{ count: answer }, value] }),
  },
  more: {
    words: 'is more than',
    kinds: ordered,
    takes: 'one',
    write: (answer, value) => ({ '>': [answer, value] }),
  },
  atLeast: {
    words: 'is at least',
    kinds: ordered,
    takes: 'one',
    write: (answer, value) => ({ '>=': [answer, value] }),
  },
  less: {
    words: 'is less than',
    kinds: ordered,
    takes: 'one',
    write: (answer, value) => ({ '<': [answer, value] }),
  },
  atMost: {
    words: 'is at most',
    kinds: ordered,
    takes: 'one',
    write: (answer, value) => ({ '<=': [answer, value] }),
  },
  answered: { words: 'is answered', kinds: all, takes: 'nothing', write: (answer) => ({ answered: answer }) },
  unanswered: {
    words: 'is not answered',
    kinds: all,
    takes: 'nothing',
    write: (answer) => ({ not: { answered: answer } }),
  },
} as const satisfies Readonly<Record<string, Comparison>>;

export type ComparisonName = keyof typeof comparisons;

const names = Object.keys(comparisons) as readonly ComparisonName[];

export function comparisonsFor(kind: Question['kind']): readonly ComparisonName[] {
  return names.filter((name) => (comparisons[name].kinds as readonly string[]).includes(kind));
}

/** The condition that a rule says; undefined for one that no builder can show, such as one about facts. */
export function readCondition(value: unknown): Condition | undefined {
  const rule = ruleOf(value);
  if (!isObject(rule)) return undefined;
  const joins = 'or' in rule ? 'or' : 'and';
  const inner = rule[joins];
  const tests = (Array.isArray(inner) ? inner : [rule]).map(readTest);
  const read = tests.flatMap((test) => test ?? []);
  return read.length === tests.length ? { joins, tests: read } : undefined;
}

function readTest(rule: unknown): Test | undefined {
  const [question, ...others] = answersIn(rule);
  if (question === undefined || others.length > 0) return undefined;
  const values = valuesIn(rule);
  for (const comparison of names) {
    const { takes, write } = comparisons[comparison];
    const [value] =
      takes === 'nothing'
        ? [undefined]
        : values.filter((each) => Array.isArray(each) === (takes === 'several'));
    if (takes !== 'nothing' && value === undefined) continue;
    const written = write({ var: `answers.${question}` }, value ?? null);
    if (JSON.stringify(written) === JSON.stringify(rule)) return { question, comparison, value };
  }
  return undefined;
}

/** The names of the answers that a rule reads by their whole path. */
function answersIn(rule: unknown): readonly string[] {
  if (Array.isArray(rule)) return rule.flatMap(answersIn);
  if (!isObject(rule)) return [];
  const [, name] = /^answers\.(\w+)$/.exec(String(rule.var ?? '')) ?? [];
  return name === undefined ? Object.values(rule).flatMap(answersIn) : [name];
}

/** The plain values that a rule has as arguments. */
function valuesIn(rule: unknown): readonly JsonValue[] {
  if (!isObject(rule)) return [];
  return Object.values(rule).flatMap((own) =>
    Array.isArray(own) ? (own.filter((each) => !isObject(each)) as JsonValue[]) : valuesIn(own),
  );
}

/** The formula of a condition with its "="; undefined for one without comparisons. */
export function writeCondition({ joins, tests }: Condition): string | undefined {
  const rules = tests.map(({ question, comparison, value }) =>
    comparisons[comparison].write({ var: `answers.${question}` }, value ?? null),
  );
  const [first, ...others] = rules;
  if (first === undefined) return undefined;
  return `= ${writeFormula(others.length === 0 ? first : ({ [joins]: rules } as Rule))}`;
}

/** A comparison with which a question may begin. */
export function firstTest({ name, kind, options }: Question): Test {
  const [comparison = 'answered'] = comparisonsFor(kind);
  return { question: name, comparison, value: firstValue(comparison, { kind, options }) };
}

/** A value to compare with until the author chooses another. */
export function firstValue(
  comparison: ComparisonName,
  { kind, options }: Pick<Question, 'kind' | 'options'>,
): JsonValue | undefined {
  const { takes } = comparisons[comparison];
  if (takes === 'nothing') return undefined;
  if (takes === 'count') return 1;
  const first = options[0]?.id ?? (kind === 'number' ? 0 : kind === 'date' ? '2026-01-01' : '');
  return takes === 'several' ? [first] : first;
}
