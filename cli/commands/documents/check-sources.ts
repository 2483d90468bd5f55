import { existsSync } from 'node:fs';
import { type CheckedDocuments, checkDocuments, checkPart, findMissingFiles } from '#analysis';
import type { DocumentSource, Problem } from '#engine';
import { checkExtensions } from '#server/extensions';
import { mediaFolder, siteFolder } from '#server/site-folder';
import { type Report, reportOn } from '../../reports/report.ts';
import { extensionsFolder, filesOf } from '../../sources/public-files.ts';
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
  const checked =
    wanted === undefined
      ? checkDocuments(sources, unreadable)
      : checkPart(sources, isAsked, unreadable, before);
  const media = paths.length === 0 && changedSince === undefined ? await mediaProblems(terminal) : [];
  const asked = ofFiles.filter(({ document }) => isAsked(document));
  const written = new Set([
    ...sources.map(({ path }) => path).filter(isAsked),
    ...[...media, ...asked].map(({ document }) => document),
  ]);
  const askedDocuments = checked.documents.filter(({ path }) => isAsked(path));
  const problems = [
    ...(wanted === undefined && paths.length === 0 ? await problemsOfExtensions(terminal) : []),
    ...media,
    ...asked,
    ...checked.problems,
    ...findMissingFiles(askedDocuments, filesOf(terminal)),
    ...siteWarnings(
      { ...checked, problems: [...ofFiles, ...checked.problems] },
      sources,
      terminal.now(),
      isAsked,
    ),
  ];
  return {
    ...reportOn({ ...checked, problems }, sources, [...written].sort()),
    documents: checked.documents,
    sources,
  };
}

/** Problems of modules of the site's own. */
async function problemsOfExtensions(terminal: Terminal): Promise<readonly Problem[]> {
  const { builtExtensions } = siteFolder(terminal.folder, terminal.environment);
  return await checkExtensions(extensionsFolder(terminal), builtExtensions);
}

/** Problems of the files of the site's folder of media. */
async function mediaProblems(terminal: Terminal): Promise<readonly Problem[]> {
  const documents = pagesFolder(terminal);
  const folder = mediaFolder(documents);
  if (!existsSync(folder)) return [];
  const { problems } = await readMedia(folder, terminal, openFileIndex(documents, terminal.now()));
  return problems;
}
