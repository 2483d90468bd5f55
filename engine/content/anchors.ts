const longestAnchor = 60;

/**
 * The anchor of a heading, made from its words. A second heading of the same words gets "-2" after it.
 *
 * @example headingAnchor('Opening hours') // 'opening-hours'
 */
export function headingAnchor(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, longestAnchor).replace(/-$/, '') || 'section';
}

/** The anchor that opens the section of a content item: `section-12` for item 12. */
export function sectionAnchor(contentID: number): string {
  return `section-${contentID}`;
}
