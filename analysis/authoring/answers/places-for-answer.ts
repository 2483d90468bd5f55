import { hasPart, type JsonValue, provesHuman } from '#engine';
import { inWords, readCall, written } from '#engine/parts';
import type { Decision, Document, Operation } from '#schemas';
import { contractPlaces, freeProperties, longestText, permits } from './contract-places.ts';
import { ChangeCollector } from './document-changes.ts';
import { inputsAt, plainTypeOf } from './give-input.ts';
import { membersGiven } from './given-members.ts';
import {
  type AskedQuestion,
  type JourneyParts,
  journeyParts,
  questionIn,
  questionsIn,
  type WrittenQuestion,
} from './journey-calls.ts';
import { type RequestPart, requestPartsOf } from './request-parts.ts';

/** A place where the answer of a question can go. */
export interface AnswerOffer {
  readonly kind: AnswerTarget['to'];
  /** For example "Hire room: extra comments". */
  readonly title: string;
  readonly detail: string;
  /** Why the answer cannot go there. */
  readonly refusal?: string;
  readonly target: AnswerTarget;
}

/** Where an answer goes, for `routeAnswer`. */
export type AnswerTarget =
  | { readonly to: 'nowhere' }
  /** An input that an operation declares, and that nothing fills. */
  | { readonly to: 'input'; readonly operation: string; readonly name: string }
  /** A new member of a request. */
  | { readonly to: 'member'; readonly operation: string; readonly at: RequestPart; readonly name: string }
  /** A text of a request to which the answer is added. */
  | {
      readonly to: 'text';
      readonly operation: string;
      readonly at: RequestPart;
      /** Text before the answer. */
      readonly label: string;
      /** The most characters that the service takes. */
      readonly longest?: number;
    }
  /** A row of a decision. */
  | { readonly to: 'decision'; readonly decision: string; readonly values: readonly JsonValue[] }
  /** The condition of another question. */
  | { readonly to: 'condition'; readonly document: string; readonly pointer: string };

/**
 * The places where the answer of a question can go: nowhere, to an operation that the journey calls, into a text of a
 * request, or into a decision or a condition.
 *
 * @param documents all documents as they are read; the question is in one of them
 */
export function placesForAnswer(
  documents: readonly Document[],
  asked: AskedQuestion,
): readonly AnswerOffer[] {
  const parts = journeyParts(documents, asked.journey);
  const form = parts?.documents.get(asked.form);
  const question = form?.kind === 'form' ? questionIn(form, asked.field) : undefined;
  if (parts === undefined || question === undefined) return [];
  const operations = new Map(parts.calls.map(({ operation }) => [operation.id, operation]));
  const known = new Set<string>();
  return [
    ...[...operations.values()].flatMap((operation) => [...offersOf(parts, operation, question, known)]),
    ...decisionsOf(parts).map(decisionOffer),
    ...conditionOffers(parts, asked),
    {
      kind: 'nowhere',
      title: 'Nowhere yet',
      detail: 'The answer is asked for, and sent to nobody.',
      target: { to: 'nowhere' },
    },
  ];
}

function* offersOf(
  parts: JourneyParts,
  operation: Operation,
  { field, type }: WrittenQuestion,
  known: Set<string>,
): Iterable<AnswerOffer> {
  const { documents } = parts;
  const calls = parts.calls.filter((call) => call.operation.id === operation.id);
  const [call] = calls;
  if (call === undefined || operation.lookUp || operation.method === 'GET') return;
  const now = new ChangeCollector(documents);
  const { id } = operation;
  const service = inWords(id);
  const requested = requestPartsOf(parts, call, now);
  const schemasAt = contractPlaces(operation, documents);

  for (const name of unfilledInputs(parts, operation, now, type)) {
    const detail = `The operation takes it already, and nothing fills it.`;
    const target = { to: 'input', operation: id, name } as const;
    yield { kind: 'input', title: `${service}: ${inWords(name, false)}`, detail, target };
  }
  for (const at of requested.filter(({ kind }) => kind === 'text')) {
    const longest = schemasAt ? longestText(schemasAt(at.path)) : undefined;
    const isJoined = ['join', 'cat'].includes(readCall(now.valueOf(at.part))?.name ?? '');
    if (schemasAt ? longest === undefined : !isJoined) continue;
    const key = JSON.stringify(at.part);
    if (known.has(key)) continue;
    known.add(key);
    const text = inWords(String(at.path.findLast((each) => typeof each === 'string') ?? 'text'), false);
    const isLimited = longest !== undefined && Number.isFinite(longest);
    const limit = isLimited
      ? ` The service takes ${longest} characters: what is longer is cut off at the end.`
      : '';
    const label = textLabel(field);
    yield {
      kind: 'text',
      title: `${service}: ${text}`,
      detail: `“${label}: {${field.name}}” is added to the ${text}.${limit}`,
      target: { to: 'text', operation: id, at, label, ...(isLimited && { longest }) },
    };
  }
  const objects = requested.filter(({ kind, reads }) => kind !== 'text' && reads !== 'answers');
  for (const at of objects) {
    const filled = filledAt(requested, at, parts, now);
    for (const name of schemasAt ? freeProperties(schemasAt(at.path), filled, type) : [])
      yield {
        kind: 'member',
        title: `${service}: ${inWords(name, false)}`,
        detail: 'The contract of the service has a place for it, which nothing fills.',
        target: { to: 'member', operation: id, at, name },
      };
  }
  const [root] = objects.filter(({ path }) => path.length === 0);
  if (root === undefined) return;
  const filled = filledAt(requested, root, parts, now);
  const name = filled.has(field.name) ? `${field.name}Answer` : field.name;
  const isPermitted = schemasAt === undefined || permits(schemasAt([]), name, type);
  yield {
    kind: 'member',
    title: `${service}: a field of its own`,
    detail: isPermitted ? `The request gets a part “${name}”.` : '',
    ...(!isPermitted && { refusal: 'Its contract has none: the order would be refused.' }),
    target: { to: 'member', operation: id, at: root, name },
  };
}

