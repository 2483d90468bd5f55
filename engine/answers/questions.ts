import type { Check, Field, Messages, Rule, Suggestions } from '#schemas';
import { declarationOf } from '../fields/field-registry.ts';
import type { JsonValue } from './answers.ts';

/** Whether a field holds an answer. */
export function isQuestion(field: Field): boolean {
  return declarationOf(field).answer !== undefined;
}

/** Whether a change of the field's control is a text on its way, not a choice that was made. */
export function isTyped(field: Field): boolean {
  return declarationOf(field).answer?.isTyped === true;
}

/** Whether the answer says that a person, not a robot, sent the form. */
export function provesHuman(field: Field): boolean {
  return declarationOf(field).provesHuman === true;
}

/** Whether a field shows what was answered on the steps before. */
export function showsAnswersBefore(field: Field): boolean {
  return declarationOf(field).showsAnswersBefore === true;
}

/** Whether a field only does something when it is pressed. */
export function isButton(field: Field): boolean {
  return 'onPress' in field && !isQuestion(field);
}

/** Where a field gets suggestions from; undefined for one without any. */
export function suggestionsOf(field: Field): Suggestions | undefined {
  return declarationOf(field).suggestions?.(field);
}

/** Whether an answer is required: true, false or a rule; undefined where there is nothing to require. */
export function requiredOf(field: Field): Rule | undefined {
  return 'required' in field ? field.required : undefined;
}

/** The answer before the visitor gives one; undefined where there is none. */
export function defaultOf(field: Field): JsonValue | undefined {
  return 'default' in field ? field.default : undefined;
}

/** Names of the answers to other forms that take this one away when they change. */
export function clearedBy(field: Field): readonly string[] {
  return ('clearedBy' in field ? field.clearedBy : undefined) ?? [];
}

/** Conditions that an answer must not violate. */
export function checksOf(field: Field): readonly Check[] {
  return ('checks' in field ? field.checks : undefined) ?? [];
}

/** Messages shown when an answer is invalid. */
export function messagesOf(field: Field): Messages {
  return ('messages' in field ? field.messages : undefined) ?? {};
}

/** Messages for the error summary where they differ from those beside the question. */
export function summaryMessagesOf(field: Field): Messages {
  return ('summaryMessages' in field ? field.summaryMessages : undefined) ?? {};
}

/** Label of the field; empty for one without a label, or whose label depends on rules. */
export function labelOf(field: Field): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : '';
}

/** Whether the answer has to be kept from everyone but the server. */
export function isSensitive(field: Field): boolean {
  return 'sensitive' in field && field.sensitive === true;
}

/** Whether an answer is all that is wanted, so that no rule has to read it. */
export function isMeantUnread(field: Field): boolean {
  return 'unread' in field && field.unread === true;
}

/** Whether a review lists the answer. */
export function isInReview(field: Field): boolean {
  return !('inReview' in field && field.inReview === false);
}

/** The name of the further answer that a field keeps beside its own: the id of a chosen suggestion. */
export function companionOf(field: Field): string | undefined {
  return suggestionsOf(field)?.idAnswer;
}

/** The names of the answers that a field holds. */
export function answerNames(field: Field): readonly string[] {
  if (!isQuestion(field)) return [];
  const companion = companionOf(field);
  return companion === undefined ? [field.name] : [field.name, companion];
}
