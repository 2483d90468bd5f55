import type { Operation } from '#schemas';

/** Stands for the inputs of an operation whose type is at fault: any name may be one of them. */
export const unknownInput: Operation['input'] = {};

/** True of an operation of which nobody can say what it takes, so that nobody who calls it is to blame. */
export function hasUnknownInput({ input }: Operation): boolean {
  return input === unknownInput;
}
