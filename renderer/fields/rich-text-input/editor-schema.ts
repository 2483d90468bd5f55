import { type Attrs, Fragment, type Mark, type Node, Schema } from 'prosemirror-model';
import { type RichBlock, type RichRun, writtenAddress } from '#engine';

/** The closed set of rich texts as ProseMirror knows it. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: ['h1', 'h2', 'h3'].map((tag) => ({ tag })),
      toDOM: () => ['h3', 0],
    },
    subheading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: ['h4', 'h5', 'h6'].map((tag) => ({ tag })),
      toDOM: () => ['h4', 0],
    },
    bullets: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    numbers: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = writtenAddress(element.getAttribute('href') ?? '');
            return href === undefined ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'nofollow noreferrer' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

const { paragraph, bullets, numbers, item, hard_break: hardBreak } = schema.nodes;
const { link, bold, italic } = schema.marks;

/** A rich text as a document of the editor. */
export function documentOf(blocks: readonly RichBlock[]): Node {
  const nodes = blocks.map((block) => {
    if (!('items' in block)) return node(block.kind, null, inlinesOf(block.runs));
    const items = block.items.map((runs) => node('item', null, [node('paragraph', null, inlinesOf(runs))]));
    return node(block.kind, null, items);
  });
  return node('doc', null, nodes.length === 0 ? [node('paragraph', null, [])] : nodes);
}

function node(type: string, attributes: Attrs | null, content: readonly Node[]): Node {
  return schema.node(type, attributes, Fragment.from(content));
}

function inlinesOf(runs: readonly RichRun[]): readonly Node[] {
  return runs.flatMap((run) => {
    const marks = [
      ...(run.href !== undefined && link ? [link.create({ href: run.href })] : []),
      ...(run.bold && bold ? [bold.create()] : []),
      ...(run.italic && italic ? [italic.create()] : []),
    ];
    return run.text
      .split('\n')
      .flatMap((text, index) => [
        ...(index > 0 && hardBreak ? [hardBreak.create(null, null, marks)] : []),
        ...(text === '' ? [] : [schema.text(text, marks)]),
      ]);
  });
}

/** The rich text of a document of the editor. */
export function blocksOf(document: Node): readonly RichBlock[] {
  return document.children.map((block): RichBlock => {
    if (block.type === bullets || block.type === numbers)
      return {
        kind: block.type === bullets ? 'bullets' : 'numbers',
        items: block.children.filter(({ type }) => type === item).map((each) => runsOf(each.firstChild)),
      };
    const kind =
      block.type === paragraph ? 'paragraph' : block.type.name === 'heading' ? 'heading' : 'subheading';
    return { kind, runs: runsOf(block) };
  });
}

function runsOf(block: Node | null): readonly RichRun[] {
  return (block?.children ?? []).map((inline) => ({
    text: inline.type === hardBreak ? '\n' : (inline.text ?? ''),
    ...(has(inline.marks, 'bold') && { bold: true }),
    ...(has(inline.marks, 'italic') && { italic: true }),
    ...hrefOf(inline.marks),
  }));
}

function has(marks: readonly Mark[], name: string): boolean {
  return marks.some(({ type }) => type.name === name);
}

function hrefOf(marks: readonly Mark[]): { readonly href?: string } {
  const href: unknown = marks.find(({ type }) => type === link)?.attrs.href;
  return typeof href === 'string' ? { href } : {};
}
