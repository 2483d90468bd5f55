import type { Operation } from '#schemas';

/** Replaces the inputs of an operation with a faulty type: it accepts any name. */
export const unknownInput: Operation['input'] = {};

/** True for an operation with unknown inputs: calls of it are not reported. */
export function hasUnknownInput({ input }: Operation): boolean {
  return input === unknownInput;
}
