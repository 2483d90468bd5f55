import { labelOf } from '#engine';
import type { Field, Form, Journey, Options } from '#schemas';
import { namedProblem } from '../../../../renderer/journey/notices/named-problem.ts';
import { linkedDocuments } from './linked-documents.ts';

export type Words = ReturnType<typeof wordsOf>;

/** The words that a shipped journey shows, by the names that its documents give to fields, options and steps. */
export function wordsOf(id: string) {
  const { steps, chips = [] } = found(journeys.get(id), id);

  function stepOf(step: string): Journey['steps'][number] {
    return found(
      steps.find((each) => each.id === step),
      step,
    );
  }

  /** The fields of a step; without one, of all steps. */
  function fields(step?: string): readonly Field[] {
    const wanted = step === undefined ? steps : [stepOf(step)];
    return wanted.flatMap(({ form }) => (form === undefined ? [] : found(forms.get(form), form).fields));
  }

  function field(name: string): Field {
    return found(
      fields().find((each) => each.name === name),
      name,
    );
  }

  function message(name: string, keyword: string): string {
    return textAt(field(name), 'messages', keyword);
  }

  return {
    fields,
    step: stepOf,
    title: (step: string) => textAt(stepOf(step), 'title'),
    /** The words of a step's first chip, where they are always the same. */
    chip: (step: string) =>
      textAt(
        chips.find((chip) => chip.step === step),
        'label',
      ),
    submitLabel: (step: string) => textAt(stepOf(step), 'submitLabel'),
    label: (name: string) => labelOf(field(name)),
    /** The label of an option of a field. */
    option: (name: string, option: string) => found(optionsOf(field(name)).get(option), option),
    /** The message beside a field. */
    message,
    /** A message as a link of the error summary. */
    problem: (name: string, keyword: string) => namedProblem(labelOf(field(name)), message(name, keyword)),
    /** Any other text of a field, by its place in the document. */
    text: (name: string, ...place: readonly (string | number)[]) => textAt(field(name), ...place),
    /** Any other text of a step, by its place in the document. */
    stepText: (step: string, ...place: readonly (string | number)[]) => textAt(stepOf(step), ...place),
  };
}

/** The labels of a field's options by id; none where they are computed. */
export function optionsOf(field: Field): ReadonlyMap<string, string> {
  const options = 'options' in field ? field.options : undefined;
  const listed = typeof options === 'string' ? found(lists.get(options), options).options : options;
  if (!Array.isArray(listed)) return new Map();
  return new Map(listed.map((option) => [textAt(option, 'id'), textAt(option, 'label')]));
}

/** A text of a shipped document, by its place. */
export function shippedText(document: string, ...place: readonly (string | number)[]): string {
  return textAt(
    linkedDocuments.find(({ id }) => id === document),
    ...place,
  );
}

/** A text of an option of a shared list, by its place. */
export function optionText(list: string, id: string, ...place: readonly string[]): string {
  const { options } = found(lists.get(list), list);
  return textAt(
    options?.find((option) => option.id === id),
    ...place,
  );
}

const journeys = byId((document): document is Journey => document.kind === 'journey');
const forms = byId((document): document is Form => document.kind === 'form');
const lists = byId((document): document is Options => document.kind === 'options');

type Document = (typeof linkedDocuments)[number];

function byId<Kind extends Document>(isKind: (document: Document) => document is Kind) {
  return new Map(linkedDocuments.filter(isKind).map((document) => [document.id, document]));
}

/** A thing of the documents that a test needs: without it there is nothing to compare. */
export function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The shipped documents have no "${name}" here.`);
  return value;
}

function textAt(value: unknown, ...place: readonly (string | number)[]): string {
  const text = place.reduce<unknown>(
    (within, key) => (within instanceof Object ? Reflect.get(within, key) : undefined),
    value,
  );
  if (typeof text !== 'string') throw new Error(`The shipped documents have no text at ${place.join('/')}.`);
  return text;
}

/** The message to visitors of the sign-ups after a failure. */
export const somethingWrong = shippedText('join-facts', ...['sequences', 'sayItFailed', 0, 'notify']);
