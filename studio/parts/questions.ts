import { linkDocuments } from '#engine';
import { answerType, type FindOptions, listedOptions } from '#engine/parts';
import type { Document, Form } from '#schemas';
import { textIn } from '../settings/json.ts';
import { labelOf } from '../settings/words.ts';
import { journeysAround } from './journeys-around.ts';

/** A question whose answer a condition may read. */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly kind: 'yes-no' | 'choice' | 'choices' | 'number' | 'date' | 'text';
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Its condition, if it has one. */
  readonly when?: unknown;
}

/** The questions of all journeys that a document belongs to: those that its conditions may read. */
export function questionsNear(documents: readonly Document[], id: string): readonly Question[] {
  const members = new Set(journeysAround(documents, id).flatMap((each) => each.members));
  // Options may be made of content items, which are found by the name of their list.
  const linked = linkDocuments(
    documents.filter((document) => members.has(document) || document.kind === 'content'),
  );
  const findOptions: FindOptions = (name) =>
    linked.flatMap((each) => (each.kind === 'options' && each.id === name ? [each.options] : []))[0];
  const found = new Map<string, Question>();
  for (const document of linked)
    if (document.kind === 'form')
      for (const question of questionsOf(document, findOptions)) found.set(question.name, question);
  return [...found.values()];
}

function questionsOf({ fields }: Form, findOptions: FindOptions): readonly Question[] {
  return fields.flatMap((field): readonly Question[] => {
    if (!('name' in field) || !('type' in field)) return [];
    const type = answerType(field, findOptions);
    const kind = type.kind === 'list' ? 'choices' : kinds.get(type.kind);
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
