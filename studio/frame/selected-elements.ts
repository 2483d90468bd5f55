import { pathOf, pointerOf } from '#engine';
import { isWithin, type Place } from '../preview/protocol.ts';

/** The innermost place that all of some places are in; undefined where they are in several documents. */
export function commonPlace(places: readonly Place[]): Place | undefined {
  const [first, ...others] = places;
  if (first === undefined || others.some(({ document }) => document !== first.document)) return undefined;
  let keys = pathOf(first.pointer);
  for (const { pointer } of others) {
    const own = pathOf(pointer);
    const end = keys.findIndex((key, at) => key !== own[at]);
    if (end >= 0) keys = keys.slice(0, end);
  }
  return { document: first.document, pointer: pointerOf(...keys) };
}

/**
 * The largest elements that show texts of a part and of nothing else.
 *
 * @param placeOf the place of a text node; undefined for one that comes from no document
 */
export function elementsOf(
  part: Place,
  within: Element,
  placeOf: (node: Node) => Place | undefined,
): readonly Element[] {
  const inside: Node[] = [];
  /** The elements around texts of other parts. */
  const around = new Set<Element>();
  const walker = within.ownerDocument.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const place = placeOf(node);
    if (place === undefined) continue;
    if (isWithin(place, part)) inside.push(node);
    else
      for (let element = node.parentElement; element && !around.has(element); element = element.parentElement)
        around.add(element);
  }
  const found = new Set<Element>();
  for (const node of inside) {
    let element = node.parentElement;
    while (element?.parentElement && element.parentElement !== within) {
      if (around.has(element.parentElement)) break;
      element = element.parentElement;
    }
    if (element) found.add(element);
  }
  return [...found];
}

/** Marks elements by an attribute, and no others. */
export function frameElements(attribute: string, elements: readonly Element[]): void {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    if (!elements.includes(element)) element.removeAttribute(attribute);
  for (const element of elements) element.setAttribute(attribute, '');
}

/** Scrolls to the top of an element, unless that is in view with all of the element, or with as much of it as half a screen. */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const begin = Number.parseFloat(scrollPaddingTop) || 0;
  const { innerHeight } = window;
  if (top >= begin && (bottom <= innerHeight || top <= innerHeight / 2)) return;
  // In what scrolls within the page, too. It would bring the end of an element into view that is below.
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  window.scrollBy({ top: element.getBoundingClientRect().top - begin, behavior: 'instant' });
}

/** The label of a control; empty for another element. */
export function labelOfControl(element: Element): string {
  if (
    !(
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    )
  )
    return '';
  return [...(element.labels ?? [])].map((label) => label.textContent ?? '').join(' ');
}
