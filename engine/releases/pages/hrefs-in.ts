import { partsIn } from './parts-in.ts';

/** Every link in a document, also in its HTML, with its pointer or that of the text around it. */
export function hrefsIn(document: object): readonly (readonly [pointer: string, href: string])[] {
  const parts = partsIn(
    document,
    (part, name, _parent, parentName) =>
      typeof part === 'string' &&
      (name === 'href' || (name === 'url' && parentName === 'redirect') || part.includes('href=')),
  );
  return parts.flatMap(([pointer, part]) => {
    const text = String(part);
    const hrefs = text.includes('href=') ? linksInHtml(text) : [text];
    return hrefs.map((href) => [pointer, href] as const);
  });
}

/** The addresses of the links in an HTML text. */
function linksInHtml(html: string): readonly string[] {
  const links = html.matchAll(/<a\s[^>]*?href=(?:"([^"]*)"|'([^']*)')/gi);
  return [...links].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}
