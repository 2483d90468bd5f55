import type { ContentItem } from '../content-item.ts';
import type { Choice } from '../readers/read-fields.ts';

/** Site settings that a list needs. */
export interface ListSetting {
  readonly language: string;
  /** The day of a date, or of a date and time, in the time zone of the site: `yyyy-mm-dd`. */
  readonly dayOf: (text: string) => string | undefined;
  /** Address of an item's page. */
  readonly itemPath: (item: ContentItem) => string | undefined;
}

/** Each choice once, sorted by title. */
export function sortedChoices(choices: Iterable<Choice>, language: string): readonly Choice[] {
  const { compare } = new Intl.Collator(language);
  const byId = new Map<number, Choice>();
  for (const choice of choices) byId.set(choice.id, choice);
  return [...byId.values()].toSorted((a, b) => compare(a.title, b.title));
}
