/** Keeps the results of the most recently used queries, by their text, up to a number of entries. */
export class QueryCache<Value> {
  readonly #most: number;
  readonly #entries = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(query: string): Value | undefined {
    const value = this.#entries.get(query);
    if (value === undefined) return undefined;
    this.#entries.delete(query);
    this.#entries.set(query, value);
    return value;
  }

  set(query: string, value: Value): void {
    this.#entries.delete(query);
    this.#entries.set(query, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return;
      this.#entries.delete(oldest);
    }
  }
}
