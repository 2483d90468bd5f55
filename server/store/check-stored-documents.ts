import { type DocumentSource, isClean, type Problem, readDocument, toProblem } from '#engine';
import type { Asset } from '#schemas';
import type { CheckRelease, CheckTimes, CleanRelease } from './context.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * The check that every release must pass before it goes live, the same as in the command and CI. On top of a
 * release without errors, only what the change can have broken is checked; if that may contain an error,
 * everything is.
 */
export const checkStoredDocuments: CheckRelease = async (documents, clean) => {
  const sources = documents.map(sourceOf);
  const warnings = clean === undefined ? undefined : await checkOnTopOf(clean, sources);
  if (warnings !== undefined) return warnings;
  const { checkDocuments, findOversights } = await import('#analysis');
  const { documents: read, problems } = checkDocuments(sources);
  return isClean(problems) ? [...problems, ...findOversights(read)] : problems;
};

/** Warnings of stored documents that depend on the present time. */
export const checkStoredTimes: CheckTimes = async (documents, time) => {
  const { findTimeWarnings } = await import('#analysis');
  return findTimeWarnings(documents.map(sourceOf), time);
};

async function checkOnTopOf(
  { documents, warnings }: CleanRelease,
  sources: readonly ReturnType<typeof sourceOf>[],
) {
  const { checkChange } = await import('#analysis');
  const before = new Map(documents.map(({ id, body }) => [id, body]));
  const after = new Map(sources.map(({ path, text }) => [path, text]));
  return checkChange({
    unchanged: sources.filter(({ path, text }) => before.get(path) === text),
    changed: sources.filter(({ path, text }) => before.get(path) !== text),
    replaced: documents.map(sourceOf).filter(({ path, text }) => after.get(path) !== text),
    known: warnings,
  });
}

function sourceOf({ id, kind, body }: StoredDocument): DocumentSource & Pick<StoredDocument, 'kind'> {
  return { path: id, kind, text: body };
}

/** Paths of the site's own files, wherever in a text. */
const filePaths = /\\?\/(?:documents|films|fonts|images)\\?\/[^"'?#\s<>)]*/g;

/** Those that are no end of a longer path, as in the names of translated texts: `zones/content/image-strip/images/#1/alt`. */
const wholeFilePaths = new RegExp(`(?<![\\w-])${filePaths.source}`, 'g');

/**
 * A check that also warns of images and of linked files that the site does not have.
 *
 * Reads only documents with a path that has no file: reading all would take most of the time of a publication.
 *
 * @param files paths of the site's own files, as `/images/logo.svg`; undefined if they are not at hand
 */
export function withFiles(check: CheckRelease, files: ReadonlySet<string> | undefined): CheckRelease {
  return async (documents, clean) => {
    const problems = await check(documents, clean);
    const assets = documents.filter(({ kind }) => kind === 'asset').map(({ id }) => id);
    const known =
      files === undefined && assets.length === 0 ? undefined : new Set([...(files ?? []), ...assets]);
    const suspects = documents.flatMap(({ id, body }) => {
      if (!lacksFile(body, known)) return [];
      const reading = readDocument({ path: id, text: body });
      return reading.outcome === 'read' ? [reading] : [];
    });
    const faults = await assetFaults(documents);
    if (suspects.length === 0) return [...problems, ...faults];
    const { findMissingFiles } = await import('#analysis');
    return [...problems, ...findMissingFiles(suspects, known), ...faults];
  };
}

/** Warnings about the pictures and files of a release. Only documents with such a warning are read in full. */
async function assetFaults(documents: readonly StoredDocument[]): Promise<readonly Problem[]> {
  const { findAssetFaults, picturesIn } = await import('#analysis');
  const assets = new Map<string, Asset>();
  const placed = new Map<string, ReturnType<typeof picturesIn>>();
  for (const { id, kind, body } of documents) {
    // The check has read them before.
    if (kind === 'asset') assets.set(id, JSON.parse(body));
    else if (body.includes('"width"')) placed.set(id, picturesIn(JSON.parse(body)));
  }
  const byId = new Map(documents.map((each) => [each.id, each]));
  return findAssetFaults(assets, placed).flatMap(({ document: id, finding }) => {
    const reading = readDocument({ path: id, text: byId.get(id)?.body ?? '' });
    return reading.outcome === 'read' ? [toProblem(finding, id, reading.locate)] : [];
  });
}

/** Whether a text has a path without a file. */
export function lacksFile(body: string, files: ReadonlySet<string> | undefined): boolean {
  return pathsIn(body, wholeFilePaths).some((path) => files?.has(path) !== true);
}

/** Paths of the site's own files that a text of a document has, wherever. */
export function filesNamedIn(body: string): readonly string[] {
  return pathsIn(body, filePaths);
}

function pathsIn(body: string, pattern: RegExp): readonly string[] {
  return (body.match(pattern) ?? []).map((path) => path.replaceAll('\\', ''));
}
