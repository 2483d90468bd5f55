import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A control of a form, as a browser without scripts finds it in HTML. */
export interface Control {
  readonly name: string;
  readonly kind: 'text' | 'radio' | 'checkbox' | 'select' | 'button';
  /** What it sends: of a text, a list or a hidden entry now; of the others if it is chosen or pressed. */
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
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'action')?.startsWith('/api/journeys/'),
  );
  if (form === undefined) throw new Error('The page has no form of a journey.');
  const inside = new Set(elementsIn(form));
  const id = attribute(form, 'id');
  const controls = elements.flatMap((element): Control[] => {
    const name = attribute(element, 'name') ?? '';
    const owner = attribute(element, 'form');
    const isOwn = owner === undefined ? inside.has(element) : owner === id;
    const kind = kindOf(element);
    if (!isOwn || name === '' || kind === undefined || attribute(element, 'disabled') !== undefined)
      return [];
    return [
      {
        name,
        kind,
        value: sentValue(element),
        isChosen: attribute(element, 'checked') !== undefined,
        label: labelOf(element, elements),
        isHidden: attribute(element, 'type') === 'hidden',
      },
    ];
  });
  return { action: attribute(form, 'action') ?? '', controls };
}

function kindOf(element: Element): Control['kind'] | undefined {
  if (element.tagName === 'textarea') return 'text';
  if (element.tagName === 'select' || element.tagName === 'button') return element.tagName;
  if (element.tagName !== 'input') return undefined;
  const type = attribute(element, 'type');
  return type === 'radio' || type === 'checkbox' ? type : 'text';
}

function sentValue(element: Element): string {
  if (element.tagName === 'textarea') return textOf(element);
  if (element.tagName !== 'select')
    return attribute(element, 'value') ?? (kindOf(element) === 'checkbox' ? 'on' : '');
  const options = [...elementsIn(element)].filter(({ tagName }) => tagName === 'option');
  const selected = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
  return selected === undefined ? '' : (attribute(selected, 'value') ?? textOf(selected));
}

function labelOf(element: Element, elements: readonly Element[]): string {
  const id = attribute(element, 'id');
  const label = elements.find(
    (each) =>
      each.tagName === 'label' &&
      ((id !== undefined && attribute(each, 'for') === id) || [...elementsIn(each)].includes(element)),
  );
  return label === undefined ? '' : textOf(label).trim();
}

function textOf(parent: Parent): string {
  return parent.childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      return tree.isElementNode(child) ? textOf(child) : '';
    })
    .join('');
}

function* elementsIn(parent: Parent): Iterable<Element> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}
