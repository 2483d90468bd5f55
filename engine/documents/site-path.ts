/** In the path itself: what browsers drop or read as a slash, and what a decoder on the way would. */
const misreadInPath = /[\\\s]|%(2f|5c|[01][0-9a-f]|7f)/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
const misreadAnywhere = /[\u0000-\u0020\u007f]|\p{Surrogate}/u;

const dot = /^(\.|%2e)$/i;
const twoDots = /^(\.|%2e){2}$/i;

/**
 * The path of this site that a text names, with its query and fragment: dot segments resolved, other than ASCII
 * percent-encoded. Undefined for any text that a browser, or a server that decodes more than it should, could take for
 * another site or could not read.
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
 * Where a link may lead: to a path of this site, a fragment, or an https, mailto or tel address. Undefined for anything
 * else.
 */
export function linkAddress(href: string): string | undefined {
  if (/^(#|https:\/\/|mailto:|tel:)/i.test(href)) return href;
  return sitePath(href);
}
