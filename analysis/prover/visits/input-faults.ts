import { characterCount } from '#engine';
import { type Constraint, describeValue, failedKeyword } from '#engine/parts';
import type { Operation } from '#schemas';
import { textFault } from '../../constraints/text-faults.ts';

/** Why an operation refuses an input. */
export interface InputFault {
  /** Names from the input down to the part that is refused; positions in lists are numbers. */
  readonly path: readonly (string | number)[];
  /** Undefined for a part that is missing. */
  readonly value: unknown;
  /** The end of a sentence about the part, such as `found 16, which fails "maximum"`. */
  readonly reason: string;
}

/** The parts of the input of a call that its operation refuses. */
export function inputFaults({ input, optional = [] }: Operation, given: object): readonly InputFault[] {
  const required = Object.keys(input).filter((name) => !optional.includes(name));
  return [
    ...faultsOf(
      { type: 'object', properties: input as Constraint['properties'] & object, required },
      given,
      [],
    ),
  ];
}

/** The constraint of a part of an input. */
export function constraintAt({ input }: Operation, path: InputFault['path']): Constraint | undefined {
  let constraint: Constraint | undefined = { properties: input as Constraint['properties'] & object };
  for (const name of path) {
    constraint = typeof name === 'number' ? constraint?.items : constraint?.properties?.[name];
  }
  return constraint;
}

/** Keywords of a constraint that a value fails, its parts apart. */
export function failureOf(constraint: Constraint, value: unknown): string | undefined {
  const failed = failedKeyword(constraint, value);
  if (failed !== undefined) {
    const found =
      typeof value === 'string' ? `a text of length ${characterCount(value)}` : describeValue(value);
    return `found ${failed.endsWith('Length') ? found : describeValue(value)}, which fails "${failed}"`;
  }
  const fault = typeof value === 'string' ? textFault(constraint, value, 'the input') : undefined;
  return fault && fault.charAt(0).toLowerCase() + fault.slice(1, -1);
}

function* faultsOf(constraint: Constraint, value: unknown, path: InputFault['path']): Iterable<InputFault> {
  const reason = failureOf(constraint, value);
  if (reason !== undefined) yield { path, value, reason };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (constraint.items) yield* faultsOf(constraint.items, item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    const { required = [], properties = {} } = constraint;
    for (const name of required) {
      if (!Object.hasOwn(value, name))
        yield { path: [...path, name], value: undefined, reason: 'it is missing' };
    }
    for (const [name, part] of Object.entries(value)) {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (own) yield* faultsOf(own, part, [...path, name]);
    }
  }
}
