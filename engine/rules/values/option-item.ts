interface AnyOption {
  readonly id: string;
  readonly label: unknown;
  readonly hint?: unknown;
  readonly data?: object;
}

/** An option as the `item` of rules: its id, data columns, and its label and hint where no formulas give them. */
export function itemOf({ id, label, hint, data }: AnyOption): Readonly<Record<string, unknown>> {
  return {
    ...data,
    id,
    ...(typeof label === 'string' && { label }),
    ...(typeof hint === 'string' && { hint }),
  };
}
