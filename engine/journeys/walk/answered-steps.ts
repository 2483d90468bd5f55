import { isInReview, isSensitive, provesHuman } from '../../forms/answers/questions.ts';
import { writeAnswer } from '../../forms/answers/read-entries.ts';
import type { CompiledField } from '../../forms/compile-form.ts';
import {
  type FormEvaluation,
  type ItemEvaluation,
  itemTitle,
  offeredOptions,
} from '../../forms/evaluate-form.ts';
import { labelNow, wordedField, wordsNow } from '../../forms/field-words.ts';
import { declarationOf } from '../../forms/fields/field-registry.ts';
import { maskText } from '../model/sensitive-results.ts';
import type { SentStep } from '../model/state.ts';
import type { VisitedStep, Walk } from './walk.ts';

/** The answers of a run that ends at a step, masked as in a review. */
export function sentSteps(
  { path, asides }: Walk,
  end: string,
  saveStep: string | undefined,
): readonly SentStep[] {
  return answeredSteps(
    path.filter(({ step }) => step.definition.id !== end),
    asides,
    saveStep,
  );
}

/**
 * The answers of some steps of the path, and of complete asides behind the steps that they belong to.
 *
 * @param saveStep the aside that asks where a link is to be sent, which is no part of what is sent
 */
export function answeredSteps(
  before: readonly VisitedStep[],
  asides: readonly VisitedStep[],
  saveStep: string | undefined,
): readonly SentStep[] {
  const complete = asides.filter(({ complete, step }) => complete && step.definition.id !== saveStep);
  const visited = [
    ...before.flatMap((each) => [each, ...complete.filter((aside) => isAfter(aside, each))]),
    ...complete.filter(({ step }) => step.definition.after === undefined),
  ];
  return visited.flatMap((each) => {
    const answers = answersOf(each);
    return answers.length === 0 ? [] : [{ step: each.step.definition.id, answers }];
  });
}

function isAfter(aside: VisitedStep, { step: { definition: step } }: VisitedStep): boolean {
  return aside.step.definition.after === step.id;
}

function answersOf({ evaluation }: VisitedStep): SentStep['answers'] {
  return evaluation.relevant.flatMap((compiled) => {
    const label = labelNow(compiled, evaluation.scope);
    if (!isInReview(compiled.field)) return [];
    if (compiled.items) return itemAnswers(compiled, evaluation);
    const value = shownAnswer(compiled, evaluation);
    return label === '' || value === undefined ? [] : [{ label, value, ...formatted(compiled, evaluation) }];
  });
}

/** The answers of the items of a list. */
function itemAnswers(list: CompiledField, { items }: FormEvaluation): SentStep['answers'] {
  return (items[list.field.name] ?? []).flatMap((item) =>
    item.relevant.flatMap((compiled) => {
      const value = isInReview(compiled.field) ? shownAnswer(compiled, item) : undefined;
      const label = labelNow(compiled, item.scope);
      if (value === undefined) return [];
      return [{ label, value, ...formatted(compiled, item), item: itemTitle(list, item) }];
    }),
  );
}

/** The formats of an answer that has any; a sensitive one is only masked. */
function formatted(
  { field }: CompiledField,
  { answers }: Pick<FormEvaluation, 'answers'>,
): Pick<SentStep['answers'][number], 'rich'> {
  const answer = answers[field.name];
  if (answer === undefined || isSensitive(field)) return {};
  const rich = declarationOf(field).answer?.rich?.(answer);
  return rich ? { rich } : {};
}

/** An answer as people read it; a boolean where the page supplies the words for true and false. */
export type ShownAnswer = string | boolean;

/**
 * An answer as its visitor knows it: the label of a choice, a date in the field's format, a number with its
 * unit; masked if it is sensitive. Undefined for an empty answer, and for one that means nothing to a person.
 */
export function shownAnswer(
  compiled: CompiledField,
  {
    answers,
    scope,
    items = {},
  }: Pick<FormEvaluation, 'answers' | 'scope'> & Partial<Pick<FormEvaluation, 'items'>>,
): ShownAnswer | undefined {
  const { field, words } = compiled;
  const answer = answers[field.name];
  if (answer === undefined || answer === null || provesHuman(field)) return undefined;
  if (compiled.items) return shownItems(compiled, items[field.name] ?? []);
  const options = offeredOptions(compiled, scope);
  const texts = () =>
    writeAnswer(field, answer, scope.formats).map(
      (text) => options.find(({ id }) => id === text)?.label ?? text,
    );
  const shown =
    declarationOf(field).answer?.show?.(answer, wordedField(field, wordsNow(words, scope)), scope.formats) ??
    (texts().join(', ') || undefined);
  return isSensitive(field) && typeof shown === 'string' ? maskText(shown) : shown;
}

/** The items of a list in one text; what is true or false of an item is left out. */
function shownItems(list: CompiledField, items: readonly ItemEvaluation[]): string | undefined {
  const shown = items.map((item) => {
    const values = item.relevant.map((compiled) => shownAnswer(compiled, item));
    const texts = values.filter((value) => typeof value === 'string');
    return `${itemTitle(list, item)}: ${texts.join(', ')}`;
  });
  return shown.join('; ') || undefined;
}
