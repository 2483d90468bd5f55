/** How settled the properties of a module or field are. */
export const statuses = {
  new: 'New: it may be used; its properties may still change.',
  stable: 'Stable: its properties change only together with a migration.',
  retiring: 'Retiring: keep it where it is, and do not begin anything new with it.',
} as const;

export type Status = keyof typeof statuses;

/** One `guidance.json`: how authors and designers choose and fill a module or field. */
export interface Guidance {
  readonly status: Status;
  /** Other names of the same thing, by which the search finds it. */
  readonly synonyms: readonly string[];
  /** When to use it. */
  readonly use: readonly string[];
  /** When to use something else, and what. */
  readonly avoid: readonly string[];
  readonly content: readonly string[];
  readonly accessibility: readonly string[];
}

/** The parts of a guidance that are lists of sentences, with their headings. */
export const guidanceParts = {
  use: 'When to use it',
  avoid: 'When to use something else',
  content: 'Words',
  accessibility: 'Accessibility',
} as const satisfies Partial<Record<keyof Guidance, string>>;

export type GuidancePart = keyof typeof guidanceParts;
