import type { Answers, JsonValue } from '#engine';
import type { Question } from '../parts/questions.ts';
import { type Part, readCondition, type Test } from './conditions.ts';

/** Answers with which a condition holds, and words for them, such as "Dog chosen". */
interface FittingAnswers {
  readonly answers: Answers;
  readonly words: string;
}

/**
 * Answers with which a condition holds, and with which the questions are asked that it reads; undefined for one that more than
 * choices and yes or no decide.
 */
export function answersFor(condition: unknown, questions: readonly Question[]): FittingAnswers | undefined {
  const found = new Map<string, Choice>();
  const conditions = [condition];
  for (const each of conditions) {
    const read = readCondition(each);
    const chosen = read && choicesOf(read, questions);
    if (chosen === undefined || chosen.length === 0) return undefined;
    for (const choice of chosen) {
      if (found.has(choice.name)) continue;
      found.set(choice.name, choice);
      const when = questions.find(({ name }) => name === choice.name)?.when;
      if (when !== undefined) conditions.push(when);
    }
  }
  const chosen = [...found.values()].reverse();
  return {
    answers: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    words: `${chosen.map(({ words }) => words).join(' and ')} chosen`,
  };
}

/** The answer with which a comparison of a yes-no question holds. */
const yesOrNo: Readonly<Partial<Record<Test['comparison'], boolean>>> = {
  yes: true,
  exactlyYes: true,
  yesOrUnanswered: true,
  no: false,
  notYes: false,
  noOrUnanswered: false,
};

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
  const answer = comparison === 'is' && typeof value === 'boolean' ? value : yesOrNo[comparison];
  if (question.kind === 'yes-no' && answer !== undefined)
    return [{ name, value: answer, words: `${answer ? 'Yes' : 'No'} to “${question.label}”` }];
  const option = question.options.find(({ id }) => id === value);
  if (option === undefined || (comparison !== 'is' && comparison !== 'has')) return undefined;
  return [{ name, value: comparison === 'has' ? [option.id] : option.id, words: option.label }];
}
