import { formatText } from '#analysis';
import type { Answers } from '#engine';
import { formsIncludedIn } from '#engine/parts';
import type { AnswerSet, Document } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { freeId } from '../creating/document-copies.ts';

import { isObject } from '../settings/json.ts';
import { labelOf, slugOf } from '../settings/words.ts';

/** The answers of a journey that are kept under a title, if there are such. */
export function answersNamed(
  title: string,
  journey: string,
  documents: readonly Document[],
): AnswerSet | undefined {
  return documents.find(
    (document): document is AnswerSet =>
      document.kind === 'answer-set' && document.journey === journey && document.title === title,
  );
}

/** Keeps answers of a journey under a title: in the document that has it, or in a new one. */
export function keepAnswers(
  { title, journey, answers }: Pick<AnswerSet, 'title' | 'journey' | 'answers'>,
  documents: readonly Document[],
): DocumentChange {
  const like = documents.find((document) => document.kind === 'journey');
  const taken = new Set(documents.map((document) => document.id));
  const known = answersNamed(title, journey, documents);
  const schema = known?.$schema ?? like?.$schema?.replace(/journey(?=\.schema\.json$)/, 'answer-set');
  const whole: AnswerSet = {
    ...(schema !== undefined && { $schema: schema }),
    kind: 'answer-set',
    id: known?.id ?? freeId(`answers-${slugOf(title) || 'kept'}`, taken),
    schemaVersion: 1,
    title,
    journey,
    answers,
  };
  const text = JSON.stringify(whole);
  return { id: whole.id, body: formatText(text) ?? text };
}

/** The answers that can be kept: those that were given, as texts, numbers, yes or no, lists of texts, or several texts by their parts. */
export function keepable(answers: Answers): AnswerSet['answers'] {
  const kept: { [name: string]: AnswerSet['answers'][string] } = {};
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'number' || typeof answer === 'boolean') kept[name] = answer;
    else if (typeof answer === 'string' && answer !== '') kept[name] = answer;
    else if (Array.isArray(answer) && answer.every((each) => typeof each === 'string'))
      kept[name] = answer.map(String);
    else if (isObject(answer) && Object.values(answer).every((part) => typeof part === 'string'))
      kept[name] = Object.fromEntries(Object.entries(answer).map(([part, value]) => [part, String(value)]));
  }
  return kept;
}

/** The questions of a journey whose answers are sensitive, by the words that visitors read. */
export function sensitiveAmong(
  names: readonly string[],
  journey: string,
  documents: readonly Document[],
): readonly string[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const asking = byId.get(journey);
  const forms = new Set(asking?.kind === 'journey' ? asking.steps.map(({ form }) => form) : []);
  for (const form of forms) for (const included of formsIncludedIn(byId.get(form))) forms.add(included);
  return [...forms].flatMap((id) => {
    const form = byId.get(id);
    const fields = form?.kind === 'form' ? form.fields : [];
    return fields.flatMap((field) =>
      'sensitive' in field && field.sensitive === true && 'name' in field && names.includes(field.name ?? '')
        ? [labelOf(field, field.name ?? '')]
        : [],
    );
  });
}
