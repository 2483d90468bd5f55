import {
  attribute,
  controlsOf,
  elementsIn,
  type HtmlElement,
  readElements,
  textOf,
} from '../../../../cli/site-run/html-elements.ts';

/** A control of a form, as a browser without scripts finds it in HTML. */
export interface Control {
  readonly name: string;
  readonly kind: 'text' | 'radio' | 'checkbox' | 'select' | 'button';
  /** The value it sends: a text, a list or a hidden entry always, the others if they are chosen or pressed. */
  readonly value: string;
  readonly isChosen: boolean;
  /** Words of the label of a choice. */
  readonly label: string;
  /** A hidden entry, which no visitor sees or changes. */
  readonly isHidden: boolean;
}

/** The form of a step: where it is sent, and its controls in order. */
export interface HtmlForm {
  readonly action: string;
  readonly controls: readonly Control[];
}

/** Reads the form in the main part of a page that is sent to a journey. */
export function readHtmlForm(html: string): HtmlForm {
  const elements = readElements(html);
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'action')?.startsWith('/api/journeys/'),
  );
  if (form === undefined) throw new Error('The page has no form of a journey.');
  const controls = controlsOf(form, elements).map(({ element, name }) => ({
    name,
    kind: kindOf(element),
    value: sentValue(element),
    isChosen: attribute(element, 'checked') !== undefined,
    label: labelOf(element, elements),
    isHidden: attribute(element, 'type') === 'hidden',
  }));
  return { action: attribute(form, 'action') ?? '', controls };
}

function kindOf(element: HtmlElement): Control['kind'] {
  if (element.tagName === 'select' || element.tagName === 'button') return element.tagName;
  const type = attribute(element, 'type');
  return type === 'radio' || type === 'checkbox' ? type : 'text';
}

function sentValue(element: HtmlElement): string {
  if (element.tagName === 'textarea') return textOf(element);
  if (element.tagName !== 'select')
    return attribute(element, 'value') ?? (kindOf(element) === 'checkbox' ? 'on' : '');
  const options = [...elementsIn(element)].filter(({ tagName }) => tagName === 'option');
  const selected = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return selected === undefined ? '' : (attribute(selected, 'value') ?? textOf(selected));
}

function labelOf(element: HtmlElement, elements: readonly HtmlElement[]): string {
  const id = attribute(element, 'id');
  const label = elements.find(
    (each) =>
      each.tagName === 'label' &&
      ((id !== undefined && attribute(each, 'for') === id) || [...elementsIn(each)].includes(element)),
  );
  return label === undefined ? '' : textOf(label).trim();
}
