/** An object of a bucket. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly modified: string;
}

/** The objects of all buckets, by bucket and key: `pictures/lake.jpg`. */
export class ObjectBook {
  readonly #objects = new Map<string, StoredObject>();

  put(name: string, object: StoredObject): void {
    this.#objects.set(name, object);
  }

  get(name: string): StoredObject | undefined {
    return this.#objects.get(name);
  }

  delete(name: string): void {
    this.#objects.delete(name);
  }

  /** In order of their names. */
  list(beginning = ''): readonly (readonly [string, StoredObject])[] {
    return [...this.#objects]
      .filter(([name]) => name.startsWith(beginning))
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  clear(): void {
    this.#objects.clear();
  }
}
