import type { Field } from '#schemas';
import { valuesBeforeAndNow } from '../before-and-now.ts';
import type { Change, Notice } from '../change.ts';
import { changedProperties } from '../same-json.ts';
import { nameOfField } from '../side.ts';

/** Limits that admit more answers when they are higher, and those that admit more when they are lower. */
const limits: {
  readonly [keyword: string]: { readonly words: string; readonly widerWhen: 'higher' | 'lower' };
} = {
  maxLength: { words: 'the longest answer, in characters,', widerWhen: 'higher' },
  minLength: { words: 'the shortest answer, in characters,', widerWhen: 'lower' },
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
      const details = valuesBeforeAndNow(was, is, JSON.stringify);
      yield notice('constraint-changed', `${name} accepts other answers (${keyword}).`, details);
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

function constraintOf(field: Field): { readonly [keyword: string]: unknown } {
  const value = 'value' in field ? field.value : undefined;
  return typeof value === 'object' ? { ...value } : value === undefined ? {} : { type: value };
}
