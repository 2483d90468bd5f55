import { type Fix, type JsonValue, parseFormula } from '#engine';
import { isRuleIn, quote, readCall, written } from '#engine/parts';
import type { Document, Field } from '#schemas';
import { ChangeCollector, type DocumentChanges, formulaOf, type Part } from './document-changes.ts';
import { declareInput, freeInputName, giveInput } from './give-input.ts';
import {
  type AskedQuestion,
  type JourneyCall,
  type JourneyParts,
  journeyParts,
  questionIn,
  type WrittenQuestion,
} from './journey-calls.ts';
import type { AnswerOffer } from './places-for-answer.ts';
import { type RequestPart, requestPartsOf } from './request-parts.ts';

/** Choices of an author in place of those proposed. */
export interface RouteChoice {
  /** Name of the new part of the request. */
  readonly name?: string;
  /** Text before the answer. */
  readonly label?: string;
  /** The decision for this answer. */
  readonly value?: JsonValue;
}

/** The changes of all documents that hand an answer on, as one fix, and a sentence about each document. */
export interface AnswerRoute {
  readonly fix: Fix;
  readonly sentences: DocumentChanges['sentences'];
}

/** Writes what an offer of `placesForAnswer` needs, from the question to the request. */
export function routeAnswer(
  documents: readonly Document[],
  asked: AskedQuestion,
  { title, target }: AnswerOffer,
  choice: RouteChoice = {},
): AnswerRoute {
  const parts = journeyParts(documents, asked.journey);
  const form = parts?.documents.get(asked.form);
  const question = form?.kind === 'form' ? questionIn(form, asked.field) : undefined;
  if (parts === undefined || question === undefined) return { fix: { title, edits: [] }, sentences: [] };
  const changes = new ChangeCollector(parts.documents);
  const { pointer, field } = question;
  const answer = `answers.${field.name}`;
  switch (target.to) {
    case 'nowhere':
      changes.add(asked.form, `${pointer}/unread`, true);
      changes.tell(asked.form, 'The question says that its answer is wanted without being sent.');
      break;
    case 'input':
      giveInput(parts, callsOf(parts, target.operation), [target.name, { var: answer }], changes);
      break;
    case 'member': {
      const name = choice.name ?? target.name;
      const { at } = target;
      const given = [inputNameOf(name), { var: answer }] as const;
      const calls = writersOf(parts, at).map(({ call }) => call);
      const input = at.kind === 'whole' ? name : freeInputName(parts, calls, given, changes);
      if (at.kind === 'object') {
        changes.addMember(at.part, name, { var: `${at.reads}.${input}` });
        changes.tell(at.part.document, `“${name}” is part of the request.`);
      }
      handOn(parts, at, question, input, changes);
      break;
    }
    case 'text':
      addToText(parts, target, question, choice.label ?? target.label, changes);
      break;
    case 'decision': {
      const then = choice.value ?? target.values[0] ?? true;
      changes.add(target.decision, '/rows/-', { when: formulaOf(conditionOf(field, question.type)), then });
      changes.tell(target.decision, `A row is for this answer: ${JSON.stringify(then)}.`);
      break;
    }
    case 'condition':
      changes.add(target.document, `${target.pointer}/when`, formulaOf(conditionOf(field, question.type)));
      changes.tell(target.document, 'Another question is asked only for this answer.');
  }
  const { edits, sentences } = changes.changes();
  return { fix: { title, edits }, sentences };
}

/** Names of inputs are in camel case; those of a service need not be. */
function inputNameOf(name: string): string {
  const words = name.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => next.toUpperCase());
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function callsOf({ calls }: JourneyParts, operation: string): readonly JourneyCall[] {
  return calls.filter((call) => call.operation.id === operation);
}

/** Declares an answer as a part of the input of all that write a part of a request, and gives it to their calls. */
function handOn(
  parts: JourneyParts,
  at: RequestPart,
  { field, type }: WrittenQuestion,
  input: string,
  changes: ChangeCollector,
): void {
  const writers = writersOf(parts, at);
  for (const { holders } of writers)
    for (const holder of holders) declareInput(parts.documents, holder, [input, type], changes);
  const calls = writers.map(({ call }) => call);
  giveInput(parts, calls, [input, { var: `answers.${field.name}` }], changes);
}

