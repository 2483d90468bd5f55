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
import { cameFromParameter, type Visit } from '../events/visit-step.ts';
import type { VisitedStep } from '../walk/walk.ts';
import { stepsBefore } from './passed-steps.ts';
import { maskText } from './step-display.ts';

/** The answers of an earlier step. */
export interface ReviewedStep {
  readonly step: string;
  readonly title: string;
  /** Address to change the answers; from there the visitor returns to the review. */
  readonly href: string;
  readonly answers: readonly ReviewedAnswer[];
}

interface ReviewedAnswer {
  readonly label: string;
  readonly value: ShownAnswer;
  /** Heading of the item that it is about, in a list. */
  readonly item?: string;
}

export interface StepPlaces {
  readonly addressOf: (step: string) => string;
  readonly titleOf: (step: string) => string;
}

/**
 * Answers of the steps before this one, grouped by step, for a review. Sensitive answers are masked, so that
 * other people at the same screen cannot see them. Steps without answers are left out. In a section it shows those of
 * the section.
 */
export function reviewedSteps(
  { walk, current }: Extract<Visit, { visit: 'show' }>,
  { addressOf, titleOf }: StepPlaces,
): readonly ReviewedStep[] {
  const asides = walk.asides.filter(({ complete }) => complete);
  const { section } = current.step;
  const before = stepsBefore(walk, current).filter(({ step }) => !section || step.section === section);
  const visited = [
    ...before.flatMap((each) => [each, ...asides.filter((aside) => isAfter(aside, each))]),
    ...asides.filter(({ step }) => step.definition.after === undefined && step !== current.step),
  ];
  return visited.flatMap((each) => {
    const answers = answersOf(each);
    const { id } = each.step.definition;
    const href = `${addressOf(id)}?${cameFromParameter}=${current.step.definition.id}`;
    return answers.length === 0 ? [] : [{ step: id, title: titleOf(id), href, answers }];
  });
}

function isAfter(aside: VisitedStep, { step: { definition: step } }: VisitedStep): boolean {
  return aside.step.definition.after === step.id;
}

function answersOf({ evaluation }: VisitedStep): ReviewedStep['answers'] {
  return evaluation.relevant.flatMap((compiled) => {
    const label = labelNow(compiled, evaluation.scope);
    if (!isInReview(compiled.field)) return [];
    if (compiled.items) return itemAnswers(compiled, evaluation);
    const value = shownAnswer(compiled, evaluation);
    return label === '' || value === undefined ? [] : [{ label, value }];
  });
}

/** The answers of the items of a list. */
function itemAnswers(list: CompiledField, { items }: FormEvaluation): ReviewedStep['answers'] {
  return (items[list.field.name] ?? []).flatMap((item) =>
    item.relevant.flatMap((compiled) => {
      const value = isInReview(compiled.field) ? shownAnswer(compiled, item) : undefined;
      const label = labelNow(compiled, item.scope);
      return value === undefined ? [] : [{ label, value, item: itemTitle(list, item) }];
    }),
  );
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
