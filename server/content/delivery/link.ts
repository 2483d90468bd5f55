/** A field value that refers to another item. */
export interface Link {
  readonly contentID: number;
}

/** Whether a value is `{"contentID": n}` with no other key. */
export function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contentID' in value &&
    typeof value.contentID === 'number' &&
    Object.keys(value).length === 1
  );
}

/** Whether a value is a list of links only, and not empty. */
export function isLinkList(value: unknown): value is readonly Link[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLink);
}
