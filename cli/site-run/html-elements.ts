import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The elements of a page in their order, as a browser without scripts finds them. */
export function readElements(html: string): readonly HtmlElement[] {
  return [...elementsIn(parse(html, { scriptingEnabled: false }))];
}

/** All elements within another, in their order. */
export function* elementsIn(parent: Parent): Iterable<HtmlElement> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function attribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The text within an element. */
export function textOf(parent: Parent): string {
  return parent.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) ? textOf(child) : '';
    })
    .join('');
}

const controls = /^(input|textarea|select|button)$/;

/** The controls with a name that belong to a form and can be sent with it. */
export function controlsOf(
  form: HtmlElement,
  elements: readonly HtmlElement[],
): readonly { readonly element: HtmlElement; readonly name: string }[] {
  const id = attribute(form, 'id');
  const inside = new Set(elementsIn(form));
  return elements.flatMap((element) => {
    const name = attribute(element, 'name') ?? '';
    const owner = attribute(element, 'form');
    const isOwn = owner === undefined ? inside.has(element) : owner === id;
    const isSent = isOwn && name !== '' && attribute(element, 'disabled') === undefined;
    return isSent && controls.test(element.tagName) ? [{ element, name }] : [];
  });
}
