import { labelOf, pathOf, pointerOf, valueAt, visitParts } from '#engine';
import { inWords, isPlainObject, readCall, written } from '#engine/parts';
import type { Document, Field } from '#schemas';
import { documentsOf } from './asking-journeys.ts';
import type { Part } from './document-changes.ts';
import { type AskedQuestion, questionIn } from './journey-calls.ts';
import { readsOfFact, usesOf } from './uses.ts';

/** A question, and where its answer goes. */
interface AnswerGoals {
  /** The question as its visitors read it. */
  readonly question: string;
  /** The places that use the answer, each with its words, such as "Sent to “Hire room” as “extra comments”". */
  readonly goals: readonly AnswerGoal[];
}

interface AnswerGoal {
  readonly sentence: string;
  readonly document: string;
  readonly pointer: string;
}

/**
 * Says where the answer of a question goes.
 *
 * @param asked the question, once for each journey that asks it
 * @returns undefined where there is no such question
 */
export function whereAnswerGoes(
  documents: readonly Document[],
  asked: readonly AskedQuestion[],
): AnswerGoals | undefined {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const [first] = asked;
  const form = first && byId.get(first.form);
  const field = form?.kind === 'form' && first ? questionIn(form, first.field)?.field : undefined;
  if (field === undefined) return undefined;
  const named = usesOf(documents, asked).flatMap(({ part, sentence }) => {
    const sent = sentSentence(byId.get(part.document), part);
    const sentences = sent === undefined ? sentByFact(documents, byId, part) : [sent];
    const { document, pointer } = part;
    return (sentences.length > 0 ? sentences : [sentence]).map((each) => ({
      sentence: each,
      document,
      pointer,
    }));
  });
  const goals = named.length > 0 ? named : partsWithAllAnswers(asked, byId);
  const all = new Map(goals.map((goal) => [[goal.sentence, goal.document, goal.pointer].join(' '), goal]));
  return { question: questionOf(field), goals: [...all.values()] };
}

function questionOf(field: Field): string {
  return labelOf(field) || inWords(field.name);
}

/** The sentence about a part that is given to an operation; undefined for other parts. */
function sentSentence(document: Document | undefined, { pointer, inside }: Part): string | undefined {
  const path = [...pathOf(pointer), ...inside.map(String)];
  for (const [index, key] of path.entries()) {
    if (key !== 'with') continue;
    const action = valueAt(document, pointerOf(...path.slice(0, index)));
    if (!isPlainObject(action)) continue;
    const operation = action.call ?? action.send;
    if (typeof operation !== 'string') continue;
    const input = path[index + 1];
    const name = input === undefined ? '' : ` as “${inWords(input, false)}”`;
    return `Sent to “${inWords(operation)}”${name}`;
  }
  return undefined;
}

/** The sentences about a part of a fact, one for each operation that is given the fact; none for other parts. */
function sentByFact(
  documents: readonly Document[],
  byId: ReadonlyMap<string, Document>,
  { document, pointer, inside }: Part,
): readonly string[] {
  const [list, name = '', ...below] = pathOf(pointer);
  const holder = byId.get(document);
  if (list !== 'facts' || holder === undefined) return [];
  // A formula keeps the members that it puts together under its operator.
  const keys = inside.map(String);
  const object = keys.lastIndexOf('object');
  const member = object < 0 ? below.at(-1) : keys[object + 1];
  const as = member === undefined || /^\d+$/.test(member) ? name : member;
  const operations = (readsOfFact(documents, holder, name) ?? []).flatMap(({ part }) => {
    const operation = operationGiven(byId.get(part.document), part);
    return operation === undefined ? [] : [operation];
  });
  return [...new Set(operations)].map((each) => `Sent to “${inWords(each)}” as “${inWords(as, false)}”`);
}

/** The operation that a part is given to; undefined for other parts. */
function operationGiven(document: Document | undefined, { pointer, inside }: Part): string | undefined {
  const path = [...pathOf(pointer), ...inside.map(String)];
  const at = path.indexOf('with');
  const action = at < 0 ? undefined : valueAt(document, pointerOf(...path.slice(0, at)));
  const operation = isPlainObject(action) ? (action.call ?? action.send) : undefined;
  return typeof operation === 'string' ? operation : undefined;
}

/** The places that use all answers of the journeys together. */
function partsWithAllAnswers(
  asked: readonly AskedQuestion[],
  byId: ReadonlyMap<string, Document>,
): readonly AnswerGoal[] {
  const found: AnswerGoal[] = [];
  const journeys = asked.flatMap(({ journey }) => {
    const document = byId.get(journey);
    return document?.kind === 'journey' ? [document] : [];
  });
  for (const document of new Set(journeys.flatMap((journey) => [...documentsOf(journey, byId)])))
    visitParts(document, (value, path) => {
      const call = readCall(value);
      if (call?.name !== 'var' || written(call.args[0]) !== 'answers') return true;
      const pointer = pointerOf(...path);
      const sent = sentSentence(document, { document: document.id, pointer, inside: [] });
      if (sent !== undefined)
        found.push({ sentence: `${sent}, with all answers`, document: document.id, pointer });
      return true;
    });
  return found;
}
