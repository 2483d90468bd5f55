import type { Answers, JsonValue } from '#engine';
import type { Question } from '../parts/questions.ts';
import { type Part, readCondition } from './conditions.ts';

/** Answers with which a condition holds, and words for them, such as "Dog chosen". */
interface FittingAnswers {
  readonly answers: Answers;
  readonly words: string;
}

/** Answers with which a condition holds; undefined for one that more than choices and yes or no decide. */
export function answersFor(condition: unknown, questions: readonly Question[]): FittingAnswers | undefined {
  const read = readCondition(condition);
  const chosen = read && choicesOf(read, questions);
  if (chosen === undefined || chosen.length === 0) return undefined;
  return {
    answers: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    words: `${chosen.map(({ words }) => words).join(' and ')} chosen`,
  };
}

interface Choice {
  readonly name: string;
  readonly value: JsonValue;
  readonly words: string;
}

function choicesOf(part: Part, questions: readonly Question[]): readonly Choice[] | undefined {
  if (part.kind === 'other') return undefined;
  if (part.kind === 'group') {
    if (part.isNot) return undefined;
    const each = part.parts.map((own) => choicesOf(own, questions));
    const needed = part.joins === 'or' ? each.filter(Boolean).slice(0, 1) : each;
    return needed.includes(undefined) ? undefined : needed.flatMap((own) => own ?? []);
  }
  const name = /^answers\.(\w+)$/.exec(part.path)?.[1];
  const question = questions.find((each) => each.name === name);
  const { comparison, value } = part;
  if (name === undefined || question === undefined) return undefined;
  if (question.kind === 'yes-no' && typeof value === 'boolean' && comparison === 'is')
    return [{ name, value, words: `${value ? 'Yes' : 'No'} to “${question.label}”` }];
  const option = question.options.find(({ id }) => id === value);
  if (option === undefined || (comparison !== 'is' && comparison !== 'has')) return undefined;
  return [{ name, value: comparison === 'has' ? [option.id] : option.id, words: option.label }];
}
