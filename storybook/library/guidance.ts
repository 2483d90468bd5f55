/** How stable the properties of a module or field are. */
export const statuses = {
  new: 'New: it may be used; its properties may still change.',
  stable: 'Stable: its properties change only together with a migration.',
  retiring: 'Retiring: keep it where it is, and do not begin anything new with it.',
} as const;

type Status = keyof typeof statuses;

/** One `guidance.json`: how authors and designers choose and fill in a module or field. */
export interface Guidance {
  readonly status: Status;
  /** Other names, by which the search finds it. */
  readonly synonyms: readonly string[];
  /** When to use it. */
  readonly use: readonly string[];
  /** When to use something else, and what. */
  readonly avoid: readonly string[];
  readonly content: readonly string[];
  readonly accessibility: readonly string[];
}

/** The lists of sentences in a guidance, with their headings. */
export const guidanceParts = {
  use: 'When to use it',
  avoid: 'When to use something else',
  content: 'Words',
  accessibility: 'Accessibility',
} as const satisfies Partial<Record<keyof Guidance, string>>;

export type GuidancePart = keyof typeof guidanceParts;
