import { type RichBlock, type RichRun, settled, writtenAddress } from './rich-blocks.ts';

/**
 * Reads a rich text as people write it into a plain text box: `**bold**`, `*italic*` or `_italic_`, `# ` for a heading,
 * `## ` for a smaller one, `- ` and `1. ` for lists, `[words](address)` for a link. Anything else stays as it is written; a
 * backslash takes the meaning of the sign behind it away.
 */
export function readMarks(text: string): readonly RichBlock[] {
  const blocks: RichBlock[] = [];
  let isOpen = false;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const last = blocks.at(-1);
    const content = line.trim();
    const begun = /^(#{1,2}|[-*+•]|\d{1,3}[.)])\s+(\S.*)$/.exec(content);
    const [, mark = '', rest = ''] = begun ?? [];
    if (content === '') isOpen = false;
    else if (isOpen && last && 'items' in last && /^\s{2}/.test(line)) {
      const [item = [], ...before] = last.items.toReversed();
      blocks[blocks.length - 1] = { ...last, items: [...before.toReversed(), continued(item, content)] };
    } else if (mark.startsWith('#')) {
      blocks.push({ kind: mark === '#' ? 'heading' : 'subheading', runs: [{ text: rest }] });
      isOpen = false;
    } else if (begun) {
      const kind = /\d/.test(mark) ? 'numbers' : 'bullets';
      blocks.push({ kind, items: [[{ text: rest }]] });
      isOpen = true;
    } else if (isOpen && last?.kind === 'paragraph') {
      blocks[blocks.length - 1] = { ...last, runs: continued(last.runs, content) };
    } else {
      blocks.push({ kind: 'paragraph', runs: [{ text: content }] });
      isOpen = true;
    }
  }
  return settled(
    blocks.map((block) =>
      'items' in block
        ? { ...block, items: block.items.map(readRuns) }
        : { ...block, runs: readRuns(block.runs) },
    ),
  );
}

function continued(runs: readonly RichRun[], line: string): readonly RichRun[] {
  return [{ text: `${runs[0]?.text ?? ''}\n${line}` }];
}

/** A part of a line: a text, a mark that may begin or end a format, or the edge of a link. */
type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: '**' | '*' | '_' }
  | { readonly kind: 'edge'; readonly href: string | undefined };

const link = /\[((?:\\.|[^[\]\\])+)\]\(((?:\\.|[^()\s\\])+)\)/y;

function* tokensOf(text: string, isInLink = false): Iterable<Token> {
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    link.lastIndex = at;
    const found = sign === '[' && !isInLink ? link.exec(text) : null;
    const href = found && writtenAddress((found[2] ?? '').replace(/\\(.)/g, '$1'));
    if (found && href) {
      yield { kind: 'edge', href };
      yield* tokensOf(found[1] ?? '', true);
      yield { kind: 'edge', href: undefined };
      at += found[0].length;
    } else if (sign === '\\' && /[\\*_[\]#+•.)-]/.test(text.charAt(at + 1))) {
      yield { kind: 'text', text: text.charAt(at + 1) };
      at += 2;
    } else if (sign === '*' || sign === '_') {
      const mark = text.startsWith('**', at) ? '**' : sign;
      yield { kind: 'mark', text: mark };
      at += mark.length;
    } else {
      const plain = /^[^\\*_[]+/.exec(text.slice(at, at + 200))?.[0] ?? sign;
      yield { kind: 'text', text: plain };
      at += plain.length;
    }
  }
}

function readRuns(lines: readonly RichRun[]): readonly RichRun[] {
  const tokens = [...tokensOf(lines.map(({ text }) => text).join(''))];
  const paired = pairs(tokens);
  const runs: RichRun[] = [];
  let [bold, italic, href]: [boolean, boolean, string | undefined] = [false, false, undefined];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'edge') href = token.href;
    else if (token.kind === 'mark' && paired.has(index)) {
      if (token.text === '**') bold = !bold;
      else italic = !italic;
    } else {
      const { text } = token;
      runs.push({
        text,
        ...(bold && { bold }),
        ...(italic && { italic }),
        ...(href !== undefined && { href }),
      });
    }
  }
  return runs;
}

/** The marks that begin or end a format: a mark before a space begins none, one behind a space ends none. */
function pairs(tokens: readonly Token[]): ReadonlySet<number> {
  const before = neighbours(tokens);
  const after = neighbours(tokens.toReversed(), true).toReversed();
  const found = new Set<number>();
  const open = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'mark') continue;
    const [left, right] = [before[index] ?? ' ', after[index] ?? ' '];
    const isWordy = token.text === '_' && isWord(left) && isWord(right);
    const start = open.get(token.text);
    if (start !== undefined && !/\s/.test(left) && !(token.text === '_' && isWord(right))) {
      found.add(start).add(index);
      open.delete(token.text);
    } else if (start === undefined && !/\s/.test(right) && !isWordy) {
      if (token.text !== '_' || !isWord(left)) open.set(token.text, index);
    }
  }
  return found;
}

/** For each token the sign of a text that is next to it on one side, whatever marks are between. */
function neighbours(tokens: readonly Token[], isFirst = false): readonly string[] {
  let sign = ' ';
  return tokens.map((token) => {
    const known = sign;
    if (token.kind === 'text') sign = (isFirst ? [...token.text][0] : [...token.text].at(-1)) ?? sign;
    return known;
  });
}

function isWord(sign: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(sign);
}

/** Writes a rich text as `readMarks` reads it. */
export function writeMarks(blocks: readonly RichBlock[]): string {
  const written = settled(blocks).map((block) => {
    switch (block.kind) {
      case 'heading':
        return `# ${writeRuns(block.runs)}`;
      case 'subheading':
        return `## ${writeRuns(block.runs)}`;
      case 'paragraph':
        return writeRuns(block.runs).split('\n').map(withoutMark).join('\n');
      default: {
        const mark = (index: number) => (block.kind === 'bullets' ? '-' : `${index + 1}.`);
        return block.items
          .map((runs, index) => `${mark(index)} ${writeRuns(runs).replaceAll('\n', '\n  ')}`)
          .join('\n');
      }
    }
  });
  return written.join('\n\n');
}

/** A line of a paragraph that begins like another block, with a backslash. */
function withoutMark(line: string): string {
  return line.replace(/^(#{1,2}|[-+•]|\d{1,3}[.)])(?=\s)/, (mark) =>
    /\d/.test(mark) ? `${mark.slice(0, -1)}\\${mark.slice(-1)}` : `\\${mark}`,
  );
}

function writeRuns(runs: readonly RichRun[]): string {
  let written = '';
  let last: Omit<RichRun, 'text'> = {};
  for (const run of [...runs, { text: '' }]) {
    const { text, ...formats }: RichRun = run;
    if (last.href !== formats.href && last.href !== undefined) written += `](${last.href})`;
    // The format that ends comes before the one that begins.
    const changes = [
      [last.bold, formats.bold, '**'],
      [last.italic, formats.italic, '*'],
    ] as const;
    for (const [was, is, mark] of changes) if (was !== is) written += mark;
    if (last.href !== formats.href && formats.href !== undefined) written += '[';
    written += text.replace(/[\\*_[\]]/g, '\\$&');
    last = formats;
  }
  return written;
}
