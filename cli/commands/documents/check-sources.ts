import { existsSync } from 'node:fs';
import { type CheckedDocuments, checkAssets, checkDocuments, checkPart, findMissingFiles } from '#analysis';
import type { DocumentSource, Problem } from '#engine';
import { checkExtensions, loadExtensionRendering } from '#server/extensions';
import { mediaFolder, siteFolder } from '#server/site-folder';
import { type Report, reportOn } from '../../reports/report.ts';
import { extensionsFolder, filesOf, islandsFolder } from '../../sources/public-files.ts';
import { pagesFolder, readSources } from '../../sources/read-sources.ts';
import { siteWarnings } from '../../sources/site-warnings.ts';
import { openFileIndex } from '../../store/file-index.ts';
import { readMedia } from '../../store/read-media.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** Findings of the check of some paths, and the documents that it has read. */
export interface CheckedSources extends Report, Pick<CheckedDocuments, 'documents'> {
  readonly sources: readonly DocumentSource[];
}

/** Checks the documents at some paths, with the other documents of the folder at hand. */
export async function checkSources(
  paths: readonly string[],
  changedSince: string | undefined,
  terminal: Terminal,
): Promise<CheckedSources> {
  const {
    sources,
    wanted,
    problems: ofFiles,
    unreadable,
    before,
  } = await readSources(paths, terminal, { changedSince });
  const isAsked = (path: string) => wanted === undefined || wanted.has(path);
  const isWhole = paths.length === 0 && changedSince === undefined;
  const media = await readMediaOf(
    isWhole ? undefined : sources.filter(({ path }) => isAsked(path)),
    terminal,
  );
  const all = [...sources, ...media.sources];
  const checked =
    wanted === undefined ? checkDocuments(all, unreadable) : checkPart(all, isAsked, unreadable, before);
  const own = checked.documents.filter(({ path }) => !media.names.has(path));
  const asked = ofFiles.filter(({ document }) => isAsked(document));
  const written = new Set([
    ...sources.map(({ path }) => path).filter(isAsked),
    ...[...media.problems, ...asked].map(({ document }) => document),
  ]);
  const askedDocuments = own.filter(({ path }) => isAsked(path));
  const ids = new Set(own.filter(({ path }) => !isAsked(path)).map(({ document }) => document.id));
  const ofAssets = checkAssets(checked.documents).filter(({ document }) =>
    isWhole ? true : !document.startsWith('/') && !ids.has(document),
  );
  const problems = [
    ...(wanted === undefined && paths.length === 0 ? await problemsOfExtensions(terminal) : []),
    ...media.problems,
    ...asked,
    ...[...checked.problems, ...ofAssets].map((each) =>
      each.document.startsWith('/') ? ofFile(each) : each,
    ),
    ...findMissingFiles(askedDocuments, filesOf(terminal)),
    ...siteWarnings(
      { ...checked, problems: [...ofFiles, ...checked.problems] },
      all,
      terminal.now(),
      isAsked,
    ),
  ];
  return {
    ...reportOn({ ...checked, problems }, sources, [...written].sort()),
    documents: own,
    sources,
  };
}

/** Problems of modules of the site's own. */
async function problemsOfExtensions(terminal: Terminal): Promise<readonly Problem[]> {
  const { builtExtensions } = siteFolder(terminal.folder, terminal.environment);
  const folder = extensionsFolder(terminal);
  const rendering = existsSync(folder) ? await loadExtensionRendering(islandsFolder) : undefined;
  return await checkExtensions(folder, builtExtensions, rendering);
}

/** The files of the site's folder of media, as documents. */
interface CheckedMedia {
  readonly sources: readonly DocumentSource[];
  readonly names: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** @param asked documents whose pictures are enough; undefined for all files, with their problems */
async function readMediaOf(
  asked: readonly DocumentSource[] | undefined,
  terminal: Terminal,
): Promise<CheckedMedia> {
  const documents = pagesFolder(terminal);
  const folder = mediaFolder(documents);
  if (!existsSync(folder)) return { sources: [], names: new Set(), problems: [] };
  const { filesNamedIn } = await import('#server/store');
  const only = asked && new Set(asked.flatMap(({ text }) => filesNamedIn(text)));
  const index = openFileIndex(documents, terminal.now());
  const read = await readMedia(folder, terminal, index, only);
  const sources = read.documents.map(({ name, readText }) => ({ path: name, text: readText() }));
  return {
    sources,
    names: new Set(sources.map(({ path }) => path)),
    problems: asked === undefined ? read.problems : [],
  };
}

/** A problem of a file, whose lines are not those of its document. */
function ofFile({ line: _line, column: _column, ...problem }: Problem): Problem {
  return problem;
}
