import type { Field, Form, Messages } from '#schemas';
import type { Finding } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { messagesOf, summaryMessagesOf } from '../../../forms/answers/questions.ts';
import { failableKeywords } from '../../../forms/failable-keywords.ts';
import { declarationOf } from '../../../forms/fields/field-registry.ts';
import { expandTypes } from '../../../value-types/expand-types.ts';
import type { TypeLibrary } from '../../../value-types/type-library.ts';
import { finishMessages, isUnfinished } from './message-texts.ts';
import type { PlacedField } from './placed-field.ts';

/** Fields with everything their forms declare for all fields, and with complete messages. */
export interface CompleteFields {
  readonly fields: readonly PlacedField[];
  /** Ids of the types documents that the messages depend on. */
  readonly madeOf: ReadonlySet<string>;
  /** Findings by pointer into the linked form. */
  readonly findings: readonly Finding[];
}

/** Merges `everyField` into the fields of a form and fills in the insertions of their messages. */
export function completeFields(
  form: Form,
  placed: readonly PlacedField[],
  library: () => TypeLibrary,
): CompleteFields {
  const required = placed.map(withRequired);
  if (!required.some(({ field, everyField }) => everyField?.said.messages || hasUnfinishedMessages(field)))
    return { fields: required, madeOf: new Set(), findings: [] };

  const findings: Finding[] = [];
  const whole: Form = { ...form, fields: required.map(({ field }) => field) };
  const { document, madeOf } = expandTypes(whole, library());
  const plain = document.kind === 'form' ? document.fields : [];
  const fields = required.map((each, index) => {
    const field = plain[index] ?? each.field;
    const taken = messagesTaken(each, field);
    return withMessages(each, taken, field, pointerOf('fields', index), (finding) => findings.push(finding));
  });
  return { fields, madeOf, findings };
}

/** Whether a message of the field has an insertion. */
export function hasUnfinishedMessages(field: Field): boolean {
  return [messagesOf(field), summaryMessagesOf(field)].some((messages) =>
    Object.values(messages).some(isUnfinished),
  );
}

function withRequired(placed: PlacedField): PlacedField {
  const { field, origins, everyField } = placed;
  const required = everyField?.said.required;
  const { answer } = declarationOf(field);
  if (!everyField || required === undefined || !answer || answer.isOptIn || 'required' in field)
    return placed;
  const origin = { ...everyField.origin, pointer: `${everyField.origin.pointer}/required` };
  // A question that is not opt-in may have `required`, by the schema of its type.
  return {
    ...placed,
    field: { ...field, required } as Field,
    origins: new Map([...origins, ['/required', origin]]),
  };
}

/** The messages of `everyField` for keywords that the field can fail and has no message for. */
function messagesTaken({ field, everyField }: PlacedField, plain: Field): Messages {
  const own = messagesOf(field);
  const keywords = failableKeywords(plain);
  const taken = Object.entries(everyField?.said.messages ?? {}).filter(
    ([keyword]) => keywords.includes(keyword) && !Object.hasOwn(own, keyword),
  );
  return Object.fromEntries(taken);
}

function withMessages(
  placed: PlacedField,
  taken: Messages,
  plain: Field,
  pointer: string,
  report: (finding: Finding) => void,
): PlacedField {
  const { field, origins, everyField } = placed;
  const places = new Map(origins);
  for (const keyword of Object.keys(taken)) {
    const at = pointerOf('messages', keyword);
    if (everyField) places.set(at, { ...everyField.origin, pointer: everyField.origin.pointer + at });
  }
  const lists = [
    ['messages', { ...messagesOf(field), ...taken }],
    ['summaryMessages', summaryMessagesOf(field)],
  ] as const;
  const finished = lists
    .filter(([, messages]) => Object.keys(messages).length > 0)
    .map(([list, messages]) => [list, finishMessages(messages, plain, `${pointer}/${list}`, report)]);
  return { ...placed, field: { ...field, ...Object.fromEntries(finished) }, origins: places };
}
