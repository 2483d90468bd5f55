import {
  type Answers,
  type CompiledField,
  entryName,
  entryPath,
  type FormEvaluation,
  itemsIn,
  type JsonValue,
  readAnswer,
  type StepModel,
  type ValidationRules,
  validateItem,
} from '#engine';
import { type FieldState, fieldState } from './field-state.ts';

/** Names of the relevant questions of all items of a list. */
export function itemQuestions({ field }: CompiledField, { items }: FormEvaluation): readonly string[] {
  return (items[field.name] ?? []).flatMap(({ id, relevant }) =>
    relevant.map((compiled) => entryName(field.name, id, compiled.field.name)),
  );
}

/** State of a question of an item; that of an irrelevant one once the item is gone. */
export function itemQuestionState(
  list: CompiledField,
  { items, scope }: FormEvaluation,
  name: string,
): FieldState {
  const [, id, inner] = entryPath(name);
  const item = items[list.field.name]?.find((each) => each.id === id);
  const compiled = list.items?.form.fields.find(({ field }) => field.name === inner);
  const isRelevant = compiled !== undefined && item?.relevant.includes(compiled) === true;
  return fieldState(compiled ?? list, isRelevant, { scope: { ...scope, item: item?.answers } });
}

/** Message of the problem with a question of an item. */
export function itemProblem(
  list: CompiledField,
  evaluation: FormEvaluation,
  name: string,
  rules: ValidationRules,
): string | undefined {
  const [, id] = entryPath(name);
  const item = evaluation.items[list.field.name]?.find((each) => each.id === id);
  const problems = item ? validateItem(list, item, evaluation, rules) : [];
  return problems.find(({ field }) => field === name)?.message;
}

/** The answer to a field or to a question of an item. */
export function answerIn(given: Answers, name: string): JsonValue | undefined {
  const [field, id, inner] = entryPath(name);
  if (inner === undefined) return given[name];
  return itemsIn(given[field]).find((item) => item.id === id)?.[inner];
}

/** The items of a list with a new answer to a question of one. */
export function withAnswer(
  list: CompiledField,
  items: JsonValue | undefined,
  name: string,
  texts: readonly string[],
  formats: StepModel['formats'],
): JsonValue | undefined {
  const [, id, inner = ''] = entryPath(name);
  const compiled = list.items?.form.fields.find(({ field }) => field.name === inner);
  if (!compiled) return items;
  const answer = readAnswer(compiled.field, texts, formats) ?? null;
  return itemsIn(items).map((item) => (item.id === id ? { ...item, [inner]: answer } : item)) as JsonValue;
}
