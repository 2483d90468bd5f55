/** A row of a table, as `rows` gives it. One without a value heads those that follow. */
export interface TableRow {
  readonly label: string;
  readonly value?: string;
  readonly note?: string;
}
