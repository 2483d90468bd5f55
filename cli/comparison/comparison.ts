import { type Change, type ComparedPart, comparedParts, partHeadings } from '#analysis';
import type { SessionGroup } from '#server';

/** Changes between two releases, with the names of both. */
export interface NamedComparison {
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  /** Outcome for open sessions, if requested. */
  readonly sessions: readonly SessionGroup[] | undefined;
}

/** Changes of one part under its heading. */
export interface ComparisonSection {
  readonly part: ComparedPart;
  readonly heading: string;
  readonly changes: readonly Change[];
}

/** The parts in which something changes, in their order. */
export function sectionsOf(changes: readonly Change[]): readonly ComparisonSection[] {
  return comparedParts
    .map((part) => ({
      part,
      heading: partHeadings[part],
      changes: changes.filter((change) => change.part === part),
    }))
    .filter((section) => section.changes.length > 0);
}
