/** Characters that browsers drop or read as a slash, also when a proxy decodes them. */
const misreadInPath = /[\\\s]|%(2f|5c|[01][0-9a-f]|7f)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const misreadAnywhere = /[\u0000-\u0020\u007f]|\p{Surrogate}/u;

const dot = /^(\.|%2e)$/i;
const twoDots = /^(\.|%2e){2}$/i;

/**
 * The path on this site that a text names, with query and fragment: dot segments resolved, non-ASCII
 * characters percent-encoded. Undefined for a text that is no such path, or that a browser or a decoding
 * proxy could take for an address of another site.
 *
 * @example sitePath('/help/../about?a=1') // '/about?a=1'
 * @example sitePath('/..//elsewhere.example') // undefined
 */
export function sitePath(text: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  if (!path.startsWith('/') || misreadAnywhere.test(text) || misreadInPath.test(path)) return undefined;
  const segments = path.slice(1).split('/');
  const kept: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (twoDots.test(segment)) kept.pop();
    if (dot.test(segment) || twoDots.test(segment)) {
      if (isLast) kept.push('');
    } else if (segment === '' && !isLast) return undefined;
    else kept.push(segment);
  }
  return `/${kept.join('/')}${rest}`.replace(/[^\u0021-\u007e]+/g, encodeURIComponent);
}

/**
 * The address of a link: a path of this site, a fragment, or an https, mailto or tel address. Undefined for
 * anything else.
 */
export function linkAddress(href: string): string | undefined {
  if (/^(#|https:\/\/|mailto:|tel:)/i.test(href)) return href;
  return sitePath(href);
}
