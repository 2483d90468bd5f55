import type { Action, Journey } from '#schemas';

/** The sequences of a journey, by name. */
export type Sequences = Journey['sequences'];

/** The actions of a sequence; empty for an unknown name. */
export function findSequence(sequences: Sequences, name: string): readonly Action[] {
  return (sequences && Object.hasOwn(sequences, name) ? sequences[name] : undefined) ?? [];
}
