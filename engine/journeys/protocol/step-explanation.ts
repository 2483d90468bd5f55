/** Why a step is as it is for one visitor, as lines of text with sensitive values masked. */
export interface StepExplanation {
  readonly step: string;
  /** Why the visitor may open the step. */
  readonly itself: readonly string[];
  readonly fields: readonly FieldExplanation[];
  /** Why the next step follows, or what keeps the visitor from going on. */
  readonly next: readonly string[];
}

/** Why one field is shown, hidden, not answered yet or wrong. */
export interface FieldExplanation {
  readonly name: string;
  readonly label: string;
  readonly outcome: 'shown' | 'hidden' | 'not answered yet' | 'wrong';
  readonly lines: readonly string[];
}
