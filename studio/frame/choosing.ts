import type { Place } from '../preview/protocol.ts';
import { commonPlace, labelOfControl } from './selected-elements.ts';

interface ChoosingDeps {
  /** The place of a text on the page; undefined for one that comes from no document. */
  readonly placeOfNode: (node: Node) => Place | undefined;
  /** The place of a text that an attribute has. */
  readonly placeOfText: (text: string) => Place | undefined;
  /** Whether an element is in the text that is edited, which has its own clicks. */
  readonly isEdited: (element: Element) => boolean;
  readonly onClick: (element: Element) => void;
  /** @param keepsFocus whether the page takes what is typed next, as an answer */
  readonly onChoose: (place: Place, keepsFocus: boolean) => void;
  readonly onFollow: (link: HTMLAnchorElement) => void;
}

/** Choices that are made on a page by clicks. */
export interface Choosing {
  /** The place that an element shows: that of its text, or what those of all its texts have in common. */
  placeOf(element: Element): Place | undefined;
}

/** Takes clicks for choices: of a part by its text, of a question by the box of its answer. */
export function followClicks(page: Document, deps: ChoosingDeps): Choosing {
  const { placeOfNode, placeOfText, isEdited, onClick, onChoose, onFollow } = deps;

  function placeOf(element: Element): Place | undefined {
    const nodes = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const within: Place[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      within.push(...asList(placeOfNode(node)));
    if (within.length > 0) return commonPlace(within);
    const named = [element.getAttribute('aria-label') ?? '', labelOfControl(element)];
    for (const text of named) {
      const place = placeOfText(text);
      if (place) return place;
    }
    // A picture shows no text: its alternative text says where it is, or else what is around it.
    if (!(element instanceof HTMLImageElement)) return undefined;
    const place = placeOfText(element.alt);
    if (place) return place;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const found = around === page.body ? undefined : placeOf(around);
      if (found) return found;
    }
    return undefined;
  }

  /** The question that an answer in the product's own words, such as Yes, is given to. */
  function questionAround(target: Element): Place | undefined {
    const around = target.closest('fieldset');
    return around && target.closest('label, input') ? placeOf(around) : undefined;
  }

  page.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || isEdited(target)) return;
      // The second click of two: what is selected stays, and a text is opened, not pressed. An answer is.
      if (event.detail > 1) {
        if (target.closest(boxes) === null) event.preventDefault();
        return;
      }
      const link = target.closest('a');
      if (link) event.preventDefault();
      const place = placeOf(target) ?? questionAround(target);
      onClick(target);
      // A press by keyboard is one of somebody who goes through the page.
      const keepsFocus = event.detail === 0 || target.closest(`${boxes}, label`) !== null;
      if (place) onChoose(place, keepsFocus);
      else if (link && link.origin === window.location.origin) onFollow(link);
    },
    true,
  );
  return { placeOf };
}

/** Elements that answers are given in. */
const boxes = 'input, textarea, select, [role="combobox"], [role="listbox"]';

function asList<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}
