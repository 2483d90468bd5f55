import type { Check, Field, Messages, Rule, Suggestions } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { readCall } from '../../rules/notation/shape.ts';
import type { FieldDeclaration, FileLimits } from '../fields/field-declaration.ts';
import { declarationOf, fieldRegistry } from '../fields/field-registry.ts';
import { firstItems, itemFields, itemsOf } from './list-items.ts';

/** Whether a field holds an answer. */
export function isQuestion(field: Field): boolean {
  return declarationOf(field).answer !== undefined;
}

/** Whether the visitor types the answer, so that a change may be incomplete; false for a choice. */
export function isTyped(field: Field): boolean {
  return declarationOf(field).answer?.isTyped === true;
}

/** Whether the answer says that a person, not a robot, sent the form. */
export function provesHuman(field: Field): boolean {
  return declarationOf(field).provesHuman === true;
}

/** The files that a field takes; undefined for one that asks for none. */
export function filesOf(field: Field): FileLimits | undefined {
  return declarationOf(field).files?.(field);
}

/** Whether an answer of the field, or of a question within it, has formats. */
export function hasFormats(field: Field): boolean {
  return declarationOf(field).answer?.rich !== undefined || itemFields(field).some(hasFormats);
}

/** Whether a field shows the answers of earlier steps. */
export function showsAnswersBefore(field: Field): boolean {
  return declarationOf(field).showsAnswersBefore === true;
}

/** Whether a field shows the sections of the journey. */
export function showsSections(field: Field): boolean {
  return declarationOf(field).showsSections === true;
}

/** Whether a field is only a button. */
export function isButton(field: Field): boolean {
  return 'onPress' in field && !isQuestion(field);
}

/** Source of the field's suggestions; undefined for a field without any. */
export function suggestionsOf(field: Field): Suggestions | undefined {
  return declarationOf(field).suggestions?.(field);
}

/**
 * Whether an answer is required: true, false or a rule; undefined for a field without such a property. A list is
 * required if it must have items.
 */
export function requiredOf(field: Field): Rule | undefined {
  if ('required' in field) return field.required;
  return (itemsOf(field)?.fewest(field) ?? 0) > 0 ? true : undefined;
}

/** The answer before the visitor gives one; undefined for a field without a default. A list has as many items as it must. */
export function defaultOf(field: Field): JsonValue | undefined {
  return 'default' in field ? field.default : firstItems(field);
}

/** Names of answers in other forms that clear this one when they change. */
export function clearedBy(field: Field): readonly string[] {
  return ('clearedBy' in field ? field.clearedBy : undefined) ?? [];
}

/** Conditions that an answer must not violate: those of the field, then those of its type. */
export function checksOf(field: Field): readonly Check[] {
  const own = ('checks' in field ? field.checks : undefined) ?? [];
  return [...own, ...(declarationOf(field).answer?.checks?.(field) ?? [])];
}

/** Messages shown when an answer is invalid. */
export function messagesOf(field: Field): Messages {
  return ('messages' in field ? field.messages : undefined) ?? {};
}

/** Messages for the error summary, where they differ from those next to the question. */
export function summaryMessagesOf(field: Field): Messages {
  return ('summaryMessages' in field ? field.summaryMessages : undefined) ?? {};
}

/** Label of the field, with "…" for each value that it inserts; empty for a field without one. */
export function labelOf(field: Field): string {
  return 'label' in field && field.label !== undefined ? wordsOfText(field.label) : '';
}

/**
 * A text that visitors read, with "…" for each value that formulas insert into it.
 *
 * @example wordsOfText({ cat: ['About ', { var: 'answers.name' }] }) // 'About …'
 */
export function wordsOfText(text: Rule): string {
  if (typeof text === 'string') return text;
  const call = readCall(text);
  if (call?.name !== 'cat') return '…';
  return call.args.map((piece) => (typeof piece === 'string' ? piece : '…')).join('');
}

/** Whether the answer is sensitive: it must not leave the server. A list is, as soon as one of its questions is. */
export function isSensitive(field: Field): boolean {
  return ('sensitive' in field && field.sensitive === true) || itemFields(field).some(isSensitive);
}

/** Whether the field is declared as read by no rule, so that the check of unread answers skips it. */
export function isMeantUnread(field: Field): boolean {
  return 'unread' in field && field.unread === true;
}

/** Whether a review lists the answer. */
export function isInReview(field: Field): boolean {
  return !('inReview' in field && field.inReview === false);
}

/** Name of the second answer of a field: the id of the chosen suggestion. */
export function companionOf(field: Field): string | undefined {
  return suggestionsOf(field)?.idAnswer;
}

/** Names of a field's answers: its own, and that of its companion. */
export function answerNames(field: Field): readonly string[] {
  if (!isQuestion(field)) return [];
  const companion = companionOf(field);
  return companion === undefined ? [field.name] : [field.name, companion];
}

/** The types on which a site can base a type of its own: they need nothing but what their controls send. */
export function baseTypes(): readonly string[] {
  return Object.entries<FieldDeclaration>(fieldRegistry).flatMap(
    ([type, { answer, view, items, suggestions, provesHuman, files }]) =>
      answer && !view && !items && !suggestions && !provesHuman && !files ? [type] : [],
  );
}
