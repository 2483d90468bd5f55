import type { Action, Journey } from '#schemas';

/** The sequences of a journey, by name. */
export type Sequences = Journey['sequences'];

/** The actions of a sequence; none for a name that the journey does not have. */
export function findSequence(sequences: Sequences, name: string): readonly Action[] {
  return (sequences && Object.hasOwn(sequences, name) ? sequences[name] : undefined) ?? [];
}
