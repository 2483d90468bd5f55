/** Kinds of parts that sites have most of, the most used first. */
const commonKinds: readonly string[] = [
  // Questions
  ...['text-input', 'radio-group', 'yes-no', 'text-area', 'select', 'checkbox', 'checkbox-group'],
  ...['number-input', 'date-input', 'choice-cards', 'suggest-input', 'stepper', 'switch'],
  // Other parts of a form
  ...['notice', 'table', 'next-steps', 'button'],
  // Modules of a page
  ...['rich-text', 'section-header', 'header-banner', 'image-card', 'cards', 'form', 'accordion', 'notes'],
  ...['quote', 'quick-links', 'feature-cards', 'banner', 'stats', 'description-list', 'text-table'],
  ...['video-card', 'breadcrumb', 'faq-in-page', 'image-strip', 'tabbed-content', 'related-articles'],
];

/** Sorts kinds by how often they are used; the others stay in their order, after these. */
export function commonFirst<Kind extends { readonly type: string }>(kinds: readonly Kind[]): readonly Kind[] {
  const rank = ({ type }: Kind) => {
    const found = commonKinds.indexOf(type);
    return found === -1 ? commonKinds.length : found;
  };
  return kinds.toSorted((one, other) => rank(one) - rank(other));
}
