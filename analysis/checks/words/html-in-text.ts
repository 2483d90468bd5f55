import { blockElements, inlineElements } from '#engine';
import { quoted } from '#engine/parts';

/** HTML in a plain text, and what to write instead. */
export interface HtmlInText {
  readonly found: string;
  readonly help: string;
  /** The text without it, as visitors should read it; undefined where nothing would be left. */
  readonly plain: string | undefined;
}

/** Elements that texts may not hold and that no one writes but as HTML: `<name>` may stand for a name in a text. */
const refusedElements =
  'acronym big blink center fieldset font h1 html iframe marquee nobr noscript script strike svg textarea tt';

const elements = [...inlineElements, ...blockElements, ...refusedElements.split(' ')].join('|');

const tags: readonly RegExp[] = [
  new RegExp(`</?(?:${elements})(?:\\s[^<>]*)?/?>`, 'i'),
  // Any other name, if the tag ends an element or has attributes.
  /<\/[a-z][a-z0-9-]*\s*>/i,
  /<[a-z][a-z0-9-]*(?:\s+[a-z-]+=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))+\s*\/?>/i,
];

/** The HTML entities that are recognised, with their characters. "B&Bs;", for example, is not an entity. */
const characters: { readonly [entity: string]: string } = {
  nbsp: '\u00A0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  frac12: '½',
  euro: '€',
  pound: '£',
  sect: '§',
  rarr: '→',
  larr: '←',
  eacute: 'é',
  egrave: 'è',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  amacr: 'ā',
  emacr: 'ē',
  imacr: 'ī',
  omacr: 'ō',
  umacr: 'ū',
  shy: '\u00AD',
};

const entity = new RegExp(
  `&(?:(?<name>${Object.keys(characters).join('|')})|#(?<decimal>\\d{2,7})|#x(?<hexadecimal>[0-9a-f]{2,6}));`,
  'i',
);

/** The first tag or entity in a plain text. */
export function htmlInText(text: string): HtmlInText | undefined {
  const tag = tags.flatMap((each) => each.exec(text)?.[0] ?? [])[0];
  if (tag !== undefined)
    return {
      found: tag,
      help: 'Take it out, or write the text as a block of rich text.',
      plain: withoutTags(text),
    };
  const match = entity.exec(text);
  if (match === null) return undefined;
  const character = characterOf(match.groups ?? {});
  const isSeen = character !== undefined && /[^\s\p{C}]/u.test(character);
  return {
    found: match[0],
    help: isSeen ? `Write ${quoted(character)}.` : 'Write the character itself, such as a blank.',
    plain: isSeen ? text.replaceAll(match[0], () => character) : undefined,
  };
}

/** Tags of elements between which words stand apart. */
const ofBlocks = /^<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th)\b/i;

function withoutTags(text: string): string | undefined {
  const all = tags.map(({ source }) => new RegExp(source, 'gi'));
  const plain = all.reduce(
    (left, tag) => left.replace(tag, (each) => (ofBlocks.test(each) ? ' ' : '')),
    text,
  );
  return plain.replace(/\s+(?=[.,;:!?])|^\s+|\s+$/g, '').replace(/\s{2,}/g, ' ') || undefined;
}

function characterOf(parts: { readonly [part: string]: string | undefined }): string | undefined {
  const { name, decimal, hexadecimal } = parts;
  if (name !== undefined) return characters[name];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
