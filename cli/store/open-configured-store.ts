import type { Store } from '#server';
import { siteFolder } from '#server/site-folder';
import { filesBesideAssets } from '../sources/public-files.ts';
import type { Invocation } from '../terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from '../terminal/terminal.ts';
import { originOf, readLogins, siteOfFolder } from './logins.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SiteAccess } from './site-interface.ts';
import { siteStore } from './site-store.ts';

/** Opens the configured store, runs some work and closes it. */
export async function withStore(
  terminal: Terminal,
  work: (store: Store) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { environment, err, folder, now } = terminal;
  // Imported here, because commands without a store should not wait for a database driver.
  const {
    checkStoredDocuments,
    checkStoredTimes,
    checkVersion,
    compareForReport,
    configuredBucket,
    configuredDatabaseUrl,
    openStore,
    withFiles,
  } = await import('#server/store');
  const databaseUrl = configuredDatabaseUrl(environment);
  if ('mistake' in databaseUrl) throw new UsageError(databaseUrl.mistake);
  const bucket = configuredBucket(environment);
  if ('mistake' in bucket) throw new UsageError(bucket.mistake);
  const warn = (_detail: object, message: string) => err(`${message}\n`);
  const log = { info: () => {}, warn };
  const store = await openStore({
    url: databaseUrl.value,
    bucket: bucket.value,
    checkRelease: withFiles(checkStoredDocuments, filesBesideAssets(terminal)),
    checkTimes: checkStoredTimes,
    checkVersion: checkVersion(),
    compare: compareForReport,
    // Few publications have sessions to look at, and the others should not wait for the whole server.
    survey: async (opened, documents) => {
      const { surveyStored } = await import('#server');
      const { keys: keysFile } = siteFolder(folder, environment);
      const survey = await surveyStored(opened, { documents, environment, keysFile, now: now() });
      return survey.outcome === 'surveyed' ? survey.groups : undefined;
    },
    log,
    now: () => new Date(now()),
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * Runs some work on the releases of a site from afar, if one is named or this folder is logged in to one, or else of the
 * configured database. A set DATABASE_URL goes before a login.
 *
 * @param work is given the store with the database that it is in, if it is one
 */
export async function withReleases(
  { text, terminal }: Invocation,
  work: (store: ReleaseStore, whole: Store | undefined) => Promise<ExitCode>,
): Promise<ExitCode> {
  const access = await siteAccess(text('site'), terminal);
  if (access === undefined) return await withStore(terminal, (store) => work(store, store));
  if (text('author') !== undefined)
    throw new UsageError('--author is for a database. At a site, the key says who you are.');
  terminal.err(`At ${access.origin}\n`);
  return await work(siteStore(access), undefined);
}

async function siteAccess(named: string | undefined, terminal: Terminal): Promise<SiteAccess | undefined> {
  const logins = await readLogins(terminal);
  const ofFolder = terminal.environment.DATABASE_URL ? undefined : siteOfFolder(logins, terminal.folder);
  const origin = named === undefined ? ofFolder : originOf(named);
  if (origin === undefined) return undefined;
  const key = logins.keys[origin];
  if (key === undefined) throw new UsageError(`Log in first: waymark login ${origin}`);
  return { origin, key };
}

export const siteOption = {
  type: 'string',
  value: 'address',
  help: 'Work on this site, by the key that `waymark login` keeps; the site that the folder is logged in to when left out.',
} as const;

/** Author of a change: `--author`, or else the user who is logged in. */
export function authorOf({ text, terminal: { user } }: Invocation): string {
  const author = text('author') ?? user ?? '';
  if (author.trim() === '') throw new UsageError('Say who you are with --author.');
  return author;
}

/** The codes given with `--accept`, which may be given several times. */
export function acceptedCodes({ texts }: Invocation): readonly string[] {
  return texts('accept')
    .flatMap((codes) => codes.split(','))
    .map((code) => code.trim());
}

export const acceptOption = {
  type: 'string',
  value: 'code',
  multiple: true,
  help: 'Publish although there are new warnings of this code; may be given several times.',
} as const;

export const atOption = {
  type: 'string',
  value: 'time',
  help: 'Go live at this time, such as 2026-12-01T09:00 in the time zone of the site; `waymark scheduled` lists what waits.',
} as const;

export const authorOption = {
  type: 'string',
  short: 'a',
  value: 'name',
  help: 'Who does this; the user of this machine when left out.',
} as const;
