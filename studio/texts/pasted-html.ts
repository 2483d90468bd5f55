import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { type HtmlSubset, schemas } from './html-schema.ts';

/** Properties of an editor that takes what is pasted. */
export function pasting(
  subset: HtmlSubset,
): Pick<EditorProps, 'transformPastedHTML' | 'clipboardTextParser'> {
  const schema = schemas[subset];
  return {
    transformPastedHTML: (html) => pastedHtml(html, subset),
    ...(subset === 'inline' && { clipboardTextParser: (text: string) => pastedLine(text, schema) }),
  };
}

/**
 * Takes from a text processor or another page as much as a text can have: nothing is lost. Cells of tables
 * become paragraphs; in a text of one line each block begins after a line break.
 */
function pastedHtml(html: string, subset: HtmlSubset): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, title, meta, link, template')) element.remove();
  emphasize(body);
  listsOfWord(body);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const cell of body.querySelectorAll('caption, td, th')) unwrapCell(cell);
  for (const part of body.querySelectorAll('table, thead, tbody, tfoot, tr'))
    part.replaceWith(...part.childNodes);
  if (subset === 'inline') return linesOf(body);
  for (const part of body.querySelectorAll(
    'div, section, article, header, footer, main, aside, figure, figcaption, pre, dt, dd',
  ))
    if (part.querySelector(blocks) === null) rename(part, 'p');
    else part.replaceWith(...part.childNodes);
  return body.innerHTML;
}

/** Plain text for a text of one line, with its line breaks. */
function pastedLine(text: string, schema: Schema): Slice {
  const { br } = schema.nodes;
  const nodes = text
    .split(/(?:\r\n?|\n)+/)
    .flatMap((line, index): readonly Node[] => [
      ...(index > 0 && br ? [br.create()] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
  return new Slice(Fragment.from([...nodes]), 0, 0);
}

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, section, article, pre, dt, dd, figure';

/** Bold and italic by style are written as elements. */
function emphasize(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span, b, i')) {
    const { fontWeight, fontStyle } = span.style;
    const isBold = span.localName === 'b' ? fontWeight !== 'normal' : /bold|[6-9]00/.test(fontWeight);
    const isItalic = span.localName === 'i' ? fontStyle !== 'normal' : fontStyle === 'italic';
    let inner: readonly globalThis.Node[] = [...span.childNodes];
    for (const tag of [...(isItalic ? ['em'] : []), ...(isBold ? ['strong'] : [])]) {
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...inner);
      inner = [mark];
    }
    span.replaceWith(...inner);
  }
}

/** Items of lists that Word writes as paragraphs, with the bullet or number in the text. */
function listsOfWord(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p[class*="MsoListParagraph"]')) {
    const text = line.textContent.trim();
    const isNumbered = /^(?:\d+|[a-z])[.)]/i.test(text);
    const first = body.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    if (first)
      first.nodeValue = (first.nodeValue ?? '').replace(
        /^\s*(?:[·•§o▪-](?=\s)|[·•§▪]|(?:\d+|[a-z])[.)])\s*/i,
        '',
      );
    const tag = isNumbered ? 'ol' : 'ul';
    const before = line.previousElementSibling;
    const list =
      before?.localName === tag && before.hasAttribute('data-pasted')
        ? before
        : body.ownerDocument.createElement(tag);
    list.setAttribute('data-pasted', '');
    if (list !== before) line.before(list);
    list.append(line);
    rename(line, 'li');
  }
  for (const list of body.querySelectorAll('[data-pasted]')) list.removeAttribute('data-pasted');
}

function unwrapCell(cell: Element): void {
  if (cell.querySelector(blocks) === null) rename(cell, 'p');
  else cell.replaceWith(...cell.childNodes);
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** The blocks of a text one after another, each behind a line break. */
function linesOf(body: HTMLElement): string {
  for (const block of body.querySelectorAll(blocks)) {
    if (block.querySelector(blocks) === null && block.textContent.trim() !== '') {
      for (const side of ['before', 'after'] as const) block[side](body.ownerDocument.createElement('br'));
    }
  }
  for (const block of body.querySelectorAll(blocks)) block.replaceWith(...block.childNodes);
  const html = body.innerHTML.replace(/<!--.*?-->/gs, '').trim();
  return html.replace(/\s*(?:<br>\s*)+/g, '<br>').replace(/^<br>|<br>$/g, '');
}
