/** Some signs of a line and how they are written. A line feed within them is a new line of the block. */
export interface RichRun {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  /** Address of a link. */
  readonly href?: string;
}

/** A block of a rich text: the closed set that visitors may write. */
export type RichBlock =
  | { readonly kind: 'paragraph' | 'heading' | 'subheading'; readonly runs: readonly RichRun[] }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly (readonly RichRun[])[] };

/** Addresses that a link may have; anything else, such as a script, is no link. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"\\]+$/i;

/**
 * The address of a link as it is kept; undefined for one that a link may not have. One that begins with the name of a
 * host is taken for a page of the web.
 *
 * @example writtenAddress('www.example.org') // 'https://www.example.org'
 */
export function writtenAddress(written: string): string | undefined {
  const typed = written.trim();
  const whole = /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]|$))/i.test(typed)
    ? `https://${typed}`
    : typed;
  const address = whole.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  return safeAddress.test(address) ? address : undefined;
}

/** The one form of a rich text: no empty blocks, no double spaces, no formatted space, no list beside one of its kind. */
export function settled(blocks: readonly RichBlock[]): readonly RichBlock[] {
  const kept: RichBlock[] = [];
  for (const block of blocks) {
    if ('items' in block) {
      const items = block.items.map(settledRuns).filter((runs) => runs.length > 0);
      const last = kept.at(-1);
      if (items.length === 0) continue;
      if (last?.kind === block.kind && 'items' in last)
        kept[kept.length - 1] = { kind: block.kind, items: [...last.items, ...items] };
      else kept.push({ kind: block.kind, items });
      continue;
    }
    const isLine = block.kind !== 'paragraph';
    const runs = settledRuns(isLine ? block.runs.map(inOneLine) : block.runs);
    if (runs.length > 0) kept.push({ kind: block.kind, runs });
  }
  return kept;
}

function inOneLine(run: RichRun): RichRun {
  return { ...run, text: run.text.replace(/\n/g, ' ') };
}

/** A sign with its formats; runs are settled sign by sign, since spaces go across them. */
type Sign = RichRun;

function settledRuns(runs: readonly RichRun[]): readonly RichRun[] {
  const signs: Sign[] = [];
  for (const { text, ...formats } of runs) {
    for (const sign of text.replace(/\r\n?/g, '\n').replace(/[^\S\n]/g, ' ')) {
      const last = signs.at(-1)?.text;
      const isSpace = sign === ' ' || sign === '\n';
      if (isSpace && (last === undefined || last === '\n' || (last === ' ' && sign === ' '))) continue;
      if (sign === '\n' && last === ' ') signs.pop();
      signs.push({ ...formats, text: sign });
    }
  }
  while (/^\s$/.test(signs.at(-1)?.text ?? '')) signs.pop();
  return joined(withPlainEdges(withPlainEdges(withPlainEdges(signs, 'href'), 'bold'), 'italic'));
}

/** Takes a format off the spaces at either end of a stretch that has it. */
function withPlainEdges(signs: readonly Sign[], format: 'bold' | 'italic' | 'href'): readonly Sign[] {
  const plain = ({ [format]: _, ...sign }: Sign): Sign => sign;
  const isSpace = ({ text }: Sign) => text === ' ' || text === '\n';
  const found = [...signs];
  for (let start = 0; start < found.length; ) {
    const value = found[start]?.[format];
    let end = start + 1;
    while (end < found.length && found[end]?.[format] === value) end++;
    if (value !== undefined) {
      const inner = found.slice(start, end);
      const first = inner.findIndex((sign) => !isSpace(sign));
      const last = inner.findLastIndex((sign) => !isSpace(sign));
      for (const [index, sign] of inner.entries())
        if (first < 0 || index < first || index > last) found[start + index] = plain(sign);
    }
    start = end;
  }
  return found;
}

function joined(signs: readonly Sign[]): readonly RichRun[] {
  const runs: RichRun[] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    if (last && last.bold === sign.bold && last.italic === sign.italic && last.href === sign.href)
      runs[runs.length - 1] = { ...last, text: last.text + sign.text };
    else runs.push(sign);
  }
  return runs;
}
