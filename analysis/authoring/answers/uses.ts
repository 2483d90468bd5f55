import { pathOf, pointerOf, valueAt, visitParts } from '#engine';
import { inWords, isPlainObject, isRuleIn, readCall, written } from '#engine/parts';
import type { Document } from '#schemas';
import { documentsOf, fieldsShownBy, isShownIn } from './asking-journeys.ts';
import type { Part } from './document-changes.ts';
import { type AskedQuestion, questionIn, questionsAt, questionsIn } from './journey-calls.ts';

/** A question, or one of its options. */
export interface SpokenOf extends AskedQuestion {
  readonly option?: string;
}

/** A place that speaks of a question or an option. */
export interface SpokenUse {
  /** For example "The condition of “Do you need the piano?”". */
  readonly sentence: string;
  readonly part: Part;
  /** Journeys that ask for an answer of the name by a question of their own, for which the place stays as it is. */
  readonly keptFor: readonly string[];
}

/** The question that a place belongs to, or the option: then once for each question that offers it. */
export function spokenAt(
  documents: readonly Document[],
  place: { readonly document: string; readonly pointer: string },
): readonly SpokenOf[] {
  const [list, index] = /^(.*\/)?options\/(\d+)(?=\/|$)/.exec(place.pointer.slice(1))?.slice(1) ?? [];
  const option = index && valueAt(find(documents, place.document), `/${list ?? ''}options/${index}`);
  const id = isPlainObject(option) && typeof option.id === 'string' ? option.id : undefined;
  if (find(documents, place.document)?.kind !== 'options') {
    const [asked] = questionsAt(documents, place);
    return asked ? [id === undefined ? asked : { ...asked, option: id }] : [];
  }
  return documents.flatMap((form) => {
    const offering = form.kind === 'form' && id !== undefined ? questionsIn(form) : [];
    return offering.flatMap(({ field, pointer }) => {
      const isOffered = 'options' in field && (field.options as unknown) === place.document;
      const [asked] = isOffered ? questionsAt(documents, { document: form.id, pointer }) : [];
      return asked && id !== undefined ? [{ ...asked, option: id }] : [];
    });
  });
}

function find(documents: readonly Document[], id: string): Document | undefined {
  return documents.find((document) => document.id === id);
}

/** Properties that name answers beside formulas. */
const naming: ReadonlySet<string> = new Set(['like', 'only', 'set', 'clearedBy', 'sharedAnswers', 'footer']);

/**
 * The places that speak of a question, or of one of its options, in the documents of the journeys that ask it, each
 * once. Answers belong to journeys: one that asks for an answer of the name by another question has its own.
 *
 * @param all the question; the questions that offer the option
 */
export function usesOf(documents: readonly Document[], all: readonly SpokenOf[]): readonly SpokenUse[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const journeys = documents.flatMap((document) => (document.kind === 'journey' ? [document] : []));
  const shown = new Map(journeys.map((journey) => [journey, fieldsShownBy(journey, byId)]));
  const found = new Map<string, SpokenUse>();
  for (const field of new Set(all.map((each) => each.field))) {
    const spoken = all.filter((each) => each.field === field);
    const asking = journeys.flatMap((journey) => {
      const forms = [...(shown.get(journey) ?? [])].flatMap(([form, names]) =>
        names.has(field) ? [form] : [],
      );
      const own = forms.filter((form) => spoken.some((each) => each.form === form));
      if (forms.length === 0) return [];
      return [{ journey, keeps: own.length < forms.length, documents: documentsOf(journey, byId) }];
    });
    const losing = asking.filter(({ keeps }) => !keeps);
    const speaks = ({ journey, documents }: (typeof asking)[number], document: Document, { pointer }: Part) =>
      documents.has(document) &&
      (document.kind !== 'form' || isShownIn(shown.get(journey) ?? new Map(), document, pointer));
    for (const document of new Set(losing.flatMap((each) => [...each.documents])))
      for (const part of partsNaming(document, spoken)) {
        if (!losing.some((each) => speaks(each, document, part))) continue;
        const keeping = asking.filter((each) => each.keeps && speaks(each, document, part));
        const key = [part.document + part.pointer, ...part.inside].join(' ');
        found.set(key, {
          part,
          sentence: sentenceOf(document, pathOf(part.pointer)),
          keptFor: keeping.map(({ journey }) => journey.id),
        });
      }
  }
  return [...found.values()];
}

/** The parts of a document that name an answer or compare it with an option, except for the question itself. */
function partsNaming(document: Document, spoken: readonly SpokenOf[]): readonly Part[] {
  const own = spoken.flatMap(({ form, field }) => {
    const question =
      document.kind === 'form' && document.id === form ? questionIn(document, field) : undefined;
    return question ? [`${question.pointer}/`] : [];
  });
  const parts: Part[] = [];
  visitParts(document, (value, path, holder) => {
    const use = spoken.find((each) =>
      each.option === undefined ? namesAnswer(value, path, holder, each.field) : meansOption(value, each),
    );
    const part = use && partAt(document, [...path]);
    if (part && !own.some((pointer) => `${part.pointer}/`.startsWith(pointer))) parts.push(part);
    // A comparison speaks of everything inside of it.
    return use?.option === undefined;
  });
  return parts;
}

