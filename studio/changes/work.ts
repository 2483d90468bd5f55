import type { Limits, Preference } from '#analysis';
import { RequestError, request } from '../base/request.ts';
import type { Draft, OpenedChangeSet, StoredDocument } from '../base/types.ts';
import { type WhyNot, whyNotWith } from './author-limits.ts';
import { type DocumentChange, type DocumentText, EditedDocuments } from './edited-documents.ts';
import { type KeptEdit, type KeptEdits, unkeptEdits } from './kept-edits.ts';
import { type Act, keepSteps, keptSteps, type Step, type StepStorage } from './kept-steps.ts';
import { type Conflict, mergeIntoSteps, mergeTexts, type Text } from './merge-texts.ts';

/** A draft that is not as it was known here, as the server tells it. */
export interface ChangedDraft {
  readonly id: string;
  /** The revision that was known. */
  readonly from: number;
  readonly draft: Draft | null;
  /** The text of the document with the draft, or without it. */
  readonly body: string | null;
}

/** `choosing`: somebody else changed the same, and the author has not said yet which text stands. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'choosing';

/** Why a draft was not saved. */
interface Refusal {
  readonly outcome?: string;
  readonly theirs?: Draft | null;
}

const savePauseMs = 1000;
const retryPauseMs = 3000;
const saveMs = 15_000;
const mostSent = 3;

/** Answers after which it is tried again: the session has ended, the server was too busy to read, or there were too many requests. */
const passing: ReadonlySet<number | undefined> = new Set([401, 408, 429]);

const cannotSave =
  'Not saved: the site cannot save now. What you typed is kept in this browser and saved as soon as it can be';

