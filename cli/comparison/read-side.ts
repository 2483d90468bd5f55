import { existsSync } from 'node:fs';
import type { StoredDocument } from '#server';
import { mediaFolder } from '#server/site-folder';
import { pagesFolder, readSources } from '../sources/read-sources.ts';
import { findRelease, nameRelease } from '../store/find-release.ts';
import { readMedia } from '../store/read-media.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';

/** One side of a comparison. */
export interface ComparedSide {
  /** Its name in reports. */
  readonly name: string;
  readonly documents: readonly StoredDocument[];
}

/** The documents of a release, or as they would be with every draft (`drafts`) or in the folder (`folder`). */
export async function readSide(store: ReleaseStore, name: string, terminal: Terminal): Promise<ComparedSide> {
  if (name === 'drafts') {
    const { documents, problems } = await store.readPreview();
    const [problem] = problems;
    if (problem) throw new UsageError(`The draft "${problem.document}" cannot be read. ${problem.message}`);
    return { name: 'the drafts', documents };
  }
  if (name === 'folder') return { name: 'the folder', documents: await readFolderSide(store, terminal) };
  const release = await findRelease(store, name);
  const contents = await store.readRelease(release.id);
  return { name: nameRelease(release), documents: contents?.documents ?? [] };
}

async function readFolderSide(store: ReleaseStore, terminal: Terminal): Promise<readonly StoredDocument[]> {
  const { identifyDocument } = await import('#server/store');
  const { sources, problems } = await readSources([], terminal);
  const { documents: media, problems: ofMedia } = await readMedia(
    mediaFolder(pagesFolder(terminal)),
    terminal,
  );
  const [problem] = [...problems, ...ofMedia];
  if (problem) throw new UsageError(`${problem.document}: ${problem.message}`);
  const written = [...sources, ...media.map(({ name, readText }) => ({ path: name, text: readText() }))].map(
    ({ path, text }) => {
      const read = identifyDocument(text, path);
      if (read.outcome === 'unreadable') throw new UsageError(`${path}: ${read.problem.message}`);
      return read.document;
    },
  );
  // Without a folder of media, publishing leaves what is live.
  const kept = existsSync(mediaFolder(pagesFolder(terminal))) ? [] : await liveAssets(store);
  return [...written, ...kept].sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function liveAssets(store: ReleaseStore): Promise<readonly StoredDocument[]> {
  const live = await store.liveRelease();
  return (live?.documents ?? []).filter(({ kind }) => kind === 'asset');
}
