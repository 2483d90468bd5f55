import { RequestError, request } from '../base/request.ts';
import type { Draft, OpenedChangeSet, StoredDocument } from '../base/types.ts';
import { keepSteps, keptSteps, type Step, type StepStorage } from './kept-steps.ts';
import { type Conflict, mergeIntoSteps, mergeTexts } from './merge-texts.ts';

/** A document with its new text; null removes it. */
export interface DocumentChange {
  readonly id: string;
  readonly body: string | null;
}

export type Saving = 'saved' | 'saving' | 'waiting';

/** Why a draft was not saved. */
interface Refusal {
  readonly outcome?: string;
  readonly theirs?: Draft | null;
}

const savePauseMs = 1000;
const retryPauseMs = 3000;

/** The documents of one change set in the author's browser: edited, undone and saved by themselves. */
export class Work {
  readonly #set: string;
  readonly #live: ReadonlyMap<string, string>;
  readonly #bodies: Map<string, string>;
  readonly #revisions: Map<string, number>;
  /** Texts as the server has them, as far as is known here. */
  readonly #stored: Map<string, string | null>;
  readonly #unsaved = new Set<string>();
  readonly #listeners = new Set<(changed: readonly DocumentChange[]) => void>();
  readonly #undone: Step[];
  readonly #done: Step[];
  readonly #storage: StepStorage;
  #conflicts: readonly Conflict[] = [];
  #refusal: string | undefined;
  #saving: Saving = 'saved';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { changeSet, drafts }: OpenedChangeSet,
    documents: readonly StoredDocument[],
    storage: StepStorage,
  ) {
    this.#set = changeSet.id;
    this.#live = new Map(documents.map(({ id, body }) => [id, body]));
    this.#bodies = new Map(this.#live);
    this.#revisions = new Map(drafts.map(({ id, revision }) => [id, revision]));
    this.#stored = new Map(this.#live);
    for (const { id, body } of drafts) {
      this.#put({ id, body });
      this.#stored.set(id, body);
    }
    const { done, undone } = keptSteps(storage, changeSet.id, (id) => this.textOf(id));
    this.#done = [...done];
    this.#undone = [...undone];
    this.#storage = storage;
  }

  get saving(): Saving {
    return this.#saving;
  }

  /** Why nothing can be saved, as when the changes went live meanwhile; what is typed stays here. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  get conflicts(): readonly Conflict[] {
    return this.#conflicts;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** All documents as they are now. */
  documents(): readonly { readonly id: string; readonly body: string }[] {
    return [...this.#bodies].map(([id, body]) => ({ id, body }));
  }

  /** The live texts of some documents, or of all; those that are new have none. */
  liveTexts(
    ids: Iterable<string> = this.#live.keys(),
  ): readonly { readonly id: string; readonly body: string }[] {
    return [...ids].flatMap((id) => {
      const body = this.#live.get(id);
      return body === undefined ? [] : [{ id, body }];
    });
  }

  /** The documents that differ from what is live. */
  changes(): readonly DocumentChange[] {
    return this.changed().map((id) => ({ id, body: this.#bodies.get(id) ?? null }));
  }

  textOf(id: string): string | undefined {
    return this.#bodies.get(id);
  }

  /** Ids of the documents that differ from what is live. */
  changed(): readonly string[] {
    const ids = new Set([...this.#live.keys(), ...this.#bodies.keys()]);
    return [...ids].filter((id) => this.#live.get(id) !== this.#bodies.get(id)).sort();
  }

  subscribe(listener: (changed: readonly DocumentChange[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Changes documents, as one step that can be undone.
   *
   * @param joins whether the step belongs to the one before, as the letters of a word do
   */
  edit(changes: readonly DocumentChange[], joins = false): void {
    const before = changes.map(({ id }) => ({ id, body: this.#bodies.get(id) ?? null }));
    const last = this.#done.at(-1);
    if (joins && last) this.#done.splice(-1, 1, { before: last.before, after: changes });
    else this.#done.push({ before, after: changes });
    this.#undone.length = 0;
    this.#apply(changes);
  }

  undo(): void {
    const step = this.#done.pop();
    if (step === undefined) return;
    this.#undone.push(step);
    this.#apply(step.before);
  }

  redo(): void {
    const step = this.#undone.pop();
    if (step === undefined) return;
    this.#done.push(step);
    this.#apply(step.after);
  }

  /** Settles a conflict: at each place one side stands, `mine` being that of this author. */
  settle(conflict: Conflict, sideAt: (pointer: string) => 'mine' | 'theirs'): void {
    const { id, theirs } = conflict;
    this.#conflicts = this.#conflicts.filter((each) => each.id !== id);
    this.#takeIn(id, theirs, sideAt);
    this.#scheduleSave();
  }

  /** Saves what is not saved yet, at once. Resolves when it is saved, or waits for a connection. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const conflicting = new Set(this.#conflicts.map(({ id }) => id));
    for (const id of [...this.#unsaved].filter((each) => !conflicting.has(each))) {
      const saved = await this.#saveOne(id);
      if (!saved) return;
    }
    this.#saving = this.#unsaved.size === 0 ? 'saved' : 'waiting';
    keepSteps(this.#storage, this.#set, { done: this.#done, undone: this.#undone });
    this.#notify([]);
  }

  async #saveOne(id: string): Promise<boolean> {
    const body = this.#bodies.get(id) ?? null;
    this.#unsaved.delete(id);
    try {
      const path = `/change-sets/${this.#set}/documents/${encodeURIComponent(id)}`;
      const revision = this.#revisions.get(id) ?? 0;
      const draft = await request<Draft>(path, 'PUT', { body, revision });
      this.#revisions.set(id, draft.revision);
      this.#stored.set(id, body);
      this.#refusal = undefined;
      return true;
    } catch (error) {
      this.#unsaved.add(id);
      if (error instanceof RequestError && error.status === 409) {
        const { outcome, theirs = null } = error.detail as Refusal;
        if (outcome !== 'conflict') {
          this.#refusal = error.message;
          this.#saving = 'waiting';
          this.#notify([]);
          return false;
        }
        const yours = this.#bodies.get(id) ?? null;
        const { collisions } = mergeTexts(this.#stored.get(id) ?? null, yours, this.#textOf(id, theirs));
        if (collisions.length === 0) {
          this.#takeIn(id, theirs);
          return this.#unsaved.has(id) ? await this.#saveOne(id) : true;
        }
        this.#conflicts = [...this.#conflicts, { id, yours, theirs, collisions }];
        this.#notify([]);
        return true;
      }
      this.#saving = 'waiting';
      this.#timer = setTimeout(() => void this.save(), retryPauseMs);
      this.#notify([]);
      return false;
    }
  }

  /** The text that somebody else saved; that of the live document if they gave their draft up. */
  #textOf(id: string, theirs: Draft | null): string | null {
    return theirs === null ? (this.#live.get(id) ?? null) : theirs.body;
  }

  /** Brings what somebody else saved into this author's text, and into the steps that can be undone. */
  #takeIn(
    id: string,
    theirs: Draft | null,
    sideAt: (pointer: string) => 'mine' | 'theirs' = () => 'mine',
  ): void {
    const [base, text] = [this.#stored.get(id) ?? null, this.#textOf(id, theirs)];
    const merged = mergeTexts(base, this.#bodies.get(id) ?? null, text, sideAt).text;
    for (const steps of [this.#done, this.#undone]) mergeIntoSteps(steps, id, base, text);
    this.#revisions.set(id, theirs?.revision ?? 0);
    this.#stored.set(id, text);
    this.#put({ id, body: merged });
    if (merged === text) this.#unsaved.delete(id);
    else this.#unsaved.add(id);
    this.#notify([{ id, body: merged }]);
  }

  #put({ id, body }: DocumentChange): void {
    if (body === null) this.#bodies.delete(id);
    else this.#bodies.set(id, body);
  }

  #apply(changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      this.#put(change);
      this.#unsaved.add(change.id);
    }
    this.#scheduleSave();
    this.#notify(changes);
  }

  #scheduleSave(): void {
    this.#saving = 'saving';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), savePauseMs);
  }

  #notify(changes: readonly DocumentChange[]): void {
    for (const listener of this.#listeners) listener(changes);
  }
}