/** Names that a part of a request has already. */
function filledAt(
  requested: readonly RequestPart[],
  { path }: RequestPart,
  { documents }: JourneyParts,
  now: ChangeCollector,
): ReadonlySet<string> {
  const same = requested.filter((each) => each.kind !== 'text' && String(each.path) === String(path));
  return new Set(
    same.flatMap(({ part, kind, holders }) => {
      if (kind === 'object') return Object.keys(Object(now.valueOf(part)));
      return holders.flatMap(({ document, input }) =>
        input === undefined ? [...inputsAt(documents, inputsOf(document)).keys()] : [],
      );
    }),
  );
}

const inputsOf = (document: string) => ({ document, pointer: '/input', isInputs: true });

/** Inputs of an operation that no call of the journey gives, of the type of an answer. */
function unfilledInputs(
  parts: JourneyParts,
  { id }: Operation,
  now: ChangeCollector,
  type: WrittenQuestion['type'],
): readonly string[] {
  const calls = parts.calls.filter(({ operation }) => operation.id === id);
  const given = calls.map((call) => membersGiven(parts, call.given, now));
  return [...inputsAt(parts.documents, inputsOf(id))].flatMap(([name, schema]) =>
    given.every((names) => names?.includes(name) === false) && plainTypeOf(parts.documents, schema) === type
      ? [name]
      : [],
  );
}

/** Decisions that the journey and its forms make, with the values that their rows give. */
function decisionsOf({ documents, members }: JourneyParts): readonly Decision[] {
  const ids = new Set<string>();
  for (const id of members)
    hasPart(documents.get(id), (part) => {
      const call = readCall(part);
      if (call?.name === 'decide') ids.add(written(call.args[0]));
      return false;
    });
  return [...ids].flatMap((id) => {
    const decision = documents.get(id);
    return decision?.kind === 'decision' ? [decision] : [];
  });
}

function decisionOffer({ id, rows = [] }: Decision): AnswerOffer {
  const values = rows.map(({ then }) => then as unknown).filter(isPlainValue);
  return {
    kind: 'decision',
    title: `Decides “${inWords(id, false)}”`,
    detail: 'The decision gets a row of its own, after the others.',
    ...(values.length === 0 && {
      refusal: 'All of its values are worked out: write the row where it stands.',
    }),
    target: { to: 'decision', decision: id, values: [...new Set(values)] },
  };
}

function isPlainValue(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Questions after it in its form, without a condition of their own. */
function conditionOffers({ documents }: JourneyParts, asked: AskedQuestion): readonly AnswerOffer[] {
  const form = documents.get(asked.form);
  const questions = form?.kind === 'form' ? questionsIn(form) : [];
  const after = questions.slice(questions.findIndex(({ field }) => field.name === asked.field) + 1);
  return after.flatMap(({ field, pointer }): readonly AnswerOffer[] => {
    if (field.when !== undefined || provesHuman(field)) return [];
    return [
      {
        kind: 'condition',
        title: `Decides whether “${labelOf(field)}” is asked`,
        detail: 'The question is shown only for this answer.',
        target: { to: 'condition', document: asked.form, pointer },
      },
    ];
  });
}

function labelOf(field: WrittenQuestion['field']): string {
  return 'label' in field && typeof field.label === 'string' ? field.label : inWords(field.name);
}

/** Text before an answer: the option that it is asked for, or the name of the answer. */
function textLabel(field: WrittenQuestion['field']): string {
  const call = readCall(field.when);
  const option = call?.name === 'in' ? call.args[0] : call?.name === '==' ? call.args[1] : undefined;
  return typeof option === 'string' ? option : inWords(field.name);
}
