import type { CompiledRelease } from '#engine';
import { sha256 } from '../keys/hash.ts';
import type { CookieHeaders } from '../sessions/cookies.ts';
import type { Store } from '../store/store.ts';
import { type ChangedPage, changedPages } from './changed-pages.ts';
import type { LinkAccess } from './preview-access.ts';
import type { PreviewRelease, PreviewReleases } from './preview-release.ts';
import type { StepsAhead } from './steps-ahead.ts';

/** The site with the drafts of a link. */
interface LinkedDrafts {
  /** The pages that its change set changes. */
  readonly pages: readonly ChangedPage[];
  /** Steps that nobody sees at once. */
  readonly steps: StepsAhead;
}

/** The beginning of a preview. */
interface OpenedLink {
  /** The `set-cookie` that begins it. */
  readonly cookie: string;
  readonly drafts: () => Promise<LinkedDrafts>;
}

/** Previews of change sets by links, for people without an account. */
export interface PreviewLinks {
  /** Begins the preview of a link; undefined if it has expired, or was revoked. */
  open(token: string, host: string | undefined): Promise<OpenedLink | undefined>;
  /** The drafts of a request's link; undefined if it has none, or it has ended. */
  draftsOf(headers: CookieHeaders): Promise<LinkedDrafts | undefined>;
  /**
   * The release that a request in a preview sees: with the drafts of the change set of its link, else with those of the
   * common set. Whoever comes by a link is told no notes for authors, errors alone. Undefined once its link has expired, or was revoked.
   */
  releaseOf(headers: CookieHeaders): Promise<PreviewRelease | undefined>;
}

export function previewLinks(
  access: LinkAccess,
  { reviewing }: Pick<Store, 'reviewing'>,
  previews: PreviewReleases,
  stepsOf: (release: CompiledRelease) => StepsAhead,
): PreviewLinks {
  async function read(changeSet: string): Promise<LinkedDrafts> {
    const release = await previews.read(changeSet);
    return { pages: changedPages(release, release.drafts), steps: stepsOf(release) };
  }

  return {
    async open(token, host) {
      const link = sha256(token);
      const opened = await reviewing.opened(link);
      if (opened === undefined) return undefined;
      return {
        cookie: access.enterBy(link, new Date(opened.expiresAt), host),
        drafts: () => read(opened.changeSet),
      };
    },
    async draftsOf(headers) {
      const link = access.linkOf(headers);
      const opened = link === undefined ? undefined : await reviewing.opened(link);
      return opened && (await read(opened.changeSet));
    },
    async releaseOf(headers) {
      const link = access.linkOf(headers);
      if (link === undefined) return await previews.read();
      const opened = await reviewing.opened(link);
      if (opened === undefined) return undefined;
      const release = await previews.read(opened.changeSet);
      return { ...release, problems: release.problems.filter(({ severity }) => severity === 'error') };
    },
  };
}
