import type { JsonValue } from '#engine';
import type { Rule } from '#schemas';
import type { SubjectKind } from './subjects.ts';

/** The shape of the value that a comparison needs. */
export type Takes = 'nothing' | 'one' | 'several' | 'number' | 'date' | 'range';

interface Comparison {
  /** How it is said after the words of what is compared. */
  readonly words: string;
  /** The kinds of values that it is offered for; none for one that is only read. */
  readonly kinds: readonly SubjectKind[];
  readonly takes: Takes;
  readonly write: (path: string, value: JsonValue) => Rule;
}

const all = ['yes-no', 'choice', 'choices', 'number', 'date', 'text', 'list', 'object'] as const;
const single = ['choice', 'number', 'text'] as const;
const lists = ['choices', 'list'] as const;
const read = (path: string): Rule => ({ var: path });
const today: Rule = { var: 'now' };

/** The comparisons, in the order in which they are offered and recognized. */
export const comparisons = {
  yes: { words: 'is yes', kinds: ['yes-no'], takes: 'nothing', write: read },
  no: {
    words: 'is no',
    kinds: ['yes-no'],
    takes: 'nothing',
    write: (path) => ({ '==': [read(path), false] }),
  },
  notYes: {
    words: 'is not yes',
    kinds: ['yes-no'],
    takes: 'nothing',
    write: (path) => ({ not: read(path) }),
  },
  noOrUnanswered: {
    words: 'is no or not answered',
    kinds: ['yes-no'],
    takes: 'nothing',
    write: (path) => ({ not: { var: [path, false] } }),
  },
  yesOrUnanswered: {
    words: 'is yes or not answered',
    kinds: ['yes-no'],
    takes: 'nothing',
    write: (path) => ({ var: [path, true] }),
  },
  exactlyYes: {
    words: 'is exactly yes',
    kinds: [],
    takes: 'nothing',
    write: (path) => ({ '==': [read(path), true] }),
  },
  otherThanYes: {
    words: 'is other than yes',
    kinds: [],
    takes: 'nothing',
    write: (path) => ({ '!=': [read(path), true] }),
  },
  is: { words: 'is', kinds: single, takes: 'one', write: compared('==') },
  isNot: { words: 'is not', kinds: single, takes: 'one', write: compared('!=') },
  isNotOrUnanswered: {
    words: 'is not answered or not',
    kinds: ['choice', 'text'],
    takes: 'one',
    write: (path, value) => ({ '!=': [{ var: [path, ''] }, value] }),
  },
  oneOf: {
    words: 'is one of',
    kinds: ['choice'],
    takes: 'several',
    write: (path, value) => ({ in: [read(path), value] }),
  },
  noneOf: {
    words: 'is none of',
    kinds: ['choice'],
    takes: 'several',
    write: (path, value) => ({ not: { in: [read(path), value] } }),
  },
  has: {
    words: 'has',
    kinds: ['choices'],
    takes: 'one',
    write: (path, value) => ({ in: [value, read(path)] }),
  },
  hasNot: {
    words: 'does not have',
    kinds: ['choices'],
    takes: 'one',
    write: (path, value) => ({ not: { in: [value, read(path)] } }),
  },
  hasAny: {
    words: 'has any of',
    kinds: ['choices'],
    takes: 'several',
    write: (path, value) => ({ 'any-in': [read(path), value] }),
  },
  hasAll: {
    words: 'has all of',
    kinds: ['choices'],
    takes: 'several',
    write: (path, value) => ({ 'all-in': [value, read(path)] }),
  },
  countIs: { words: 'has exactly', kinds: lists, takes: 'number', write: counted('==') },
  countMore: { words: 'has more than', kinds: lists, takes: 'number', write: counted('>') },
  countAtLeast: { words: 'has at least', kinds: lists, takes: 'number', write: counted('>=') },
  countLess: { words: 'has fewer than', kinds: lists, takes: 'number', write: counted('<') },
  countAtMost: { words: 'has at most', kinds: lists, takes: 'number', write: counted('<=') },
  onDate: { words: 'is on', kinds: ['date'], takes: 'date', write: compared('==') },
  notOnDate: { words: 'is not on', kinds: ['date'], takes: 'date', write: compared('!=') },
  before: { words: 'is before', kinds: ['date'], takes: 'date', write: compared('<') },
  notAfter: { words: 'is on or before', kinds: ['date'], takes: 'date', write: compared('<=') },
  after: { words: 'is after', kinds: ['date'], takes: 'date', write: compared('>') },
  notBefore: { words: 'is on or after', kinds: ['date'], takes: 'date', write: compared('>=') },
  yearsAgo: {
    words: 'is at least … years ago',
    kinds: ['date'],
    takes: 'number',
    write: (path, value) => ({ '>=': [{ 'years-between': [read(path), today] }, value] }),
  },
  fewerYearsAgo: {
    words: 'is less than … years ago',
    kinds: ['date'],
    takes: 'number',
    write: (path, value) => ({ '<': [{ 'years-between': [read(path), today] }, value] }),
  },
  withinDays: {
    words: 'is between … and … days from today',
    kinds: ['date'],
    takes: 'range',
    write: (path, value) => between({ 'days-between': [today, read(path)] }, value),
  },
  more: { words: 'is more than', kinds: ['number'], takes: 'number', write: compared('>') },
  atLeast: { words: 'is at least', kinds: ['number'], takes: 'number', write: compared('>=') },
  less: { words: 'is less than', kinds: ['number'], takes: 'number', write: compared('<') },
  atMost: { words: 'is at most', kinds: ['number'], takes: 'number', write: compared('<=') },
  between: {
    words: 'is between',
    kinds: ['number'],
    takes: 'range',
    write: (path, value) => between(read(path), value),
  },
  answered: {
    words: 'is answered',
    kinds: all,
    takes: 'nothing',
    write: (path) => ({ answered: read(path) }),
  },
  unanswered: {
    words: 'is not answered',
    kinds: all,
    takes: 'nothing',
    write: (path) => ({ not: { answered: read(path) } }),
  },
} as const satisfies Readonly<Record<string, Comparison>>;

export type ComparisonName = keyof typeof comparisons;

/** Every comparison, in its order. */
export const comparisonNames = Object.keys(comparisons) as readonly ComparisonName[];

/** The comparisons that are offered for a kind of value. */
export function comparisonsFor(kind: SubjectKind): readonly ComparisonName[] {
  return comparisonNames.filter((name) => (comparisons[name].kinds as readonly SubjectKind[]).includes(kind));
}

function compared(operator: '==' | '!=' | '<' | '<=' | '>' | '>='): Comparison['write'] {
  return (path, value) => ({ [operator]: [read(path), value] }) as Rule;
}

function counted(operator: '==' | '<' | '<=' | '>' | '>='): Comparison['write'] {
  return (path, value) => ({ [operator]: [{ count: read(path) }, value] }) as Rule;
}

function between(rule: Rule, value: JsonValue): Rule {
  const [from = 0, to = 0] = Array.isArray(value) ? value : [];
  return { '<=': [from, rule, to] } as Rule;
}
