/** The server's data on the answers that it keeps for a visitor. Durations are in milliseconds. */
export interface Keeping {
  /** How long they are kept after the last change. */
  readonly keptMs: number;
  /** Time until they are deleted if nothing is changed. */
  readonly leftMs: number;
  /** Time until the visitor's session ends, whatever is changed. */
  readonly endsInMs: number;
  /** Whether any answers are kept. */
  readonly hasAnswers: boolean;
  /** Whether this is the first step of the journey. */
  readonly isFirst: boolean;
  /** Label of the button that leads to the step that saves them for later; omitted where there is none. */
  readonly saveLabel?: string | undefined;
  /** Whether the visitor has just deleted all of them. */
  readonly wasCleared?: boolean;
}
