import type { Operation } from '#schemas';
import { describeValue, quoted } from '../../documents/describe-value.ts';
import { pointerOf } from '../../documents/json-pointer.ts';
import { type Constraint, failedKeyword } from '../forms/field-constraints.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release-index.ts';

/** Checks that an operation's `example` fits its `response` schema. */
export function* checkExample(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { example, response, gather } = entry.document;
  if (example === undefined || gather !== undefined) return;
  if (response === undefined) {
    yield {
      entry,
      code: 'impossible-example',
      pointer: '/example',
      part: 'key',
      message: 'The body of the answer is not read, since the operation has no "response".',
      help: 'Take the example out, or describe the body in "response".',
    };
    return;
  }
  for (const { pointer, message } of misfits(response, example, '/example')) {
    const help = 'Give a body that fits "response".';
    yield { entry, code: 'impossible-example', pointer, message, help };
  }
}

interface Misfit {
  readonly pointer: string;
  readonly message: string;
}

/** Each place where a value certainly fails its constraint. */
function* misfits(constraint: Constraint, value: unknown, pointer: string): Iterable<Misfit> {
  const failed = failedKeyword(constraint, value);
  if (failed !== undefined) {
    yield {
      pointer,
      message: `Found ${describeValue(value)}, which fails ${quoted(failed)} of the response.`,
    };
  } else if (Array.isArray(value)) {
    const { items } = constraint;
    if (items)
      for (const [index, item] of value.entries()) yield* misfits(items, item, pointer + pointerOf(index));
  } else if (typeof value === 'object' && value !== null) {
    yield* misfitsOfObject(constraint, value, pointer);
  }
}

function* misfitsOfObject(
  { required = [], properties = {}, additionalProperties = true }: Constraint,
  value: object,
  pointer: string,
): Iterable<Misfit> {
  for (const name of required) {
    if (!Object.hasOwn(value, name))
      yield { pointer, message: `${quoted(name)} is missing, which the response requires.` };
  }
  for (const [name, own] of Object.entries(value)) {
    const declared = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    const place = pointer + pointerOf(name);
    if (declared === false) yield { pointer: place, message: `The response admits no ${quoted(name)}.` };
    else if (typeof declared === 'object') yield* misfits(declared, own, place);
  }
}
