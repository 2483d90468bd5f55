import type { JsonValue } from '#engine';
import { type Constraint, failedKeyword } from '#engine/parts';

/** A limit of what a call takes that an answer breaks, which is handed over as it was given. */
export interface BrokenLimit {
  /** Name of the answer. */
  readonly answer: string;
  readonly keyword: LimitKeyword;
  readonly limit: number;
}

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** A keyword of a constraint that says how long or how great a value may be. */
export type LimitKeyword = (typeof keywords)[number];

/**
 * The limit that a refused part of a call breaks; undefined where the part is more than one answer, or fails otherwise.
 *
 * @param names the answers that the part is made of
 * @param constraints the part must fit one of them
 */
export function brokenLimit(
  names: ReadonlySet<string> | undefined,
  value: unknown,
  answers: { readonly [name: string]: JsonValue },
  constraints: readonly Constraint[],
): BrokenLimit | undefined {
  const [answer, ...otherAnswers] = names ?? [];
  const [constraint, ...otherConstraints] = constraints;
  if (answer === undefined || constraint === undefined) return undefined;
  const isAlone = otherAnswers.length === 0 && otherConstraints.length === 0;
  if (!isAlone || value === undefined || answers[answer] !== value) return undefined;
  const failed = failedKeyword(constraint, value);
  const keyword = keywords.find((each) => each === failed);
  const limit = keyword && constraint[keyword];
  return keyword === undefined || limit === undefined ? undefined : { answer, keyword, limit };
}
