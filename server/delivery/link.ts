/** A field value that stands for another item. */
export interface Link {
  readonly contentID: number;
}

/** `{"contentID": n}` and nothing else in it. */
export function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contentID' in value &&
    typeof value.contentID === 'number' &&
    Object.keys(value).length === 1
  );
}

/** A list of links and nothing else in it. */
export function isLinkList(value: unknown): value is readonly Link[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLink);
}
