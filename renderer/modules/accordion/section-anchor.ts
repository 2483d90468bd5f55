const prefix = 'section-';

/** Fragment that opens the section of a content item: `section-12` for item 12. */
export function sectionAnchor(contentID: number): string {
  return `${prefix}${contentID}`;
}
