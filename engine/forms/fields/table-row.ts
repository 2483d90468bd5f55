/** A row of a table, as given by `rows`. A row without a value is a heading for those after it. */
export interface TableRow {
  readonly label: string;
  readonly value?: string;
  readonly note?: string;
}
