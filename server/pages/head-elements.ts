import sanitizeHtml from 'sanitize-html';

/** A `meta` or `link` element that an author added to the head of a page. */
export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Attributes that only describe. None runs, loads or redirects: no `http-equiv`, no stylesheet, no preload.
 */
const allowedAttributes: Readonly<Record<HeadElement['tag'], readonly string[]>> = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'hreflang', 'title', 'type', 'sizes'],
};

const allowedRelations =
  /^(alternate|apple-touch-icon|author|help|icon|license|me|next|prev|search|shortcut icon)$/i;

/** The `meta` and `link` elements of some HTML that are safe in the head; everything else is left out. */
export function headElements(html: string): readonly HeadElement[] {
  const found: HeadElement[] = [];
  const collect = (tag: HeadElement['tag'], attributes: Record<string, string>) => {
    const kept = Object.entries(attributes).filter(([name]) => allowedAttributes[tag].includes(name));
    const element = { tag, attributes: Object.fromEntries(kept) };
    if (isSafe(element)) found.push(element);
    return { tagName: tag, attribs: {} };
  };
  sanitizeHtml(html, {
    allowedTags: ['meta', 'link'],
    transformTags: {
      meta: (_, attributes) => collect('meta', attributes),
      link: (_, attributes) => collect('link', attributes),
    },
  });
  return found;
}

function isSafe({ tag, attributes }: HeadElement): boolean {
  const { name, property, content, rel = '', href = '' } = attributes;
  if (tag === 'meta') return content !== undefined && (name !== undefined || property !== undefined);
  return allowedRelations.test(rel) && /^(https:\/\/|\/(?!\/))/.test(href);
}
