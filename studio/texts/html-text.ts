import { DOMSerializer, DOMParser as ModelParser, type Node } from 'prosemirror-model';
import { inlineElements } from '#engine';
import { type HtmlSubset, schemas } from './html-schema.ts';

/** The body of a text as HTML; nothing of it runs or loads. */
function parsedHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** A text for the editor; undefined for one that it would write with other parts than it has. */
export function readHtml(html: string, subset: HtmlSubset): Node | undefined {
  const body = parsedHtml(html);
  const parser = ModelParser.fromSchema(schemas[subset]);
  const document = parser.parse(body, { preserveWhitespace: subset === 'inline' ? 'full' : false });
  return isSame(body, parsedHtml(writeHtml(document, subset))) ? document : undefined;
}

/** The HTML of a text from the editor; empty for one without any letter. */
export function writeHtml(document: Node, subset: HtmlSubset): string {
  const content = subset === 'inline' ? (document.firstChild ?? document).content : document.content;
  const holder = window.document.implementation.createHTMLDocument().createElement('div');
  holder.append(
    DOMSerializer.fromSchema(schemas[subset]).serializeFragment(content, { document: holder.ownerDocument }),
  );
  // An item of a list has its text without a paragraph of its own, as people write it.
  for (const line of holder.querySelectorAll(
    'li > p:only-child, li > p:first-child:has(+ :is(ul, ol):last-child)',
  ))
    if (line.attributes.length === 0) line.replaceWith(...line.childNodes);
  return document.textContent === '' && holder.querySelector('hr') === null ? '' : holder.innerHTML;
}

/** Whether two texts have the same words in the same elements; elements of a line may stand in each other in any order. */
function isSame(one: HTMLElement, other: HTMLElement): boolean {
  const [first, second] = [leavesOf(one), leavesOf(other)];
  return first.length === second.length && first.every((leaf, at) => leaf === second[at]);
}

/** The texts and empty elements of a text, each with the elements around it. */
function leavesOf(root: HTMLElement): readonly string[] {
  const leaves: string[] = [];
  let last: { readonly around: string; text: string } | undefined;
  const end = () => {
    if (last && last.text.trim() !== '')
      leaves.push(`${last.around}: ${last.text.replace(/\s+/g, ' ').trim()}`);
    last = undefined;
  };
  const visit = (node: globalThis.Node, blocks: readonly string[], inner: readonly string[]) => {
    if (node instanceof Text) {
      const around = [...blocks, ...inner.toSorted()].join(' ');
      if (last?.around === around) last.text += node.data;
      else {
        end();
        last = { around, text: node.data };
      }
    } else if (node instanceof Element) {
      const name = nameOf(node);
      const isInline = inlineElements.includes(node.localName);
      if (!isInline || node.childNodes.length === 0) end();
      if (node.childNodes.length === 0) leaves.push([...blocks, ...inner.toSorted(), name].join(' '));
      for (const child of node.childNodes)
        visit(child, isInline ? blocks : [...blocks, name], isInline ? [...inner, name] : inner);
      if (!isInline) end();
    }
  };
  for (const child of root.childNodes) visit(child, [], []);
  end();
  return leaves;
}

function nameOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [element.localName, ...attributes].join(' ');
}
