import { canonicalJson, characterCount, pointerOf } from '#engine';
import { type Constraint, describeValue, failedKeyword, quoted } from '#engine/parts';
import { textFault } from './text-faults.ts';

/** A place where a value fails its constraint. */
export interface Misfit {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Each place where a value fails its constraint.
 *
 * @param noun names the constraint in messages, such as "the response"
 */
export function* misfits(
  constraint: Constraint,
  value: unknown,
  pointer: string,
  noun: string,
): Iterable<Misfit> {
  const failed = failedKeyword(constraint, value);
  if (failed !== undefined) {
    yield { pointer, message: failureMessage(constraint, value, failed, noun) };
  } else if (typeof value === 'string') {
    const message = textFault(constraint, value, noun);
    if (message !== undefined) yield { pointer, message };
  } else if (Array.isArray(value)) {
    const { items, uniqueItems = false } = constraint;
    if (uniqueItems) yield* repeats(value, pointer, noun);
    if (items)
      for (const [index, item] of value.entries())
        yield* misfits(items, item, pointer + pointerOf(index), noun);
  } else if (typeof value === 'object' && value !== null) {
    yield* misfitsOfObject(constraint, value, pointer, noun);
  }
}

function failureMessage(
  constraint: Constraint,
  value: unknown,
  failed: keyof Constraint,
  noun: string,
): string {
  if (typeof value === 'string' && (failed === 'minLength' || failed === 'maxLength')) {
    const bound = failed === 'minLength' ? 'at least' : 'at most';
    return `Found a text of length ${characterCount(value)}; ${noun} admits ${bound} ${constraint[failed]} ("${failed}").`;
  }
  return `Found ${describeValue(value)}, which fails ${quoted(failed)} of ${noun}.`;
}

function* repeats(list: readonly unknown[], pointer: string, noun: string): Iterable<Misfit> {
  const seen = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const text = canonicalJson(entry);
    const message = `This entry occurs twice, which fails "uniqueItems" of ${noun}.`;
    if (seen.has(text)) yield { pointer: pointer + pointerOf(index), message };
    seen.add(text);
  }
}

function* misfitsOfObject(
  { required = [], properties = {}, additionalProperties = true }: Constraint,
  value: object,
  pointer: string,
  noun: string,
): Iterable<Misfit> {
  for (const name of required) {
    if (!Object.hasOwn(value, name))
      yield { pointer, message: `${quoted(name)} is missing, which ${noun} requires.` };
  }
  for (const [name, own] of Object.entries(value)) {
    const declared = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    const place = pointer + pointerOf(name);
    if (declared === false) yield { pointer: place, message: `${capital(noun)} admits no ${quoted(name)}.` };
    else if (typeof declared === 'object') yield* misfits(declared, own, place, noun);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
