import { TextIndex } from './text-index.ts';

/** All indexes by name. Tasks are done when they are answered. */
export class IndexBook {
  #indexes = new Map<string, TextIndex>();
  #tasks = 0;

  get(name: string): TextIndex | undefined {
    return this.#indexes.get(name);
  }

  /** The index of that name, which a write creates. */
  open(name: string): TextIndex {
    const index = this.#indexes.get(name) ?? new TextIndex();
    this.#indexes.set(name, index);
    return index;
  }

  /** Replaces the destination. */
  move(name: string, destination: string): void {
    this.#indexes.set(destination, this.open(name));
    this.#indexes.delete(name);
  }

  /** Copies the settings and, unless they are the whole scope, the records too. */
  copy(name: string, destination: string, scope: readonly string[] | undefined): void {
    const [from, to] = [this.open(name), this.open(destination)];
    if (scope === undefined) {
      to.clear();
      for (const { object } of from.all()) to.save(object);
    }
    if (scope?.includes('settings') ?? true) to.changeSettings(from.settings);
  }

  drop(name: string): void {
    this.#indexes.delete(name);
  }

  names(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  clear(): void {
    this.#indexes.clear();
  }

  nextTask(): number {
    this.#tasks += 1;
    return this.#tasks;
  }
}
