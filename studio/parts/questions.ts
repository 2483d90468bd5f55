import { linkDocuments, type RuleType } from '#engine';
import { answerType, type FindOptions, listedOptions } from '#engine/parts';
import type { Document, Form } from '#schemas';
import { listIn, textIn } from '../settings/json.ts';
import { labelOf } from '../settings/words.ts';
import { journeysAround } from './journeys-around.ts';

/** A question whose answer a condition may read. */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly kind: 'yes-no' | 'choice' | 'choices' | 'number' | 'date' | 'text' | 'list';
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Its condition, if it has one. */
  readonly when?: unknown;
}

/** The questions of all journeys that a document belongs to: those that its conditions may read. */
export function questionsNear(documents: readonly Document[], id: string): readonly Question[] {
  const { forms, findOptions } = formsNear(documents, id);
  const found = new Map<string, Question>();
  for (const { fields } of forms)
    for (const question of questionsOf(fields, findOptions)) found.set(question.name, question);
  return [...found.values()];
}

/**
 * The questions of the same item that the condition of a question in a list may read: those before it, and itself where
 * its answer is judged. None elsewhere.
 *
 * @param pointer to the condition
 * @param valueAt the values of the form
 */
export function questionsOfItem(
  documents: readonly Document[],
  id: string,
  pointer: string,
  valueAt: (pointer: string) => unknown,
): readonly Question[] {
  const [, list = '', at = '', part = ''] = /^(.*)\/fields\/(\d+)\/(\w+)/.exec(pointer) ?? [];
  // A group of questions has no type: its questions are those of the form.
  if (list === '' || textIn(valueAt(list), 'type') === undefined) return [];
  const isAsked = part === 'when' || part === 'required';
  const fields = listIn(valueAt(list), 'fields').slice(0, isAsked ? Number(at) : undefined);
  return questionsOf(fields as Form['fields'], formsNear(documents, id).findOptions);
}

/** The forms of all journeys that a document belongs to, and the options that their questions name. */
function formsNear(
  documents: readonly Document[],
  id: string,
): { readonly forms: readonly Form[]; readonly findOptions: FindOptions } {
  const members = new Set(journeysAround(documents, id).flatMap((each) => each.members));
  // Options may be made of content items, which are found by the name of their list.
  const linked = linkDocuments(
    documents.filter((document) => members.has(document) || document.kind === 'content'),
  );
  const findOptions: FindOptions = (name) =>
    linked.flatMap((each) => (each.kind === 'options' && each.id === name ? [each.options] : []))[0];
  return { forms: linked.flatMap((each) => (each.kind === 'form' ? [each] : [])), findOptions };
}

function questionsOf(fields: Form['fields'], findOptions: FindOptions): readonly Question[] {
  return fields.flatMap((field): readonly Question[] => {
    if (!('name' in field) || !('type' in field)) return [];
    const type = answerType(field, findOptions);
    const kind = type.kind === 'list' ? kindOfList(type) : kinds.get(type.kind);
    if (kind === undefined) return [];
    const options = listedOptions(field, findOptions) ?? [];
    return [
      {
        name: field.name,
        label: labelOf(field, field.name),
        kind,
        options: options.map((option) => ({ id: option.id, label: labelOf(option, option.id) })),
        ...('when' in field && { when: field.when }),
      },
    ];
  });
}

/** Several choices, or a list of items or of files, of which only the number is compared. */
function kindOfList({ item }: Extract<RuleType, { kind: 'list' }>): Question['kind'] {
  return item.kind === 'object' ? 'list' : 'choices';
}

const kinds: ReadonlyMap<string, Question['kind']> = new Map([
  ['boolean', 'yes-no'],
  ['choice', 'choice'],
  ['number', 'number'],
  ['date', 'date'],
  ['text', 'text'],
]);

/**
 * The names of the questions of a form that are not answered yet where one of its questions is asked: its own, and those of all
 * that are asked later. None for a rule elsewhere.
 *
 * @param pointer to the condition of a question
 */
export function namesAskedFrom(fields: unknown, pointer: string): ReadonlySet<string> {
  const at = Number(/^\/fields\/(\d+)\/(?:when|required)$/.exec(pointer)?.[1]);
  const later = Array.isArray(fields) && Number.isInteger(at) ? fields.slice(at) : [];
  return new Set(later.flatMap((field) => textIn(field, 'name') ?? []));
}