function namesAnswer(
  value: unknown,
  path: readonly (string | number)[],
  holder: object | undefined,
  name: string,
): boolean {
  if (value === name) return naming.has(String(Array.isArray(holder) ? path.at(-2) : path.at(-1)));
  return isReadOf(value, `answers.${name}`);
}

/**
 * The places that read a fact, in the documents of the journeys that have it. Undefined where another document has a fact of
 * the name: nobody can say then which of both a shared form reads.
 */
export function readsOfFact(
  documents: readonly Document[],
  holder: Document,
  name: string,
): readonly SpokenUse[] | undefined {
  const named = documents.filter((each) => isPlainObject(factsOf(each)) && name in Object(factsOf(each)));
  if (named.length > 1) return undefined;
  const byId = new Map(documents.map((document) => [document.id, document]));
  const having = documents
    .flatMap((each) => (each.kind === 'journey' ? [documentsOf(each, byId)] : []))
    .filter((own) => own.has(holder));
  const readers = new Set(having.flatMap((own) => [...own]));
  return [...readers].flatMap((document) => {
    const found: SpokenUse[] = [];
    visitParts(document, (value, path) => {
      if (isReadOf(value, `facts.${name}`)) {
        const part = partAt(document, [...path]);
        found.push({ part, sentence: sentenceOf(document, pathOf(part.pointer)), keptFor: [] });
      }
      return true;
    });
    return found;
  });
}

function factsOf(document: Document): unknown {
  return document.kind === 'facts' || document.kind === 'journey' ? document.facts : undefined;
}

/** Whether a rule reads a value, or a member of it. */
function isReadOf(rule: unknown, path: string): boolean {
  const call = readCall(rule);
  if (call?.name !== 'var') return false;
  const read = written(call.args[0]);
  return read === path || read.startsWith(`${path}.`);
}

const comparisons: ReadonlySet<string> = new Set(['==', '!=', 'in']);

/** Whether a rule compares the answer with the option. */
function meansOption(value: unknown, { field, option }: SpokenOf): boolean {
  const call = readCall(value);
  if (call === undefined || !comparisons.has(call.name)) return false;
  const isRead = call.args.some((arg) => namesAnswer(arg, [], undefined, field));
  return isRead && call.args.some((arg) => arg === option || (Array.isArray(arg) && arg.includes(option)));
}

/** The part at a path: where its formula begins, and the rest inside it. */
function partAt(document: Document, path: readonly (string | number)[]): Part {
  const begin = path.findIndex((_, index) => isRuleIn(valueAt(document, pointerOf(...path.slice(0, index)))));
  const depth = begin < 0 ? path.length : begin;
  return { document: document.id, pointer: pointerOf(...path.slice(0, depth)), inside: path.slice(depth) };
}

/** Names a place in the words of those who write the document. */
function sentenceOf(document: Document, keys: readonly string[]): string {
  const title = inWords(document.id, false);
  switch (document.kind) {
    case 'form':
      return questionSentence(document, keys);
    case 'journey':
      return stepSentence(document, keys);
    case 'facts':
      return namedSentence(keys) ?? `The shared answers of “${title}”`;
    case 'decision':
      return `A row of the decision “${title}”`;
    case 'function':
      return `The function “${title}”`;
    case 'options':
      return `The options “${title}”`;
    default:
      return `What analytics hears of “${title}”`;
  }
}

function questionSentence(document: Document, keys: readonly string[]): string {
  const last = keys.findLastIndex((key, index) => keys[index - 1] === 'fields' && /^\d+$/.test(key));
  const field = valueAt(document, pointerOf(...keys.slice(0, last + 1)));
  const property = keys[last + 1] ?? '';
  if (!isPlainObject(field)) return `The form “${inWords(document.id, false)}”`;
  if (Array.isArray(field.fields)) return 'The condition of a group of questions';
  const label = typeof field.label === 'string' ? field.label : inWords(String(field.name ?? ''));
  const name = { when: 'The condition', checks: 'A check', options: 'An option' }[property];
  if (name === undefined && property.startsWith('on')) return `An action of “${label}”`;
  return `${name ?? `The ${inWords(property, false)}`} of “${label}”`;
}

function stepSentence(document: Document, keys: readonly string[]): string {
  const named = namedSentence(keys);
  if (named !== undefined) return named;
  if (keys.includes('fields'))
    return `${questionSentence(document, keys)} in the ${inWords(keys[0] ?? '', false)}`;
  if (keys[0] !== 'steps') return `The ${inWords(keys[0] ?? '', false)} of the journey`;
  const step = valueAt(document, pointerOf(...keys.slice(0, 2)));
  const title = isPlainObject(step) ? String(step.title ?? step.id) : '';
  const property = keys[2] ?? '';
  if (property === 'next') return `The rule after “${title}”`;
  if (property === 'needs') return `What the step “${title}” needs`;
  if (property.startsWith('on')) return `An action of the step “${title}”`;
  return `The ${property === 'when' ? 'condition' : inWords(property, false)} of the step “${title}”`;
}

function namedSentence([list, name = '']: readonly string[]): string | undefined {
  if (list === 'facts') return `The fact “${inWords(name, false)}”`;
  return list === 'sequences' ? `An action of “${inWords(name, false)}”` : undefined;
}
