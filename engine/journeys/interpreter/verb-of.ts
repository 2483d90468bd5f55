import { type Action, actionVerbs } from '#schemas';

/** The key that says what an action does. */
export function verbOf(action: Action): (typeof actionVerbs)[number] | undefined {
  return actionVerbs.find((verb) => Object.hasOwn(action, verb));
}
