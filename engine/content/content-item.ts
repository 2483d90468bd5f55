/** An item of a content list. */
export interface ContentItem {
  /** Unique among all items of a language. */
  readonly contentID: number;
  /** Name of its list. */
  readonly referenceName: string;
  /** Position in its list, from 0. */
  readonly itemOrder: number;
  /**
   * The code that shows a field reads its type. In the results of a query, a link to another item is that item,
   * whose own links have the contentID alone.
   */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A field value that refers to another item. */
export interface ContentLink {
  readonly contentID: number;
}

/** Whether a value is `{"contentID": n}` with no other key. */
export function isContentLink(value: unknown): value is ContentLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contentID' in value &&
    typeof value.contentID === 'number' &&
    Object.keys(value).length === 1
  );
}
