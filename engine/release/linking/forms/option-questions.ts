import type { Field, Rule } from '#schemas';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { itemFields } from '../../../forms/answers/list-items.ts';
import { declarationOf } from '../../../forms/fields/field-registry.ts';
import { optionsWithText, questionOfText } from '../../../forms/fields/option-texts.ts';
import { type Origin, type Origins, originOf } from '../origins.ts';
import type { PlacedField } from './placed-field.ts';

/** Whether an option of the field, or of a question of its items, has a text of its own. */
export function hasOptionTexts(field: Field): boolean {
  return optionsWithText(field).length > 0 || itemFields(field).some(hasOptionTexts);
}

/** A field, followed by the questions for the texts of its options, each asked while its option is chosen. */
export function withOptionQuestions(placed: PlacedField): readonly PlacedField[] {
  if (!hasOptionTexts(placed.field)) return [placed];
  return [withItemQuestions(placed), ...optionQuestions(placed, 'answers')];
}

function withItemQuestions(placed: PlacedField): PlacedField {
  const { field, origins, ...rest } = placed;
  const inner = itemFields(field);
  if (inner.length === 0) return placed;
  const places = new Map([...origins].filter(([at]) => !at.startsWith('/fields/')));
  const fields: Field[] = [];
  for (const [index, each] of inner.entries()) {
    const asked = { ...rest, field: each, origins: originsWithin(origins, pointerOf('fields', index)) };
    for (const question of [asked, ...optionQuestions(asked, 'item')]) {
      const at = pointerOf('fields', fields.length);
      for (const [part, origin] of question.origins) places.set(at + part, origin);
      fields.push(question.field);
    }
  }
  // A line of text is among the types that may stand in a list.
  return { ...rest, field: { ...field, fields } as Field, origins: places };
}

/** The origins of a part and of what is in it, by pointer from the part. */
function originsWithin(origins: Origins, part: string): Origins {
  const own = originOf(origins, part);
  const inside = [...origins].flatMap(([at, origin]) =>
    at.startsWith(`${part}/`) ? [[at.slice(part.length), origin] as const] : [],
  );
  return new Map<string, Origin>([...(own ? [['', own] as const] : []), ...inside]);
}

/** @param root under which rules read the answers */
function optionQuestions(placed: PlacedField, root: 'answers' | 'item'): readonly PlacedField[] {
  const { field, origins, ...rest } = placed;
  return optionsWithText(field).map((option) => {
    const at = pointerOf('options', option.index, 'text');
    const origin = originOf(origins, at);
    return {
      ...rest,
      field: questionOfText(option, isChosen(field, `${root}.${field.name}`, option.id)),
      origins: new Map(origin ? [['', origin] as const] : []),
    };
  });
}

function isChosen(field: Field, answer: string, id: string): Rule {
  const isOneOfSeveral = declarationOf(field).answer?.types.includes('array');
  return isOneOfSeveral ? { in: [id, { var: answer }] } : { '==': [{ var: answer }, id] };
}
