import type { Problem } from '#engine';
import { commonSet } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import { type Draft, listDrafts, readDrafts } from '../drafts.ts';
import type { LimitedRequest, TouchedTexts } from '../limits.ts';
import type { Entries } from '../releases.ts';
import { identifyDocument, type StoredDocument } from '../stored-document.ts';

/** A change, as requested. */
export interface ChangeRequest extends LimitedRequest {
  /** Texts of new or changed documents. */
  readonly changed?: readonly string[];
  /** Ids of documents to remove. */
  readonly removed?: readonly string[];
  /** Ids of drafts to publish, or all of the change set; they are then drafts no more. */
  readonly drafts?: readonly string[] | 'all';
  /** The change set of the drafts; the common one by default. It is published when all of its drafts are. */
  readonly changeSet?: string;
}

/** A change whose texts have been read. */
export interface Change {
  readonly changed: readonly StoredDocument[];
  readonly removed: readonly string[];
  /** Drafts that are published by it, and their change set. */
  readonly drafts: readonly Pick<Draft, 'id' | 'revision'>[];
  readonly changeSet?: string;
  /** For documents whose origin is known: the hash of the revision that they were made from, null for a new one. */
  readonly begun: ReadonlyMap<string, string | null>;
}

/** Reads the texts of a change, collecting all problems. */
export async function readChange(
  context: StoreContext,
  request: ChangeRequest,
): Promise<Change | { readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const changed = new Map<string, StoredDocument>();
  const { changeSet = commonSet, drafts: wanted = [] } = request;
  const { query } = context.database;
  const drafts =
    wanted === 'all' ? await listDrafts(query, changeSet) : await readDrafts(query, wanted, changeSet);
  const removed = new Set(request.removed);
  const take = (body: string, name: string, expectedId?: string) => {
    const read = identifyDocument(body, name);
    if (read.outcome === 'unreadable') problems.push(read.problem);
    else if (expectedId !== undefined && read.document.id !== expectedId)
      problems.push(foreignDraft(expectedId, read.document.id));
    else if (changed.has(read.document.id)) problems.push(twice(read.document.id));
    else changed.set(read.document.id, read.document);
  };
  request.changed?.forEach((body, index) => {
    take(body, `document ${index + 1}`);
  });
  for (const { id, body } of drafts) {
    if (body === null) removed.add(id);
    else take(body, id, id);
  }
  for (const id of wanted === 'all' ? [] : wanted) {
    if (!drafts.some((draft) => draft.id === id)) problems.push(noDraft(id));
  }
  if (problems.length > 0) return { problems };
  const begun = new Map(drafts.map(({ id, base }) => [id, base]));
  return { changed: [...changed.values()], removed: [...removed], drafts, changeSet, begun };
}

/** The documents after a change, in order of their ids. */
export function applyChange(documents: readonly StoredDocument[], change: Change): StoredDocument[] {
  const next = new Map(documents.map((document) => [document.id, document]));
  for (const id of change.removed) next.delete(id);
  for (const document of change.changed) next.set(document.id, document);
  return [...next.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The texts of a change by their documents. */
export function textsOf({ changed, removed }: Change): TouchedTexts {
  return [...changed.map(({ id, body }) => [id, body] as const), ...removed.map((id) => [id, null] as const)];
}

export function entriesOf(documents: readonly StoredDocument[]): Entries {
  return new Map(documents.map(({ id, hash }) => [id, hash]));
}

function twice(document: string): Problem {
  return {
    code: 'duplicate-id',
    severity: 'error',
    document,
    pointer: '/id',
    message: `Two documents bear the id "${document}".`,
    help: 'Give one of them another id.',
  };
}

function foreignDraft(document: string, found: string): Problem {
  return {
    code: 'draft-id-changed',
    severity: 'error',
    document,
    pointer: '/id',
    message: `The draft of "${document}" bears the id "${found}".`,
    help: `Put the id back, or save the text as a draft of "${found}".`,
  };
}

function noDraft(document: string): Problem {
  return {
    code: 'no-such-draft',
    severity: 'error',
    document,
    pointer: '',
    message: `There is no draft of "${document}".`,
    help: 'Save one first, or leave it out.',
  };
}
