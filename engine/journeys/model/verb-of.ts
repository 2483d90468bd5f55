import { type Action, actionVerbs } from '#schemas';

/** The verb of an action: the key that names what it does. */
export function verbOf(action: Action): (typeof actionVerbs)[number] | undefined {
  return actionVerbs.find((verb) => Object.hasOwn(action, verb));
}
