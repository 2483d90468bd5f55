import { type RichBlock, type RichRun, settled, writtenAddress } from './rich-blocks.ts';

/** The element of each kind of block. */
const elements = { paragraph: 'p', heading: 'h3', subheading: 'h4', bullets: 'ul', numbers: 'ol' } as const;

/** Writes a rich text as HTML of the closed set, in one form for each text. */
export function writeRichHtml(blocks: readonly RichBlock[]): string {
  return settled(blocks)
    .map((block) => {
      const name = elements[block.kind];
      const inner =
        'items' in block
          ? block.items.map((runs) => `<li>${writeRuns(runs)}</li>`).join('')
          : writeRuns(block.runs);
      return `<${name}>${inner}</${name}>`;
    })
    .join('');
}

function writeRuns(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, bold, italic, href }) => {
      const plain = escaped(text).replaceAll('\n', '<br>');
      const slanted = italic ? `<em>${plain}</em>` : plain;
      const heavy = bold ? `<strong>${slanted}</strong>` : slanted;
      return href === undefined ? heavy : `<a href="${escaped(href)}">${heavy}</a>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
}

const part = /<(\/?)([a-z][a-z\d]*)((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>|<!--[^>]*-->|[^<]+|</gi;
const kinds: Readonly<Record<string, RichBlock['kind']>> = {
  p: 'paragraph',
  div: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'subheading',
  h5: 'subheading',
  h6: 'subheading',
  ul: 'bullets',
  ol: 'numbers',
};
/** Elements whose content is no text. */
const unread = /<(script|style|template|iframe|svg|math)\b[^>]*>.*?<\/\1\s*>/gis;

/** Reads HTML into the closed set: elements and attributes outside of it are left out, their texts stay. */
export function readRichHtml(html: string): readonly RichBlock[] {
  const blocks: RichBlock[] = [];
  let list: 'bullets' | 'numbers' | undefined;
  let [bold, italic, href]: [number, number, string | undefined] = [0, 0, undefined];
  let runs: RichRun[] = [];
  const begin = (kind: RichBlock['kind']) => {
    runs = [];
    blocks.push(kind === 'bullets' || kind === 'numbers' ? { kind, items: [runs] } : { kind, runs });
  };
  const add = (text: string) =>
    runs.push({
      text,
      ...(bold > 0 && { bold: true }),
      ...(italic > 0 && { italic: true }),
      ...(href !== undefined && { href }),
    });
  for (const [whole, close = '', tag = '', attributes = ''] of html.replace(unread, '').matchAll(part)) {
    const name = tag.toLowerCase();
    const step = close === '' ? 1 : -1;
    const kind = kinds[name];
    if (name === '' && !whole.startsWith('<!--')) {
      if (blocks.length === 0 && whole.trim() !== '') begin('paragraph');
      add(unescaped(whole).replace(/\s+/g, ' '));
    } else if (name === 'br') add('\n');
    else if (name === 'strong' || name === 'b') bold = Math.max(0, bold + step);
    else if (name === 'em' || name === 'i') italic = Math.max(0, italic + step);
    else if (name === 'a') {
      const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
      href = close === '' ? writtenAddress(unescaped(double ?? single ?? '')) : undefined;
    } else if (kind === 'bullets' || kind === 'numbers') list = close === '' ? kind : undefined;
    else if (name === 'li' && close === '') begin(list ?? 'bullets');
    // A paragraph within an item is a line of it.
    else if (kind !== undefined && list !== undefined) add('\n');
    else if (kind !== undefined) begin(close === '' ? kind : 'paragraph');
  }
  return settled(blocks);
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    nbsp: ' ',
  };
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? '');
}
