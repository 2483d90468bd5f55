import { basename, sep } from 'node:path';
import { createIncrementalCheck, type ReadText } from '#analysis';
import { type Problem, type ReadDocument, readDocument } from '#engine';
import { findFiles } from '../sources/find-files.ts';
import { readFileText } from '../sources/read-file.ts';

/** The documents of a folder as they are in the editor: unsaved texts take the place of files. */
export class Workspace {
  readonly #folder: string;
  readonly #texts = new Map<string, ReadText>();
  readonly #open = new Map<string, string>();
  readonly #incremental = createIncrementalCheck();

  constructor(folder: string) {
    this.#folder = folder;
    const paths = findFiles(folder, (path) => path)?.files.map(({ path }) => path) ?? [];
    for (const path of paths) this.readFile(path);
  }

  /** Every document, in the order of the paths. */
  get texts(): readonly ReadText[] {
    return [...this.#texts.values()].sort((a, b) => (a.source.path < b.source.path ? -1 : 1));
  }

  get documents(): readonly ReadDocument[] {
    return this.texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading : []));
  }

  /** Probable ids of the documents that cannot be read now. */
  get unread(): readonly string[] {
    return this.texts.flatMap(({ reading }) => (reading.outcome === 'refused' ? (reading.id ?? []) : []));
  }

  /** Ids of the documents at some paths. */
  idsAt(paths: readonly string[]): readonly string[] {
    return paths.flatMap((path) => {
      const reading = this.#texts.get(path)?.reading;
      return reading?.outcome === 'read' ? reading.document.id : (reading?.id ?? []);
    });
  }

  /** Whether a file is one of the documents. */
  holds(path: string): boolean {
    const inner = path.startsWith(this.#folder + sep) ? path.slice(this.#folder.length) : undefined;
    return inner?.endsWith('.json') === true && !inner.includes(`${sep}.`);
  }

  /** Takes the text of a file in the editor; undefined when it was closed. */
  openText(path: string, text: string | undefined): void {
    if (!this.holds(path)) return;
    if (text === undefined) {
      this.#open.delete(path);
      this.readFile(path);
    } else {
      this.#open.set(path, text);
      this.#take(path, text);
    }
  }

  /** Reads a file that may have changed or be gone; an open one stays as it is in the editor. */
  readFile(path: string): void {
    if (!this.holds(path) || this.#open.has(path)) return;
    const exists = findFiles(path, () => path) !== undefined;
    this.#take(path, exists ? readFileText(path, basename(path)).text : undefined);
  }

  #take(path: string, text: string | undefined): void {
    if (this.#texts.get(path)?.source.text === text) return;
    if (text === undefined) this.#texts.delete(path);
    else {
      const source = { path, text };
      this.#texts.set(path, { source, reading: readDocument(source) });
    }
  }

  /** All problems but those that only proofs find. */
  check(): readonly Problem[] {
    return this.#incremental.check(this.texts);
  }
}
