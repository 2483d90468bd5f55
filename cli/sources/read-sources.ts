import { stat } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { type DocumentSource, documentLimits, type Problem, readDocument } from '#engine';
import { type Terminal, UsageError } from '../terminal.ts';
import { changedFiles } from './changed-files.ts';
import { type FoundFiles, findFiles } from './find-files.ts';
import { decodeText, type FileText, readFileText } from './read-file.ts';

/** The documents to look at, and which of them were asked about. */
export interface Sources {
  readonly sources: readonly DocumentSource[];
  /** Paths of the files that were asked about, also of those that are gone; undefined for all. */
  readonly wanted: ReadonlySet<string> | undefined;
  /** What is wrong with files, whatever is in them. */
  readonly problems: readonly Problem[];
  /** Ids that files without a text probably bear: those of their names. */
  readonly unreadable: readonly string[];
}

/** What a document from standard input is called in messages. */
export const standardInput = '<stdin>';

/** As many files as are open at one time; a process may have a thousand. */
const openAtOnce = 32;

/** The folder of the documents that belong together. */
export function pagesFolder({ environment, folder }: Terminal): string {
  return resolve(folder, environment.WAYMARK_PAGES?.trim() || 'pages-config');
}

export interface ReadOptions {
  /** Asks about what differs in the folder of documents from this commit of git. */
  readonly changedSince?: string | undefined;
  /** Whether a folder without documents, or none at all, is as good as any. */
  readonly mayBeEmpty?: boolean;
}

/**
 * Reads the documents at some paths. Files inside the folder of documents, and standard input for `-`, are read
 * together with the rest of it, so that their references can be followed; other paths stand for themselves.
 */
export async function readSources(
  paths: readonly string[],
  terminal: Terminal,
  { changedSince, mayBeEmpty = false }: ReadOptions = {},
): Promise<Sources> {
  const root = pagesFolder(terminal);
  const nameOf = (path: string) => relative(terminal.folder, path).split(sep).join('/') || '.';
  const asked = paths.filter((path) => path !== '-').map((path) => resolve(terminal.folder, path));
  const input = asked.length < paths.length ? await readInput(terminal) : undefined;
  const isAboutPart =
    (paths.length > 0 || changedSince !== undefined) &&
    asked.every((path) => path.startsWith(root + sep)) &&
    (await isFolder(root));
  const named = await findNamed(asked, nameOf, mayBeEmpty);
  const whole = isAboutPart || paths.length === 0 ? await findNamed([root], nameOf, mayBeEmpty) : named;

  const files = [...new Set([...whole.files, ...named.files])].sort();
  const texts = await readAll(files, nameOf);
  const sources = texts.flatMap(({ name, text }) => (text === undefined ? [] : [{ path: name, text }]));
  const changed = changedSince === undefined ? [] : await changedFiles(root, changedSince);
  const wanted = [
    ...[...named.files, ...changed].map(nameOf),
    ...named.problems.map(({ document }) => document),
    ...(input === undefined ? [] : [standardInput]),
  ];
  const told = new Map([...whole.problems, ...named.problems].map((problem) => [problem.document, problem]));
  const problems = [
    ...told.values(),
    ...[...texts, ...(input ? [input] : [])].flatMap((each) => each.problems),
  ];
  return {
    sources: input?.text === undefined ? sources : inPlaceOfItsId(sources, input.text),
    wanted: isAboutPart ? new Set(wanted) : undefined,
    problems,
    unreadable: texts.flatMap(({ name, text }) => (text === undefined ? [basename(name, '.json')] : [])),
  };
}

/** Every folder in which a change may change what there is to read at some paths. */
export async function foldersOf(paths: readonly string[], terminal: Terminal): Promise<readonly string[]> {
  const asked = paths.map((path) => resolve(terminal.folder, path));
  const root = pagesFolder(terminal);
  const places = [...asked, ...((await isFolder(root)) ? [root] : [])];
  const found = await Promise.all(places.map((path) => findFiles(path, () => path)));
  const folders = found.flatMap((here) => [...(here?.folders ?? []), ...(here?.files ?? []).map(dirname)]);
  return [...new Set(folders)];
}

const nothing: FoundFiles = { files: [], folders: [], problems: [] };

/** The text of the one document at a path, or from standard input for `-`. */
export async function readDocumentFile(path: string, terminal: Terminal): Promise<string> {
  const file = resolve(terminal.folder, path);
  const { files, problems } = path === '-' ? nothing : await findNamed([file], () => path);
  const text =
    path === '-' ? await readInput(terminal) : files[0] === file ? await readFileText(file, path) : undefined;
  for (const { severity, message, help = '' } of [...problems, ...(text?.problems ?? [])])
    if (severity === 'error') throw new UsageError(`${path}: ${message} ${help}`);
  if (text?.text === undefined) throw new UsageError(`${path} is a folder; name one document.`);
  return text.text;
}

/** The files at every path; a path at which there is nothing to look at was given by mistake. */
async function findNamed(
  paths: readonly string[],
  nameOf: (path: string) => string,
  mayBeEmpty = false,
): Promise<FoundFiles> {
  const found = [];
  for (const path of paths) {
    const here = await findFiles(path, nameOf);
    if (mayBeEmpty) {
      found.push(here ?? nothing);
      continue;
    }
    if (here === undefined) throw new UsageError(`There is no file or folder ${path}.`);
    if (here.files.length === 0 && here.problems.length === 0)
      throw new UsageError(`There are no documents in ${path}: no file in it ends in ".json".`);
    found.push(here);
  }
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

interface NamedText extends FileText {
  readonly name: string;
}

async function readAll(
  files: readonly string[],
  nameOf: (path: string) => string,
): Promise<readonly NamedText[]> {
  const texts: NamedText[] = [];
  for (let start = 0; start < files.length; start += openAtOnce) {
    const batch = files.slice(start, start + openAtOnce).map(async (file) => {
      const name = nameOf(file);
      return { name, ...(await readFileText(file, name)) };
    });
    texts.push(...(await Promise.all(batch)));
  }
  return texts;
}

async function readInput(terminal: Terminal): Promise<FileText> {
  return decodeText(await terminal.input(documentLimits.bytes + 1), standardInput);
}

/** The documents with the text from standard input for the one that bears its id, or beside the others. */
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
