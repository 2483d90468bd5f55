import { Fault } from '#engine';
import type { Log } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { watchLive } from '../store/watch-live.ts';
import { compileStored, LiveReleases } from './live-releases.ts';
import { parsePageKey, titlePrefix } from './page-key.ts';
import { previewAccess } from './preview-access.ts';
import { type RunningSite, setRunningSite } from './running-site.ts';
import { siteClock } from './site-clock.ts';

export interface SiteOptions {
  readonly store: Store;
  readonly log: Log;
  readonly buildId: string;
  /** What an editor must know to see drafts; without it there is no preview. */
  readonly previewSecret: string | undefined;
  /** Signs the preview cookie; the same on every instance. */
  readonly signingKey: string | Buffer;
  readonly now?: () => Date;
}

/**
 * Makes the live release of a store the site of this process and follows it from then on.
 *
 * @throws Fault `unknown-document` when the store has no live release
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { store, log, buildId, now = () => new Date() } = options;
  const releases = new LiveReleases();
  const watch = watchLive({
    readLiveId: () => store.liveId(),
    onChange: async (id) => {
      const contents = await store.readRelease(id);
      if (contents !== undefined) releases.show(contents.documents);
    },
    log,
  });
  await watch.check();
  const today = siteClock(now);

  function release() {
    if (releases.live === undefined)
      throw new Fault('unknown-document', 'The store has no live release yet.');
    return releases.live;
  }

  const site: RunningSite = {
    release,
    buildId,
    previewAccess: previewAccess({ secret: options.previewSecret, signingKey: options.signingKey, now }),
    previewRelease: async () => compileStored((await store.readPreview()).documents),
    today: () => today(release().site.timeZone),
    findPage(text) {
      const key = parsePageKey(text);
      const found = key && releases.find(key.digest);
      if (!key || !found) return undefined;
      const { page, release } = found;
      return { page: page.page, release, titlePrefix: titlePrefix(release.site, key.host), year: key.year };
    },
    async stop() {
      watch.stop();
      setRunningSite(undefined);
      await store.close();
    },
  };
  release();
  setRunningSite(site);
  return site;
}
