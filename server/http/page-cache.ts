import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/**
 * Keeps the most recently used values, up to a number of bytes. Instances need not share it: a key names the
 * content, so an entry may be missing but is never wrong.
 */
export class PageCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #making = new Map<string, Promise<Value>>();
  readonly #onLookUp: (result: 'hit' | 'miss') => void;

  /** @param onLookUp called for each value that is asked for: whether it had to be made */
  constructor(capacityInBytes: number, onLookUp: (result: 'hit' | 'miss') => void = () => undefined) {
    this.#entries = new LRUCache({
      maxSize: capacityInBytes,
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    });
    this.#onLookUp = onLookUp;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The value of a key. If it is missing, it is made and kept; concurrent requests wait for the same one. */
  async getOrMake(key: string, make: () => Promise<Entry<Value>>): Promise<Value> {
    const known = this.get(key) ?? this.#making.get(key);
    this.#onLookUp(known === undefined ? 'miss' : 'hit');
    if (known !== undefined) return known;
    const making = make()
      .then(({ value, bytes }) => {
        this.set(key, value, bytes);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** Does not keep an entry larger than the whole cache. */
  set(key: string, value: Value, bytes: number): void {
    this.#entries.set(key, { value, bytes });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
