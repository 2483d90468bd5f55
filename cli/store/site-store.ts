import type { PublishOutcome, Release, ReleaseContents, RollbackOutcome, ScheduledRelease } from '#server';
import type { ReleaseStore } from './release-store.ts';
import { askSite, refusalOf, type SiteAccess, sendToSite } from './site-interface.ts';

interface Summary {
  readonly live: string | null;
  readonly first: string | null;
  readonly retired: readonly string[];
  readonly scheduled: readonly ScheduledRelease[];
}

/** Answers of publishing and rolling back that are outcomes: a conflict, and what was refused. */
const outcomes = [409, 422] as const;

/** The store of a site from afar, by the interface of its studio; who acts is who made the key. */
export function siteStore(access: SiteAccess): ReleaseStore {
  const ask = <Answer>(path: string, asking?: Parameters<typeof askSite>[2]) =>
    askSite<Answer>(access, `/store${path}`, asking);
  const summary = () => ask<Summary>('');
  const find = async <Answer>(path: string): Promise<Answer | undefined> => {
    const response = await sendToSite(access, `/store${path}`);
    if (response.status === 404) return undefined;
    const answer = await response.json();
    if (!response.ok) throw refusalOf(access, response.status, answer);
    return answer;
  };
  const listReleases = (limit?: number) =>
    ask<readonly Release[]>(`/releases${limit === undefined ? '' : `?limit=${limit}`}`);
  const liveId = async () => (await summary()).live;
  const readRelease = (id: string) => find<ReleaseContents>(`/releases/${id}`);
  return {
    liveId,
    liveRelease: async () => {
      const live = await liveId();
      return live === null ? undefined : await readRelease(live);
    },
    readRelease,
    listReleases,
    retiredReleases: async () => new Set((await summary()).retired),
    releaseEntries: async (release) => new Map(await ask<[string, string][]>(`/releases/${release}/entries`)),
    firstReleaseId: async () => (await summary()).first,
    releaseHolding: async (hashes) =>
      (await ask<{ readonly release: string | null }>('/holding', { body: { hashes } })).release,
    readRevision: async (hash) => (await find<{ readonly body: string }>(`/revisions/${hash}`))?.body,
    releaseReports: (release) => ask(`/releases/${release}/reports`),
    listScheduled: async () => (await summary()).scheduled,
    readPreview: () => ask('/drafts'),
    publish: async ({ changed = [], removed = [], message, accept, at, expectedLive }) => {
      const body = { changed, removed, message, accept, at, expectedLive };
      return await ask<PublishOutcome>('/releases', { body, outcomes });
    },
    rollback: async ({ release, why, accept }) => {
      const wanted = release ?? (await parentOfLive());
      if (wanted === undefined) throw new Error('No release came before the live one.');
      const body = { why, accept };
      return await askSite<RollbackOutcome>(access, `/releases/${wanted}/rollback`, { body, outcomes });
    },
    assets: {
      list: (hashes) => ask('/files', { body: { hashes } }),
      add: async ({ hash, type }, bytes) => {
        const parts: BlobPart[] = [];
        for await (const part of bytes) parts.push(Uint8Array.from(part));
        const body = new Blob(parts);
        const response = await sendToSite(
          access,
          `/assets/${fileName(hash, type)}`,
          body,
          'application/octet-stream',
        );
        const answer = await response.json().catch(() => undefined);
        if (!response.ok) throw refusalOf(access, response.status, answer);
        if (answer.sha256 !== hash) throw new Error('A file arrived as another one. Publish again.');
      },
      async *read({ hash }) {
        const response = await sendToSite(access, `/store/files/${hash}`);
        if (!response.ok || response.body === null)
          throw refusalOf(access, response.status, await response.json().catch(() => undefined));
        yield* response.body;
      },
    },
  };

  async function parentOfLive(): Promise<string | undefined> {
    const live = await liveId();
    return (await listReleases()).find(({ id }) => id === live)?.parent ?? undefined;
  }
}

/** Endings of file names that differ from the second part of their type. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/vnd.microsoft.icon': 'ico',
};

/** A name by which the bytes of a file are sent: the site compares its ending with the type that it finds. */
function fileName(hash: string, type: string): string {
  return `${hash.slice(0, 32)}.${endings[type] ?? type.slice(type.indexOf('/') + 1)}`;
}
