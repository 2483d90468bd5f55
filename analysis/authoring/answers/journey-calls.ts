import { hasPart, pointerOf, provesHuman, visitParts } from '#engine';
import { declarationOf, isDescribed, isPlainObject } from '#engine/parts';
import type { Document, Field, Form, Journey, Operation } from '#schemas';
import { fieldsShownBy } from './asking-journeys.ts';
import type { Part } from './document-changes.ts';

/** A question of a journey. */
export interface AskedQuestion {
  /** Id of the journey. */
  readonly journey: string;
  /** Id of the form in which the question is written. */
  readonly form: string;
  /** Name of the question. */
  readonly field: string;
}

/** A call of an operation, and what it is given. */
export interface JourneyCall {
  readonly operation: Operation;
  readonly given: Part;
}

/** A journey with the documents that belong to it. */
export interface JourneyParts {
  readonly documents: ReadonlyMap<string, Document>;
  readonly journey: Journey;
  /** Ids of the journey, its shared facts and its forms. */
  readonly members: readonly string[];
  readonly calls: readonly JourneyCall[];
  /** The rule of a fact. */
  readonly factNamed: (name: string) => Part | undefined;
}

/** Undefined for an unknown journey. */
export function journeyParts(documents: readonly Document[], id: string): JourneyParts | undefined {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const journey = byId.get(id);
  if (journey?.kind !== 'journey') return undefined;
  const facts = (journey.uses ?? []).filter((each) => byId.get(each)?.kind === 'facts');
  const members = [journey.id, ...facts, ...formsOf(journey, byId)];
  const calls = members.flatMap((each) => [...callsIn(byId.get(each), byId)]);
  return {
    documents: byId,
    journey,
    members,
    calls,
    factNamed: (name) => factNamed(name, [id, ...facts], byId),
  };
}

/** Ids of the forms of a journey's steps, and of those that they include. */
function formsOf(journey: Journey, byId: ReadonlyMap<string, Document>): readonly string[] {
  const forms = new Set<string>();
  const take = (id: unknown) => {
    if (typeof id === 'string' && byId.get(id)?.kind === 'form') forms.add(id);
  };
  for (const step of journey.steps) take(step.form);
  for (const id of forms)
    hasPart(byId.get(id), (part) => {
      if (isPlainObject(part)) take(part.include);
      return false;
    });
  return [...forms];
}

function* callsIn(
  document: Document | undefined,
  byId: ReadonlyMap<string, Document>,
): Iterable<JourneyCall> {
  const found: JourneyCall[] = [];
  visitParts(document, (part, path) => {
    if (!isPlainObject(part)) return true;
    const id = part.call ?? part.send;
    const operation = typeof id === 'string' ? byId.get(id) : undefined;
    if (document && operation?.kind === 'operation') {
      const given = { document: document.id, pointer: pointerOf(...path, 'with'), inside: [] };
      found.push({ operation, given });
    }
    return true;
  });
  yield* found;
}

function factNamed(
  name: string,
  holders: readonly string[],
  byId: ReadonlyMap<string, Document>,
): Part | undefined {
  for (const id of holders) {
    const holder = byId.get(id);
    if (holder?.kind !== 'journey' && holder?.kind !== 'facts') continue;
    const fact = Object.hasOwn(holder.facts ?? {}, name) ? holder.facts?.[name] : undefined;
    if (fact === undefined) continue;
    const pointer = isDescribed(fact) ? pointerOf('facts', name, 'value') : pointerOf('facts', name);
    return { document: id, pointer, inside: [] };
  }
  return undefined;
}

/** A question as it is written, and the type of its answers as types documents write it. */
export interface WrittenQuestion {
  readonly pointer: string;
  readonly field: Field;
  readonly type: 'boolean' | 'date' | 'integer' | 'number' | 'string' | { readonly list: 'string' };
}

/** A question of a form, within groups too; undefined where there is none of the name, or it takes no answer. */
export function questionIn(form: Form, name: string): WrittenQuestion | undefined {
  return questionsIn(form).find(({ field }) => field.name === name);
}

/** The questions that are written in a form, those of groups too. */
export function questionsIn(form: Form): readonly WrittenQuestion[] {
  const found: WrittenQuestion[] = [];
  const enter = (entries: readonly unknown[], list: string): void => {
    for (const [index, entry] of entries.entries()) {
      if (!isPlainObject(entry)) continue;
      const pointer = list + pointerOf(index);
      if (isField(entry)) {
        const { answer } = declarationOf(entry);
        if (answer !== undefined) found.push({ pointer, field: entry, type: typeOf(entry, answer) });
      } else if (Array.isArray(entry.fields)) enter(entry.fields, `${pointer}/fields`);
    }
  };
  enter(form.fields, '/fields');
  return found;
}

function isField(entry: object): entry is Field {
  return 'name' in entry && 'type' in entry;
}

function typeOf(
  field: Field,
  { types, ruleType }: NonNullable<ReturnType<typeof declarationOf>['answer']>,
): WrittenQuestion['type'] {
  const { type } = 'value' in field && isPlainObject(field.value) ? field.value : {};
  if (ruleType(field, () => undefined).kind === 'date') return 'date';
  const [kind = 'string'] = typeof type === 'string' ? [type] : types;
  if (kind === 'array') return { list: 'string' };
  return kind === 'boolean' || kind === 'integer' || kind === 'number' ? kind : 'string';
}

/** The question of a form that a place belongs to, once for each journey that asks it. */
export function questionsAt(
  documents: readonly Document[],
  { document: id, pointer }: { readonly document: string; readonly pointer: string },
): readonly AskedQuestion[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const form = byId.get(id);
  const isAt = (question: WrittenQuestion) => `${pointer}/`.startsWith(`${question.pointer}/`);
  const question = form?.kind === 'form' ? questionsIn(form).find(isAt) : undefined;
  if (question === undefined || provesHuman(question.field)) return [];
  return documents.flatMap((journey) =>
    journey.kind === 'journey' && fieldsShownBy(journey, byId).get(id)?.has(question.field.name)
      ? [{ journey: journey.id, form: id, field: question.field.name }]
      : [],
  );
}