/** Why something was not saved, in words; undefined without a connection. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  return error.status >= 500 ? cannotSave : error.message;
}

/** The documents of one change set in the author's browser: edited, undone and saved by themselves. */
export class Work {
  readonly #set: string;
  readonly #documents: EditedDocuments;
  readonly #revisions: Map<string, number>;
  /** Texts as the server has them, as far as is known here. */
  readonly #stored: Map<string, Text>;
  /** Texts that were sent without an answer: the server may have one of them. */
  readonly #sent = new Map<string, Set<Text>>();
  readonly #unsaved = new Set<string>();
  readonly #listeners = new Set<(changed: readonly DocumentChange[]) => void>();
  readonly #undone: Step[];
  readonly #done: Step[];
  readonly #storage: StepStorage;
  readonly #kept: KeptEdits;
  readonly #whyNot: WhyNot;
  /** The document that is being saved. */
  #inFlight: string | undefined;
  #saved = Promise.resolve();
  #conflicts: readonly Conflict[] = [];
  #refusal: string | undefined;
  /** Why the last edit was not done. */
  #beyond: string | undefined;
  #saving: Saving = 'saved';
  #isLocked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { changeSet, drafts }: OpenedChangeSet,
    documents: readonly StoredDocument[],
    storage: StepStorage,
    kept: KeptEdits = unkeptEdits,
    limits?: Limits,
  ) {
    this.#set = changeSet.id;
    const live = new Map(documents.map(({ id, body }) => [id, body]));
    this.#documents = new EditedDocuments(live);
    this.#whyNot = whyNotWith(limits, live, (id) => this.textOf(id));
    this.#revisions = new Map(drafts.map(({ id, revision }) => [id, revision]));
    this.#stored = new Map(live);
    for (const { id, body } of drafts) {
      this.#documents.put({ id, body });
      this.#stored.set(id, body);
    }
    const { done, undone } = keptSteps(storage, changeSet.id, (id) => this.textOf(id));
    this.#done = [...done];
    this.#undone = [...undone];
    this.#storage = storage;
    this.#kept = kept;
    for (const edit of kept.all()) this.#takeUp(edit, drafts.find(({ id }) => id === edit.id) ?? null);
    if (this.#unsaved.size > 0) this.#scheduleSave();
  }

  /** Another number whenever a document is another. */
  get version(): number {
    return this.#documents.version;
  }

  get saving(): Saving {
    return this.#saving;
  }

  /**
   * Why nothing can be saved, as when the changes went live meanwhile; what is typed stays here. Or why the last edit was not
   * done.
   */
  get refusal(): string | undefined {
    return this.#beyond ?? this.#refusal;
  }

  get conflicts(): readonly Conflict[] {
    return this.#conflicts;
  }

  get canUndo(): boolean {
    return !this.#isLocked && this.#done.length > 0;
  }

  get canRedo(): boolean {
    return !this.#isLocked && this.#undone.length > 0;
  }

  /** Keeps the documents as they are, as when the changes went live meanwhile, or no longer does. */
  lock(isLocked: boolean): void {
    if (this.#isLocked === isLocked) return;
    this.#isLocked = isLocked;
    this.#notify([]);
  }

  /** The act that would be undone, if it has words. */
  get lastAct(): Act | undefined {
    return this.#done.at(-1)?.act;
  }

  /** All documents as they are now. */
  documents(): readonly DocumentText[] {
    return this.#documents.all();
  }

  /** The live texts of some documents, or of all; those that are new have none. */
  liveTexts(ids?: Iterable<string>): readonly DocumentText[] {
    return this.#documents.liveTexts(ids);
  }

  /** The documents that differ from what is live. */
  changes(): readonly DocumentChange[] {
    return this.changed().map((id) => ({ id, body: this.#documents.textOf(id) }));
  }

  textOf(id: string): string | undefined {
    return this.#documents.textOf(id) ?? undefined;
  }

  /** Whether a text of a document is the one that visitors have. */
  isLive(id: string, body: Text): boolean {
    return this.#documents.isLive(id, body);
  }

  /** Ids of the documents that differ from what is live. */
  changed(): readonly string[] {
    return this.#documents.changed();
  }

  subscribe(listener: (changed: readonly DocumentChange[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Why this author may not change a document, as it is or as it would be; undefined if they may. */
  beyond(id: string, body: Text = null): string | undefined {
    return this.#whyNot([this.#documents.liveTextOf(id), this.#documents.textOf(id), body]);
  }

  /**
   * Changes documents, as one step that can be undone: all of them, or none if one is not this author's to change.
   *
   * @param how what it is in words, or that it joins the step before, as the letters of a word do
   */
  edit(changes: readonly DocumentChange[], how: Act | 'joins' | undefined = undefined): void {
    if (this.#isLocked) return;
    this.#beyond = changes.map(({ id, body }) => this.beyond(id, body)).find((why) => why !== undefined);
    if (this.#beyond !== undefined) {
      this.#notify([]);
      return;
    }
    const before = changes.map(({ id }) => ({ id, body: this.#documents.textOf(id) }));
    const last = this.#done.at(-1);
    if (how === 'joins' && last) this.#done.splice(-1, 1, { ...last, after: changes });
    else this.#done.push({ before, after: changes, ...(how && how !== 'joins' && { act: how }) });
    this.#undone.length = 0;
    this.#apply(changes);
  }

  /** Takes the last step back, and says what that was: its texts then and now. */
  undo(): Step | undefined {
    const step = this.canUndo ? this.#done.pop() : undefined;
    if (step === undefined) return undefined;
    this.#undone.push(step);
    this.#apply(step.before);
    const { before, after, act } = step;
    const back = act && { act: { words: act.words, from: act.to, to: act.from } };
    return { before: after, after: before, ...back };
  }

  /** Does the step again that was taken back last. */
  redo(): Step | undefined {
    const step = this.canRedo ? this.#undone.pop() : undefined;
    if (step === undefined) return undefined;
    this.#done.push(step);
    this.#apply(step.after);
    return step;
  }

  /** Revisions of the drafts as they are known here. */
  known(): Readonly<Record<string, number>> {
    const met = this.#conflicts.map(({ id, theirs }) => [id, theirs?.revision ?? 0] as const);
    return Object.fromEntries([...this.#revisions, ...met]);
  }

  /** Brings in what others have saved; what is typed here stays, and where both changed the same is a conflict. */
  receive(changed: readonly ChangedDraft[]): void {
    const known = this.known();
    const news = changed.filter(({ id, from }) => id !== this.#inFlight && from === (known[id] ?? 0));
    for (const { id, draft, body } of news) this.#meet(id, draft, body);
    if (news.length === 0) return;
    keepSteps(this.#storage, this.#set, { done: this.#done, undone: this.#undone });
    if (this.#unsaved.size > 0) this.#scheduleSave();
  }

  /** Settles a conflict: at each place one side stands, `mine` being that of this author, or another text. */
  settle(conflict: Conflict, sideAt: (pointer: string) => Preference): void {
    const { id, theirs, text } = conflict;
    this.#conflicts = this.#conflicts.filter((each) => each.id !== id);
    this.#takeIn(id, theirs, text, sideAt);
    this.#scheduleSave();
  }

  /** Saves what is not saved yet, at once. Resolves when it is saved, or waits for a connection. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    // One after the other: the second save of a document needs the revision of the first.
    this.#saved = this.#saved.then(() => this.#saveAll());
    await this.#saved;
  }

  async #saveAll(): Promise<void> {
    for (const id of this.#savable()) {
      const isSaved = await this.#saveOne(id);
      if (!isSaved) return;
    }
    this.#saving = this.#savingNow();
    keepSteps(this.#storage, this.#set, { done: this.#done, undone: this.#undone });
    this.#notify([]);
  }

  /** The documents that are not saved, and that nobody has to choose a text of first. */
  #savable(): readonly string[] {
    const conflicting = new Set(this.#conflicts.map(({ id }) => id));
    return [...this.#unsaved].filter((id) => !conflicting.has(id));
  }

  /** After a save: what was typed meanwhile is saved next. */
  #savingNow(): Saving {
    if (this.#unsaved.size === 0) return 'saved';
    return this.#savable().length > 0 ? 'saving' : 'choosing';
  }

  async #saveOne(id: string): Promise<boolean> {
    const body = this.#documents.textOf(id);
    this.#unsaved.delete(id);
    this.#sent.set(id, new Set([...(this.#sent.get(id) ?? []), body]));
    this.#inFlight = id;
    try {
      const path = `/change-sets/${this.#set}/documents/${encodeURIComponent(id)}`;
      const revision = this.#revisions.get(id) ?? 0;
      const draft = await request<Draft>(path, 'PUT', { body, revision }, saveMs);
      this.#revisions.set(id, draft.revision);
      this.#stored.set(id, body);
      this.#sent.delete(id);
      this.#refusal = undefined;
      this.#keep(id);
      return true;
    } catch (error) {
      this.#unsaved.add(id);
      const { status, detail } = error instanceof RequestError ? error : { status: undefined, detail: {} };
      const { outcome, theirs = null } = detail as Refusal;
      if (status === 409 && outcome === 'conflict') {
        const isMerged = this.#meet(id, theirs, this.#textOf(id, theirs));
        return isMerged && this.#unsaved.has(id) ? await this.#saveOne(id) : true;
      }
      const isUnanswered = status === undefined || status >= 500;
      this.#keep(id);
      this.#refusal = refusalOf(error);
      this.#saving = 'waiting';
      if (isUnanswered || passing.has(status)) this.#timer = setTimeout(() => void this.save(), retryPauseMs);
      this.#notify([]);
      return false;
    } finally {
      this.#inFlight = undefined;
    }
  }

  /** The text that somebody else saved; that of the live document if they gave their draft up. */
  #textOf(id: string, theirs: Draft | null): Text {
    return theirs === null ? this.#documents.liveTextOf(id) : theirs.body;
  }

  /** Takes up an edit that was not saved when the page was left, as a step that can be undone. */
  #takeUp({ id, body, stored, sent }: KeptEdit, theirs: Draft | null): void {
    const before = this.#documents.textOf(id);
    this.#documents.put({ id, body });
    this.#stored.set(id, stored);
    this.#sent.set(id, new Set(sent));
    this.#unsaved.add(id);
    this.#meet(id, theirs, before);
    const after = this.#documents.textOf(id);
    if (after !== before) this.#done.push({ before: [{ id, body: before }], after: [{ id, body: after }] });
  }

  /** Merges what somebody else saved, unless both changed the same: that is a conflict, and false. */
  #meet(id: string, theirs: Draft | null, text: Text): boolean {
    // A save of this author that was not answered.
    if (this.#sent.get(id)?.has(text)) this.#stored.set(id, text);
    this.#sent.delete(id);
    const mine = this.#documents.textOf(id);
    const { collisions } = mergeTexts(this.#stored.get(id) ?? null, mine, text);
    this.#conflicts = this.#conflicts.filter((each) => each.id !== id);
    if (collisions.length === 0) this.#takeIn(id, theirs, text);
    else {
      this.#conflicts = [...this.#conflicts, { id, theirs, text, collisions }];
      this.#keep(id);
      this.#notify([]);
    }
    return collisions.length === 0;
  }

  /** Brings what somebody else saved into this author's text, and into the steps that can be undone. */
  #takeIn(
    id: string,
    theirs: Draft | null,
    text: Text,
    sideAt: (pointer: string) => Preference = () => 'mine',
  ): void {
    const base = this.#stored.get(id) ?? null;
    const merged = mergeTexts(base, this.#documents.textOf(id), text, sideAt).text;
    for (const steps of [this.#done, this.#undone]) mergeIntoSteps(steps, id, base, text);
    this.#revisions.set(id, theirs?.revision ?? 0);
    this.#stored.set(id, text);
    this.#documents.put({ id, body: merged });
    if (merged === text) this.#unsaved.delete(id);
    else this.#unsaved.add(id);
    this.#keep(id);
    this.#notify([{ id, body: merged }]);
  }

  /** Has the browser keep a document as long as it is not saved. */
  #keep(id: string): void {
    if (!this.#unsaved.has(id)) {
      this.#kept.drop(id);
      return;
    }
    const body = this.#documents.textOf(id);
    const sent = [...(this.#sent.get(id) ?? [])].slice(-mostSent);
    this.#kept.keep({ id, body, stored: this.#stored.get(id) ?? null, sent });
  }

  #apply(changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      this.#documents.put(change);
      this.#unsaved.add(change.id);
      this.#keep(change.id);
    }
    this.#scheduleSave();
    this.#notify(changes);
    for (const { id, theirs, text } of this.#conflicts)
      if (changes.some((change) => change.id === id)) this.#meet(id, theirs, text);
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
