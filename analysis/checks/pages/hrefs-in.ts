import { addressesIn } from './addresses-in.ts';

/** Every link in a document, also in its HTML, with its pointer or that of the text around it. */
export function hrefsIn(document: object): readonly (readonly [pointer: string, href: string])[] {
  return addressesIn(document).flatMap(({ pointer, text, name, parentName }) => {
    if (text.includes('href=')) return linksInHtml(text).map((href) => [pointer, href] as const);
    return name === 'href' || (name === 'url' && parentName === 'redirect') ? [[pointer, text] as const] : [];
  });
}

/** The addresses of the links in an HTML text. */
function linksInHtml(html: string): readonly string[] {
  const links = html.matchAll(/<a\s[^>]*?href=(?:"([^"]*)"|'([^']*)')/gi);
  return [...links].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));
}
