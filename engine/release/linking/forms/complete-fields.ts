import type { Field, Form } from '#schemas';
import type { Finding } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { itemFields } from '../../../forms/answers/list-items.ts';
import { messagesOf, summaryMessagesOf } from '../../../forms/answers/questions.ts';
import { failableKeywords } from '../../../forms/failable-keywords.ts';
import { declarationOf } from '../../../forms/fields/field-registry.ts';
import { expandTypes } from '../../../value-types/expand-types.ts';
import type { TypeLibrary } from '../../../value-types/type-library.ts';
import type { Origin } from '../origins.ts';
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

/** Merges the defaults of form and site into the fields of a form and fills in the insertions of their messages. */
export function completeFields(
  form: Form,
  placed: readonly PlacedField[],
  library: () => TypeLibrary,
): CompleteFields {
  const required = placed.map(withRequired);
  const needsNone = ({ field, defaults }: PlacedField) =>
    !hasUnfinishedMessages(field) && defaults.every(({ said }) => said.messages === undefined);
  if (required.every(needsNone)) return { fields: required, madeOf: new Set(), findings: [] };

  const findings: Finding[] = [];
  const whole: Form = { ...form, fields: required.map(({ field }) => field) };
  const { document, madeOf } = expandTypes(whole, library());
  const plain = document.kind === 'form' ? document.fields : [];
  const fields = required.map((each, index) => {
    const field = plain[index] ?? each.field;
    return completed(each, field, pointerOf('fields', index), (finding) => findings.push(finding));
  });
  return { fields, madeOf, findings };
}

/** The field with its messages, and the questions of its items with theirs. */
function completed(
  placed: PlacedField,
  plain: Field,
  pointer: string,
  report: (finding: Finding) => void,
): PlacedField {
  const own = withMessages(placed, messagesTaken(placed, plain), plain, pointer, report);
  const asPlain = itemFields(plain);
  return withItems(own, (each, index) =>
    completed(each, asPlain[index] ?? each.field, `${pointer}${pointerOf('fields', index)}`, report),
  );
}

/** A list with other questions about its items, and their origins. */
function withItems(
  placed: PlacedField,
  change: (inner: PlacedField, index: number) => PlacedField,
): PlacedField {
  const inner = itemFields(placed.field);
  if (inner.length === 0) return placed;
  const { defaults } = placed;
  const origins = new Map(placed.origins);
  const fields = inner.map((field, index) => {
    const changed = change({ field, origins: new Map(), defaults }, index);
    for (const [at, origin] of changed.origins) origins.set(pointerOf('fields', index) + at, origin);
    return changed.field;
  });
  // The questions keep their types, which may stand in a list.
  return { ...placed, origins, field: { ...placed.field, fields } as Field };
}

/** Whether a message of the field, or of a question of its items, has an insertion. */
export function hasUnfinishedMessages(field: Field): boolean {
  if (itemFields(field).some(hasUnfinishedMessages)) return true;
  return [messagesOf(field), summaryMessagesOf(field)].some((messages) =>
    Object.values(messages).some(isUnfinished),
  );
}

function withRequired(whole: PlacedField): PlacedField {
  const placed = withItems(whole, withRequired);
  const { field, origins, defaults } = placed;
  const by = defaults.find(({ said }) => said.required !== undefined);
  const { answer } = declarationOf(field);
  const takesNone = !answer || answer.isOptIn || declarationOf(field).items;
  if (by === undefined || takesNone || 'required' in field) return placed;
  const origin = { ...by.origin, pointer: `${by.origin.pointer}/required` };
  // A question that is not opt-in may have `required`, by the schema of its type.
  return {
    ...placed,
    field: { ...field, required: by.said.required } as Field,
    origins: new Map([...origins, ['/required', origin]]),
  };
}

/** The default messages for keywords that the field can fail and has no message for, with their origins. */
function messagesTaken({ field, defaults }: PlacedField, plain: Field): ReadonlyMap<string, Taken> {
  const own = messagesOf(field);
  const keywords = failableKeywords(plain);
  const taken = new Map<string, Taken>();
  for (const { said, origin } of defaults) {
    for (const [keyword, text] of Object.entries(said.messages ?? {})) {
      if (taken.has(keyword) || !keywords.includes(keyword) || Object.hasOwn(own, keyword)) continue;
      const pointer = origin.pointer + pointerOf('messages', keyword);
      taken.set(keyword, { text, origin: { ...origin, pointer } });
    }
  }
  return taken;
}

/** A default message, and where it is written. */
interface Taken {
  readonly text: string;
  readonly origin: Origin;
}

function withMessages(
  placed: PlacedField,
  taken: ReadonlyMap<string, Taken>,
  plain: Field,
  pointer: string,
  report: (finding: Finding) => void,
): PlacedField {
  const { field, origins } = placed;
  const places = new Map(origins);
  const messages: { [keyword: string]: string } = { ...messagesOf(field) };
  for (const [keyword, { text, origin }] of taken) {
    messages[keyword] = text;
    places.set(pointerOf('messages', keyword), origin);
  }
  const lists = [
    ['messages', messages],
    ['summaryMessages', summaryMessagesOf(field)],
  ] as const;
  const finished = lists
    .filter(([, messages]) => Object.keys(messages).length > 0)
    .map(([list, messages]) => [list, finishMessages(messages, plain, `${pointer}/${list}`, report)]);
  return { ...placed, field: { ...field, ...Object.fromEntries(finished) }, origins: places };
}
