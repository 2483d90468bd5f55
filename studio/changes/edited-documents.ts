import type { Text } from './merge-texts.ts';

/** A document with its new text; null removes it. */
export interface DocumentChange {
  readonly id: string;
  readonly body: string | null;
}

/** A document with its text. */
export interface DocumentText {
  readonly id: string;
  readonly body: string;
}

/** The texts of a site's documents with edits, beside those that are live. */
export class EditedDocuments {
  readonly #live: ReadonlyMap<string, string>;
  readonly #bodies: Map<string, string>;
  /** Documents whose text is another than the live one. */
  readonly #differing = new Set<string>();
  #version = 0;
  #changed: { readonly version: number; readonly ids: readonly string[] } | undefined;

  constructor(live: ReadonlyMap<string, string>) {
    this.#live = live;
    this.#bodies = new Map(live);
  }

  /** Another number whenever a document is another. */
  get version(): number {
    return this.#version;
  }

  put({ id, body }: DocumentChange): void {
    this.#version += 1;
    if (this.isLive(id, body)) this.#differing.delete(id);
    else this.#differing.add(id);
    if (body === null) this.#bodies.delete(id);
    else this.#bodies.set(id, body);
  }

  /** All documents as they are now. */
  all(): readonly DocumentText[] {
    return [...this.#bodies].map(([id, body]) => ({ id, body }));
  }

  textOf(id: string): Text {
    return this.#bodies.get(id) ?? null;
  }

  liveTextOf(id: string): Text {
    return this.#live.get(id) ?? null;
  }

  /** The live texts of some documents, or of all; those that are new have none. */
  liveTexts(ids: Iterable<string> = this.#live.keys()): readonly DocumentText[] {
    return [...ids].flatMap((id) => {
      const body = this.#live.get(id);
      return body === undefined ? [] : [{ id, body }];
    });
  }

  /** Whether a text of a document is the one that visitors have. */
  isLive(id: string, body: Text): boolean {
    return this.liveTextOf(id) === body;
  }

  /** Ids of the documents that differ from what is live. */
  changed(): readonly string[] {
    if (this.#changed?.version !== this.#version)
      this.#changed = { version: this.#version, ids: [...this.#differing].sort() };
    return this.#changed.ids;
  }
}
