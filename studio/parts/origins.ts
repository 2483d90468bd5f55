import { pointerOf, valueAt, visitParts } from '#engine';
import { readCall } from '#engine/parts';
import type { Document } from '#schemas';
import type { Place } from '../preview/protocol.ts';
import { isObject, memberOf, textIn } from '../settings/json.ts';
import { showRule } from '../settings/rules.ts';
import { labelOf, titleOf, wordsOf } from '../settings/words.ts';
import { journeysAround, journeysIn } from './journeys-around.ts';

/** Where a value is worked out, or asked for, that a part shows or reads. */
interface Origin {
  readonly place: Place;
  /** For example "Fact “Price per month”". */
  readonly title: string;
  /** How it is worked out, in its author's words or in those of its formula. */
  readonly explained: string | undefined;
}

/** Operators whose first argument is the id of a document. */
const nouns: ReadonlyMap<string, string> = new Map([
  ['call', 'Function'],
  ['decide', 'Decision'],
  ['lookup', 'Options'],
]);

/** Kinds of documents that work something out. */
const worked: ReadonlySet<string> = new Set(['function', 'decision', 'operation']);

/** The facts, functions, decisions, results of services and answers that the formulas of a part read, in their order. */
export function originsOf(
  documents: readonly Document[],
  { document: id, pointer }: Place,
): readonly Origin[] {
  const document = documents.find((each) => each.id === id);
  const part: unknown = document && valueAt(document, pointer);
  // A whole page reads too much to be listed.
  if (!isObject(part) || (pointer === '' && !worked.has(document?.kind ?? ''))) return [];
  let near: readonly Document[] | undefined;
  const found = new Map<string, Origin>();
  visitParts(part, (value) => {
    const call = readCall(value);
    const [first]: readonly unknown[] = call?.args ?? [];
    if (call === undefined || typeof first !== 'string') return true;
    near ??= documentsNear(documents, id);
    const origin =
      call.name === 'var' ? originOfPath(near, first) : originOfDocument(documents, call.name, first);
    if (origin) found.set(origin.title, origin);
    return true;
  });
  return [...found.values()];
}

/** The documents whose names a document may read: those of its journeys. */
function documentsNear(documents: readonly Document[], id: string): readonly Document[] {
  const around = journeysAround(documents, id);
  const others = journeysIn(documents, id).flatMap((journey) => journeysAround(documents, journey.id));
  return [...new Set([...around, ...others].flatMap(({ journey, members }) => [journey, ...members]))];
}

function originOfDocument(documents: readonly Document[], operator: string, id: string): Origin | undefined {
  const noun = nouns.get(operator);
  const document = documents.find((each) => each.id === id);
  if (noun === undefined || document === undefined) return undefined;
  return {
    place: { document: id, pointer: '' },
    title: `${noun} “${titleOf(document)}”`,
    explained: textIn(document, 'description'),
  };
}

function originOfPath(near: readonly Document[], path: string): Origin | undefined {
  const [root, name = ''] = path.split('.');
  if (root === 'facts') return firstOf(near, (document) => originOfFact(document, name));
  if (root === 'answers') return firstOf(near, (document) => originOfAnswer(document, name));
  return root === 'results' ? firstOf(near, (document) => originOfResult(near, document, name)) : undefined;
}

function firstOf(near: readonly Document[], find: (document: Document) => Origin | undefined) {
  for (const document of near) {
    const found = find(document);
    if (found) return found;
  }
  return undefined;
}

function originOfFact(document: Document, name: string): Origin | undefined {
  const fact = document.kind === 'facts' || document.kind === 'journey' ? document.facts?.[name] : undefined;
  if (fact === undefined) return undefined;
  const described = isObject(fact) && 'value' in fact;
  return {
    place: { document: document.id, pointer: pointerOf('facts', name) },
    title: `Fact “${wordsOf(name)}”`,
    explained: described ? textIn(fact, 'description') : showRule(fact).sentence,
  };
}

function originOfAnswer(document: Document, name: string): Origin | undefined {
  if (document.kind !== 'form') return undefined;
  const at = document.fields.findIndex(
    (field) =>
      ('type' in field && memberOf(field, 'name') === name) ||
      memberOf(memberOf(field, 'suggestions'), 'idAnswer') === name,
  );
  if (at < 0) return undefined;
  return {
    place: { document: document.id, pointer: pointerOf('fields', at) },
    title: `Answer to “${labelOf(document.fields[at], name)}”`,
    explained: undefined,
  };
}

/** A result is named by the call that gets it. */
function originOfResult(near: readonly Document[], document: Document, name: string): Origin | undefined {
  let found: Origin | undefined;
  visitParts(document, (part) => {
    const id = memberOf(part, 'as') === name ? textIn(part, 'call') : undefined;
    const operation = near.find((each) => each.id === id);
    if (operation)
      found ??= {
        place: { document: operation.id, pointer: '' },
        title: `Result of the service “${titleOf(operation)}”`,
        explained: textIn(operation, 'description'),
      };
    return found === undefined;
  });
  return found;
}
