import { type ContentSource, type DeliveredItem, isLink, isLinkList } from './content-source.ts';

export interface ItemQuery {
  readonly language: string;
  readonly id: number;
  /** How many levels of links are replaced by their items; 0, the default, leaves links as they are. */
  readonly depth?: number;
}

/** Deeper than any page needs. */
const greatestDepth = 5;

/** Links can fan out at every level; after this many items, further links stay links. */
const mostItems = 1000;

/** One item, or null if there is none. A link to a missing item becomes null, or is left out of its list. */
export function readItem(
  source: ContentSource,
  { language, id, depth = 0 }: ItemQuery,
): DeliveredItem | null {
  const items = source.items.get(language);
  const item = items?.get(id);
  if (items === undefined || item === undefined) return null;
  const allowance = { left: mostItems };

  function expanded(from: DeliveredItem, levels: number): DeliveredItem {
    if (levels <= 0) return from;
    const fields: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(from.fields)) {
      if (isLink(value)) fields[name] = followed(value.contentID, levels);
      else if (isLinkList(value)) {
        fields[name] = value
          .map((link) => followed(link.contentID, levels))
          .filter((found) => found !== null);
      } else fields[name] = value;
    }
    return { ...from, fields };
  }

  function followed(
    contentID: number,
    levels: number,
  ): DeliveredItem | { readonly contentID: number } | null {
    const target = items?.get(contentID);
    if (target === undefined) return null;
    if (allowance.left <= 0) return { contentID };
    allowance.left--;
    return expanded(target, levels - 1);
  }

  return expanded(item, Math.min(depth, greatestDepth));
}
