import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';
import { type DocumentSource, documentLimits, type Problem, readDocument } from '#engine';
import { mediaFolder, siteFolder } from '#server/site-folder';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { changedFiles } from './changed-files.ts';
import { type FoundFile, type FoundFiles, findFiles } from './find-files.ts';
import { nameFrom } from './name-from.ts';
import { decodeText, type FileText, readFileText } from './read-file.ts';

/** The documents to look at, and which of them were asked for. */
export interface Sources {
  readonly sources: readonly DocumentSource[];
  /** Paths of the files that were asked for, including deleted ones; undefined for all. */
  readonly wanted: ReadonlySet<string> | undefined;
  /** Problems of the files themselves, whatever their content. */
  readonly problems: readonly Problem[];
  /** Likely ids of files without a text, from their names. */
  readonly unreadable: readonly string[];
  /** The documents asked for as they were at a commit; undefined where that is unknown. */
  readonly before: readonly DocumentSource[] | undefined;
}

/** Name of a document from standard input in messages. */
export const standardInput = '<stdin>';

/** The folder of the documents that belong together. */
export function pagesFolder({ environment, folder }: Terminal): string {
  return siteFolder(folder, environment).documents;
}

export interface ReadOptions {
  /** Selects the documents of the folder that differ from this git commit. */
  readonly changedSince?: string | undefined;
  /** Whether the folder may be missing or contain no documents. */
  readonly mayBeEmpty?: boolean;
}

/** A file that may contain a document, with its name in messages. */
interface NamedFile extends FoundFile {
  readonly name: string;
}

/** The files to look at, before any is read. */
export interface FoundSources {
  /** In order of their paths. */
  readonly files: readonly NamedFile[];
  /** The document from standard input, if asked for. */
  readonly input: FileText | undefined;
  readonly wanted: Sources['wanted'];
  readonly before: Sources['before'];
  readonly problems: readonly Problem[];
}

/**
 * Finds the documents at some paths. Files inside the folder of documents, and standard input for `-`, come
 * with the rest of the folder, so that references resolve; files elsewhere come alone.
 */
export async function findSources(
  paths: readonly string[],
  terminal: Terminal,
  { changedSince, mayBeEmpty = false }: ReadOptions = {},
): Promise<FoundSources> {
  const root = pagesFolder(terminal);
  const nameInFolder = nameFrom(terminal.folder);
  const nameOf = (path: string) => nameInFolder(path) || '.';
  const asked = paths.filter((path) => path !== '-').map((path) => resolve(terminal.folder, path));
  const input = asked.length < paths.length ? await readInput(terminal) : undefined;
  const isAboutPart =
    (paths.length > 0 || changedSince !== undefined) &&
    asked.every((path) => path.startsWith(root + sep)) &&
    (await isFolder(root));
  const named = findNamed(asked, nameOf, mayBeEmpty);
  const whole = isAboutPart || paths.length === 0 ? findNamed([root], nameOf, mayBeEmpty) : named;

  const files =
    named.files.length === 0 ? [...whole.files] : withoutRepeats([...whole.files, ...named.files]);
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const changed = changedSince === undefined ? undefined : await changedFiles(root, changedSince);
  const wanted = [
    ...[...named.files.map(({ path }) => path), ...(changed?.files ?? [])].map(nameOf),
    ...named.problems.map(({ document }) => document),
    ...(input === undefined ? [] : [standardInput]),
  ];
  const reported = new Map(
    [...whole.problems, ...named.problems].map((problem) => [problem.document, problem]),
  );
  return {
    files: files.map(({ path, about }) => ({ path, about, name: nameOf(path) })),
    input,
    wanted: isAboutPart ? new Set(wanted) : undefined,
    before: changed?.before,
    problems: [...reported.values(), ...(input?.problems ?? [])],
  };
}

function withoutRepeats(files: readonly FoundFile[]): FoundFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Finds the documents at some paths like `findSources`, and reads all of them. */
export async function readSources(
  paths: readonly string[],
  terminal: Terminal,
  options: ReadOptions = {},
): Promise<Sources> {
  const { files, input, wanted, before, problems } = await findSources(paths, terminal, options);
  const texts = files.map(({ path, name }) => ({ name, ...readFileText(path, name) }));
  const sources = texts.flatMap(({ name, text }) => (text === undefined ? [] : [{ path: name, text }]));
  return {
    sources: input?.text === undefined ? sources : inPlaceOfItsId(sources, input.text),
    wanted,
    before,
    problems: [...problems, ...texts.flatMap((each) => each.problems)],
    unreadable: texts.flatMap(({ name, text }) => (text === undefined ? [basename(name, '.json')] : [])),
  };
}

/** Every folder in which a change may affect the documents at some paths. */
export async function foldersOf(paths: readonly string[], terminal: Terminal): Promise<readonly string[]> {
  const asked = paths.map((path) => resolve(terminal.folder, path));
  const root = pagesFolder(terminal);
  const own = [root, mediaFolder(root)];
  const places = [...asked, ...own.filter((folder) => existsSync(folder))];
  const found = places.map((path) => findFiles(path, () => path));
  const folders = found.flatMap((here) => [
    ...(here?.folders ?? []),
    ...(here?.files ?? []).map(({ path }) => dirname(path)),
  ]);
  return [...new Set(folders)];
}

const nothing: FoundFiles = { files: [], folders: [], problems: [] };

/** The text of the one document at a path, or from standard input for `-`. */
export async function readDocumentFile(path: string, terminal: Terminal): Promise<string> {
  const file = resolve(terminal.folder, path);
  const { files, problems } = path === '-' ? nothing : findNamed([file], () => path);
  const text =
    path === '-' ? await readInput(terminal) : files[0]?.path === file ? readFileText(file, path) : undefined;
  for (const { severity, message, help = '' } of [...problems, ...(text?.problems ?? [])])
    if (severity === 'error') throw new UsageError(`${path}: ${message} ${help}`);
  if (text?.text === undefined) throw new UsageError(`${path} is a folder; name one document.`);
  return text.text;
}

/** The files at every path; a path without any is a usage error. */
function findNamed(
  paths: readonly string[],
  nameOf: (path: string) => string,
  mayBeEmpty = false,
): FoundFiles {
  const found = [];
  for (const path of paths) {
    const here = findFiles(path, nameOf);
    if (mayBeEmpty) {
      found.push(here ?? nothing);
      continue;
    }
    if (here === undefined) throw new UsageError(`There is no file or folder ${path}.`);
    if (here.files.length === 0 && here.problems.length === 0)
      throw new UsageError(`There are no documents in ${path}: no file in it ends in ".json".`);
    found.push(here);
  }
  const [only, another] = found;
  if (only !== undefined && another === undefined) return only;
  return {
    files: found.flatMap(({ files }) => files),
    folders: found.flatMap(({ folders }) => folders),
    problems: found.flatMap(({ problems }) => problems),
  };
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (about) => about.isDirectory(),
    () => false,
  );
}

async function readInput(terminal: Terminal): Promise<FileText> {
  return decodeText(await terminal.input(documentLimits.bytes + 1), standardInput);
}

/** The documents with the text from standard input in place of the one with its id, or added to them. */
function inPlaceOfItsId(sources: readonly DocumentSource[], text: string): readonly DocumentSource[] {
  const id = idOf({ path: standardInput, text });
  const others = sources.filter(
    (source) => id === undefined || !source.text.includes(id) || idOf(source) !== id,
  );
  return [...others, { path: standardInput, text }];
}

function idOf(source: DocumentSource): string | undefined {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? reading.document.id : reading.id;
}
