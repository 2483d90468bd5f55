/** Elements whose content is not shown. */
const hidden = /<(script|style|template)\b[^>]*>.*?<\/\1\s*>|<!--.*?-->/gis;
/** Elements within a line of text; others end a word. */
const inline = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const tag = /<[a-z/!][^>]*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  amacr: 'ā',
  emacr: 'ē',
  imacr: 'ī',
  omacr: 'ō',
  umacr: 'ū',
};

/**
 * The words of a text that may hold HTML, on one line. It is not safe HTML, but text to be escaped.
 *
 * @example plainText('<p>Fish &amp; <b>chips</b></p>') // 'Fish & chips'
 */
export function plainText(html: string): string {
  return html
    .replace(hidden, ' ')
    .replace(inline, '')
    .replace(tag, ' ')
    .replace(entity, decoded)
    .replace(/\s+/g, ' ')
    .trim();
}

function decoded(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? written;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : written;
}

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
