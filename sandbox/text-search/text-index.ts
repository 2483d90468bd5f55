import { type Word, wordsOf } from './words.ts';

/** A record as it was written. */
export interface SearchObject {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

interface IndexedText {
  readonly attribute: string;
  readonly text: string;
  readonly words: readonly Word[];
}

export interface IndexedRecord {
  readonly object: SearchObject;
  /** Its searchable texts, the most important first. */
  readonly texts: readonly IndexedText[];
}

export type IndexSettings = Readonly<Record<string, unknown>>;

/** The records of one index, found by their words. */
export class TextIndex {
  #settings: IndexSettings = {};
  #records = new Map<string, IndexedRecord>();
  /** Ids of the records with a word. */
  #holders = new Map<string, Set<string>>();

  get settings(): IndexSettings {
    return this.#settings;
  }

  /** Changes what is searched, so records are indexed again. */
  changeSettings(settings: IndexSettings): void {
    this.#settings = { ...this.#settings, ...settings };
    for (const { object } of [...this.#records.values()]) this.save(object);
  }

  save(object: SearchObject): void {
    this.delete(object.objectID);
    const record = { object, texts: textsOf(object, this.#searchable(object)) };
    this.#records.set(object.objectID, record);
    for (const word of wordsIn(record)) {
      const holders = this.#holders.get(word) ?? new Set();
      this.#holders.set(word, holders.add(object.objectID));
    }
  }

  delete(objectID: string): void {
    const record = this.#records.get(objectID);
    if (record === undefined) return;
    this.#records.delete(objectID);
    for (const word of wordsIn(record)) {
      const holders = this.#holders.get(word);
      holders?.delete(objectID);
      if (holders?.size === 0) this.#holders.delete(word);
    }
  }

  clear(): void {
    this.#records.clear();
    this.#holders.clear();
  }

  vocabulary(): Iterable<string> {
    return this.#holders.keys();
  }

  /** Ids of the records that hold one of the words. */
  holding(words: Iterable<string>): Set<string> {
    const ids = new Set<string>();
    for (const word of words) for (const id of this.#holders.get(word) ?? []) ids.add(id);
    return ids;
  }

  get(objectID: string): IndexedRecord | undefined {
    return this.#records.get(objectID);
  }

  /** In order of their ids. */
  all(): readonly IndexedRecord[] {
    return [...this.#records.values()].sort((a, b) => (a.object.objectID < b.object.objectID ? -1 : 1));
  }

  #searchable(object: SearchObject): readonly string[] {
    const { searchableAttributes } = this.#settings;
    if (!Array.isArray(searchableAttributes)) return Object.keys(object);
    return searchableAttributes.map((attribute) => String(attribute).replace(/^unordered\((.*)\)$/, '$1'));
  }
}

function textsOf(object: SearchObject, attributes: readonly string[]): readonly IndexedText[] {
  return attributes.flatMap((attribute) => {
    const text = object[attribute];
    return typeof text === 'string' ? [{ attribute, text, words: wordsOf(text) }] : [];
  });
}

function wordsIn({ texts }: IndexedRecord): ReadonlySet<string> {
  return new Set(texts.flatMap(({ words }) => words.map(({ folded }) => folded)));
}
