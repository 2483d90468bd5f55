import { inWords, joinWords, limitsOf } from '#engine/parts';
import type { Field } from '#schemas';
import { valuesBeforeAndNow } from '../before-and-now.ts';
import type { Change, Notice } from '../change.ts';
import { changedProperties } from '../same-json.ts';
import { sayValue } from '../say-value.ts';
import { nameOfField, type Settings } from '../side.ts';

/** Limits that admit more answers when they are higher, and those that admit more when they are lower. */
const limits: {
  readonly [keyword: string]: { readonly words: string; readonly widerWhen: 'higher' | 'lower' };
} = {
  maxLength: { words: 'the longest answer, in characters,', widerWhen: 'higher' },
  minLength: { words: 'the shortest answer, in characters,', widerWhen: 'lower' },
  maxWords: { words: 'the longest answer, in words,', widerWhen: 'higher' },
  minWords: { words: 'the shortest answer, in words,', widerWhen: 'lower' },
  maximum: { words: 'the highest answer', widerWhen: 'higher' },
  minimum: { words: 'the lowest answer', widerWhen: 'lower' },
  maxItems: { words: 'the most choices', widerWhen: 'higher' },
  minItems: { words: 'the fewest choices', widerWhen: 'lower' },
};

/** Changes of the answers that a question accepts. */
export function* compareConstraint(old: Field, now: Field, notice: Notice): Iterable<Change> {
  const name = nameOfField(now);
  const before = constraintOf(old);
  const after = constraintOf(now);
  for (const keyword of changedProperties(before, after)) {
    const [was, is] = [before[keyword], after[keyword]];
    const limit = limits[keyword];
    if (limit === undefined) {
      const { what, say } = otherLimits[keyword] ?? { what: '', say: sayValue };
      yield notice(
        'constraint-changed',
        `${name} accepts other answers${what}.`,
        valuesBeforeAndNow(was, is, say),
      );
      continue;
    }
    const isWider =
      is === undefined || (was !== undefined && Number(is) > Number(was) === (limit.widerWhen === 'higher'));
    const code = isWider ? 'accepts-more' : 'accepts-less';
    const amount = isWider ? 'more answers' : 'fewer answers';
    const text =
      was === undefined
        ? `${limit.words} is ${is}`
        : is === undefined
          ? `${limit.words} was ${was} and has no limit now`
          : `${limit.words} was ${was} and is ${is}`;
    yield notice(code, `${name} accepts ${amount}: ${text}.`);
  }
}

/** Changes of the limits that are worked out. */
export function* compareLimits(old: Field, now: Field, settings: Settings, notice: Notice): Iterable<Change> {
  const before: { readonly [keyword: string]: unknown } = { ...limitsOf(old) };
  const after: { readonly [keyword: string]: unknown } = { ...limitsOf(now) };
  for (const keyword of changedProperties(before, after)) {
    const [was, is] = [before[keyword], after[keyword]];
    const how =
      was === undefined
        ? 'depends on other values now'
        : is === undefined
          ? 'is no longer worked out'
          : 'is worked out in another way';
    const words = (limits[keyword]?.words ?? workedOut[keyword] ?? inWords(keyword, false)).replace(/,$/, '');
    yield notice('limit-worked-out', `For ${nameOfField(now)}, ${words} ${how}.`, [
      ...valuesBeforeAndNow(was, undefined, (rule) => sayValue(rule, settings.before.labels)),
      ...valuesBeforeAndNow(undefined, is, (rule) => sayValue(rule, settings.after.labels)),
    ]);
  }
}

const workedOut: Readonly<Record<string, string>> = {
  exclusiveMinimum: 'the number that answers must be above',
  exclusiveMaximum: 'the number that answers must be below',
  formatMinimum: 'the earliest day',
  formatMaximum: 'the latest day',
};

/** Other limits of an answer, and how they are said. */
const otherLimits: {
  readonly [keyword: string]: { readonly what: string; readonly say: (value: unknown) => string };
} = {
  pattern: { what: ', by how they are written', say: (pattern) => `the pattern ${sayValue(pattern)}` },
  format: {
    what: ', by how they are written',
    say: (format) => formats[String(format)] ?? inWords(String(format), false),
  },
  type: { what: ', of another kind', say: (type) => joinWords([type].flat().map(kindOf), 'or') },
  multipleOf: { what: ', by their steps', say: (step) => `steps of ${sayValue(step)}` },
  enum: { what: ', of those listed', say: sayValue },
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date',
  time: 'a time of the day',
  'date-time': 'a date with a time',
  email: 'an email address',
  uri: 'an address of a page',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'several answers',
  object: 'several values',
  null: 'nothing',
};

function kindOf(type: unknown): string {
  return kinds[String(type)] ?? inWords(String(type), false);
}

function constraintOf(field: Field): { readonly [keyword: string]: unknown } {
  const value = 'value' in field ? field.value : undefined;
  return typeof value === 'object' ? { ...value } : value === undefined ? {} : { type: value };
}
