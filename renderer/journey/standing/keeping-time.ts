/** What the server says of the answers that it keeps for a visitor. */
export interface Keeping {
  /** How long they are kept after the last change; milliseconds, as all of these. */
  readonly keptMs: number;
  /** How long they are still kept if nothing is changed any more. */
  readonly leftMs: number;
  /** How long the visitor's session can last at most, whatever is changed. */
  readonly endsInMs: number;
  /** Whether anything is kept. */
  readonly hasAnswers: boolean;
  /** The step is where the journey begins. */
  readonly isFirst: boolean;
  /** The visitor has just had all of it deleted. */
  readonly wasCleared?: boolean;
}
