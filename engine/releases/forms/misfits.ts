import { describeValue, quoted } from '../../documents/describe-value.ts';
import { pointerOf } from '../../documents/json-pointer.ts';
import { type Constraint, failedKeyword } from './field-constraints.ts';

/** A place where a value fails its constraint. */
export interface Misfit {
  readonly pointer: string;
  readonly message: string;
}

/**
 * Each place where a value certainly fails its constraint; patterns and formats are not compared.
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
    yield { pointer, message: `Found ${describeValue(value)}, which fails ${quoted(failed)} of ${noun}.` };
  } else if (Array.isArray(value)) {
    const { items } = constraint;
    if (items)
      for (const [index, item] of value.entries())
        yield* misfits(items, item, pointer + pointerOf(index), noun);
  } else if (typeof value === 'object' && value !== null) {
    yield* misfitsOfObject(constraint, value, pointer, noun);
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
