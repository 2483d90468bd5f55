import type { Problem } from '#engine';
import { RequestError } from '../base/request.ts';
import { distinctProblems, sayProblem } from '../problems/problem-words.ts';
import { wordsWith } from './findings.tsx';
import type { Effects } from './review-types.ts';

/** Why something did not go live. */
export interface Refusal {
  readonly sentences: readonly string[];
  /** Codes of the problems that somebody may accept. */
  readonly codes: readonly string[];
}

/** Why something was refused, in words; without problems, what the server or the connection says. */
export function refusalOf(error: unknown, subjects: Effects['subjects']): Refusal {
  const { problems = [] } = error instanceof RequestError ? (error.detail as Refused) : {};
  const sentences = sayRefused(problems, subjects);
  return {
    sentences: sentences.length > 0 ? sentences : [error instanceof Error ? error.message : ''],
    codes: [...new Set(problems.map(({ code }) => code))],
  };
}

/** The problems that keep something from going live, each once, with its place. */
export function sayRefused(problems: readonly Problem[], subjects: Effects['subjects']): readonly string[] {
  const words = wordsWith(subjects);
  return distinctProblems(problems, words).map((problem) => {
    const { place, sentence } = sayProblem(problem, words);
    return `${place}: ${sentence}`;
  });
}

interface Refused {
  readonly problems?: readonly Problem[];
}
