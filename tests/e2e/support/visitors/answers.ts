import type { Filled } from '../../../support/instances/visitors.ts';

/** Answer for a field's button: press it, and it leads to the next step. */
export const pressed = 'pressed';

/** A text, the id of an option, `true` or `false` for a box, the ids of all boxes to tick, or `pressed`. */
export type Answer = string | readonly string[];

/** Answers by the name of the field, in the order in which they are given. */
export type Answers = Readonly<Record<string, Answer>>;

/** Entries that scripts or the server fill in. */
const hidden = 'addressId';

/** The answers that the entries of a form stand for. */
export function answersOf(filled: Filled): Answers {
  const answers: Record<string, Answer> = {};
  for (const [name, text] of filled) {
    if (name === hidden) continue;
    const before = answers[name];
    answers[name] = before === undefined ? text : [before, text].flat();
  }
  return answers;
}

/** The answers on a step of a way. */
export function answersAt(
  step: string,
  way: readonly (readonly [step: string, filled: Filled, ...unknown[]])[],
): Answers {
  const stage = way.find(([name]) => name === step);
  if (!stage) throw new Error(`The way has no step "${step}".`);
  return answersOf(stage[1]);
}
