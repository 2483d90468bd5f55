import {
  type AttributeSpec,
  type Mark,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { inlineElements, isSafeAttribute } from '#engine';

/** A line of text, or several blocks of it. */
export type HtmlSubset = 'inline' | 'block';

type Attributes = Readonly<Record<string, string>>;

/** Attributes that visitors get; all others are left out, as they are where the text is shown. */
function attributesOf(element: HTMLElement): { readonly attributes: Attributes } {
  const kept = [...element.attributes].filter(({ name, value }) =>
    isSafeAttribute(element.localName, name, value),
  );
  return { attributes: Object.fromEntries(kept.map(({ name, value }) => [name, value])) };
}

const attrs: Readonly<Record<string, AttributeSpec>> = { attributes: { default: {} } };

function writtenAs(tag: string) {
  return ({ attrs: { attributes } }: Mark | Node) => [tag, attributes, 0] as const;
}

/** Elements within a line, each as a mark of its own, so that none is written as another. */
const marks = Object.fromEntries(
  inlineElements
    .filter((tag) => tag !== 'br' && tag !== 'wbr')
    .map((tag): readonly [string, MarkSpec] => [
      tag,
      {
        attrs,
        // Elements of one kind may stand in each other, but for links and what has no effect twice.
        excludes: tag === 'span' ? '' : tag,
        inclusive: tag !== 'a',
        parseDOM: [{ tag, getAttrs: attributesOf }],
        toDOM: writtenAs(tag),
      },
    ]),
);

function block(tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec {
  return {
    attrs,
    content,
    group: 'block',
    parseDOM: [{ tag, getAttrs: attributesOf }],
    toDOM: writtenAs(tag),
    ...more,
  };
}

const lines: Readonly<Record<string, NodeSpec>> = {
  text: { group: 'inline' },
  br: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
};

/** The elements that the editor can change; others that are safe stay in texts that are edited as HTML. */
export const schemas: Readonly<Record<HtmlSubset, Schema>> = {
  inline: new Schema({
    nodes: {
      doc: { content: 'line' },
      line: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
      ...lines,
    },
    marks,
  }),
  block: new Schema({
    nodes: {
      doc: { content: 'block+' },
      p: block('p', 'inline*'),
      ...Object.fromEntries(
        ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, block(tag, 'inline*', { defining: true })]),
      ),
      blockquote: block('blockquote', 'block+', { defining: true }),
      ul: block('ul', 'li+'),
      ol: block('ol', 'li+'),
      li: block('li', 'p block*', { group: '', defining: true }),
      hr: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
      ...lines,
    },
    marks,
  }),
};
