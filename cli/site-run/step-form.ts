import { attribute, controlsOf, elementsIn, type HtmlElement, readElements } from './html-elements.ts';

/** The form of a step as it is in the HTML of a page. */
export interface StepForm {
  /** Names of the controls that are sent with it, but for those that begin with "_". */
  readonly names: ReadonlySet<string>;
  /** Entries that are sent whatever the visitor does, such as the token of the form. */
  readonly own: readonly (readonly [name: string, value: string])[];
  /** Values of radio buttons, boxes and lists, by name. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the fields whose buttons send it. */
  readonly buttons: ReadonlySet<string>;
  /** Names of the controls that are marked as wrong. */
  readonly wrong: ReadonlySet<string>;
}

/** Finds the form that is sent to an address; undefined if the page has none. */
export function readStepForm(html: string, action: string): StepForm | undefined {
  const elements = readElements(html);
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'action') === action,
  );
  if (form === undefined) return undefined;
  const named = controlsOf(form, elements);
  const fields = named.filter(
    ({ element, name }) => answering.test(element.tagName) && !name.startsWith('_'),
  );
  const choices = new Map<string, Set<string>>();
  for (const { element, name } of fields) {
    const own = choices.get(name) ?? new Set();
    for (const value of choicesOf(element)) choices.set(name, own.add(value));
  }
  const names = new Set(fields.map(({ name }) => name));
  return {
    names,
    own: named.flatMap(({ element, name }) =>
      element.tagName === 'input' && name.startsWith('_') ? [[name, attribute(element, 'value') ?? '']] : [],
    ),
    choices,
    buttons: new Set(
      named.flatMap(({ element, name }) => (name === '_press' ? (attribute(element, 'value') ?? []) : [])),
    ),
    wrong: new Set([...elementsIn(form)].flatMap(wrongNames).filter((name) => names.has(name))),
  };
}

/** Elements of HTML that hold an answer; these are no types of fields. */
const answering = /^(input|textarea|select)$/;
const chosen = /^(radio|checkbox)$/;

function choicesOf(element: HtmlElement): readonly string[] {
  if (chosen.test(attribute(element, 'type') ?? '')) return [attribute(element, 'value') ?? 'on'];
  return [...elementsIn(element)].flatMap((each) =>
    each.tagName === 'option' ? (attribute(each, 'value') ?? []) : [],
  );
}

/** A control marks itself, or a group all of its controls. */
function wrongNames(element: HtmlElement): readonly string[] {
  if (attribute(element, 'aria-invalid') !== 'true') return [];
  return [element, ...elementsIn(element)].flatMap((each) =>
    answering.test(each.tagName) ? (attribute(each, 'name') ?? []) : [],
  );
}
