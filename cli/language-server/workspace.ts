import { basename, sep } from 'node:path';
import { createIncrementalCheck, type ReadText } from '#analysis';
import { isClean, type Problem, type ReadDocument, readDocument } from '#engine';
import { findFiles } from '../sources/find-files.ts';
import { readFileText } from '../sources/read-file.ts';

/** The documents of a folder as they are in the editor: unsaved texts take the place of files. */
export class Workspace {
  readonly home: string;
  readonly #folder: string;
  readonly #texts = new Map<string, ReadText>();
  readonly #open = new Map<string, string>();
  readonly #incremental = createIncrementalCheck();
  /** Problems of files whatever their text, by path. */
  readonly #ofFiles = new Map<string, readonly Problem[]>();
  #ofFolders: readonly Problem[] = [];

  /** @param home folder from which messages name files */
  constructor(folder: string, home: string) {
    this.#folder = folder;
    this.home = home;
    const found = findFiles(folder, (path) => path);
    this.#ofFolders = found?.problems ?? [];
    for (const { path } of found?.files ?? []) this.readFile(path);
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

  /** Probable ids of the files without a text, by path. */
  get unreadable(): ReadonlyMap<string, string> {
    const files = [...this.#texts.values()].filter(({ source, reading }) => {
      return source.text === '' && reading.outcome === 'refused' && reading.problems.length === 0;
    });
    return new Map(files.map(({ source: { path } }) => [path, basename(path, '.json')]));
  }

  /** Files and folders that have problems of their own, whatever their text. */
  get faultyFiles(): readonly string[] {
    return [...this.#ofFolders.map(({ document }) => document), ...this.#ofFiles.keys()];
  }

  textAt(path: string): string | undefined {
    return this.#texts.get(path)?.source.text;
  }

  /** The path of a document that a problem names by its id or its path. */
  pathOf(document: string): string | undefined {
    if (this.#texts.has(document)) return document;
    return this.documents.find((each) => each.document.id === document)?.path;
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
    const found = findFiles(path, () => path);
    const read = found?.files.length === 1 ? readFileText(path, path) : undefined;
    const problems = [...(found?.problems ?? []), ...(read?.problems ?? [])];
    this.#ofFolders = this.#ofFolders.filter(({ document }) => document !== path);
    this.#ofFiles.set(path, problems);
    if (problems.length === 0) this.#ofFiles.delete(path);
    if (found === undefined || read?.text !== undefined) this.#take(path, read?.text);
    else this.#texts.set(path, unreadable(path));
  }

  /** Reads all documents again, since schemas of the site's own have changed by which they are read. */
  readAgain(): void {
    for (const [path, { source }] of this.#texts)
      if (source.text !== '') this.#texts.set(path, { source, reading: readDocument(source) });
  }

  #take(path: string, text: string | undefined): void {
    if (this.#texts.get(path)?.source.text === text) return;
    if (text === undefined) this.#texts.delete(path);
    else {
      const source = { path, text };
      this.#texts.set(path, { source, reading: readDocument(source) });
    }
  }

  /** All problems of documents but those that only proofs find, and of files. */
  check(): readonly Problem[] {
    const ofFiles = [...this.#ofFiles].filter(([path]) => !this.#open.has(path));
    return [
      ...this.#ofFolders,
      ...ofFiles.flatMap(([, problems]) => problems),
      ...this.#incremental.check(this.texts),
    ];
  }
}

/** Whether every document can be read, and the check before proofs has found no error. */
export function isSound({ documents, texts }: Workspace, checked: readonly Problem[]): boolean {
  return documents.length === texts.length && isClean(checked);
}

/** A file without a text, whose id is probably its name. */
function unreadable(path: string): ReadText {
  const id = basename(path, '.json');
  return { source: { path, text: '' }, reading: { outcome: 'refused', path, id, problems: [] } };
}