/** The calls whose requests have a part, and where the input of each is declared. */
function writersOf(parts: JourneyParts, at: RequestPart) {
  const key = JSON.stringify(at.part);
  return parts.calls.flatMap((call) => {
    const own = requestPartsOf(parts, call, new ChangeCollector(parts.documents));
    const same = own.find(({ part, kind }) => kind === at.kind && JSON.stringify(part) === key);
    return same ? [{ call, holders: same.holders }] : [];
  });
}

function addToText(
  parts: JourneyParts,
  { at, longest }: { readonly at: RequestPart; readonly longest?: number },
  question: WrittenQuestion,
  label: string,
  changes: ChangeCollector,
): void {
  const answer = [question.field.name, { var: `answers.${question.field.name}` }] as const;
  const calls = at.reads === 'answers' ? [] : writersOf(parts, at).map(({ call }) => call);
  const name = freeInputName(parts, calls, answer, changes);
  const path = at.reads === 'answers' ? `answers.${name}` : `${at.reads}.${name}`;
  const addition = textOf(path, question.type, label);
  const list = listOf(parts, at, changes);
  if (list) {
    changes.replaceRule(list.part, list.with(addition));
    changes.tell(list.part.document, `“${label}” and the answer are added to the text.`);
  } else {
    const before = changes.valueOf(at.part);
    const joined = { join: [[addition, withoutEmpty(before)], '. '] };
    changes.replaceRule(at.part, longest === undefined ? joined : { substr: [joined, 0, longest] });
    changes.tell(at.part.document, `“${label}” and the answer are added to the text.`);
  }
  if (at.reads !== 'answers') handOn(parts, at, question, name, changes);
}

/** An answer as a text; unanswered where it is not given. */
function textOf(path: string, type: WrittenQuestion['type'], label: string): unknown {
  const named = (text: string) => `if ${path} is answered then cat(${quote(`${label}: `)}, ${text})`;
  if (type === 'boolean') return rule(`if ${path} then ${quote(label)}`);
  if (type === 'date') return rule(named(`formatDate(${path}, 'd MMMM yyyy')`));
  return rule(named(typeof type === 'object' ? `join(${path}, ', ')` : path));
}

function rule(formula: string): unknown {
  return parseFormula(formula).rule;
}

/** A text without the empty text that stands for an unanswered one: a joined text leaves that out itself. */
function withoutEmpty(text: unknown): unknown {
  const call = readCall(text);
  const isEmpty = (call?.name === 'else' || call?.name === 'var') && call.args[1] === '';
  return isEmpty && call.args.length === 2 ? ruleOfFirst(call.name, call.args[0]) : text;
}

/** A path is the argument of `var`; the first of `else` is a rule. */
function ruleOfFirst(name: string, first: unknown): unknown {
  return name === 'var' ? { var: first } : first;
}

interface JoinedList {
  readonly part: Part;
  readonly with: (addition: unknown) => unknown;
}

/** The list that a text joins, also behind a condition, or in a fact. */
function listOf(
  parts: JourneyParts,
  { part, reads }: RequestPart,
  changes: ChangeCollector,
): JoinedList | undefined {
  const call = readCall(changes.valueOf(part));
  const below = (...keys: readonly (string | number)[]): Part => ({
    ...part,
    inside: [...part.inside, ...keys],
  });
  if (call?.name === 'if' && call.args.length === 2) {
    const inner = { part: below('if', 1), reads } as RequestPart;
    return listOf(parts, inner, changes);
  }
  if (call?.name !== 'join') return undefined;
  const [list] = call.args;
  const named = readCall(list);
  const fact = named?.name === 'var' ? /^facts\.(\w+)$/.exec(written(named.args[0]))?.[1] : undefined;
  const inFact = fact === undefined ? undefined : parts.factNamed(fact);
  const place = inFact ?? below('join', 0);
  const now = inFact ? changes.valueOf(inFact) : list;
  if (Array.isArray(now)) return { part: place, with: (addition) => [...now, addition] };
  const merged = isRuleIn(now) ? readCall(now) : undefined;
  return {
    part: place,
    with: (addition) => ({ merge: [...(merged?.name === 'merge' ? merged.args : [now]), addition] }),
  };
}

/** Whether the question is answered by yes, by its first option, or at all. */
function conditionOf(field: Field, type: WrittenQuestion['type']): unknown {
  const answer = { var: `answers.${field.name}` };
  if (type === 'boolean') return answer;
  const options = 'options' in field && Array.isArray(field.options) ? field.options : [];
  const first = (options[0] as { readonly id?: unknown } | undefined)?.id;
  if (typeof first !== 'string') return { answered: answer };
  return typeof type === 'object' ? { in: [first, answer] } : { '==': [answer, first] };
}
