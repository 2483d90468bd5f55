import { sha256 } from '../keys/hash.ts';
import type { CookieHeaders } from '../sessions/cookies.ts';
import type { Store } from '../store/store.ts';
import type { LinkAccess } from './preview-access.ts';
import type { PreviewRelease, PreviewReleases } from './preview-release.ts';

/** Previews of change sets by links, for people without an account. */
export interface PreviewLinks {
  /** The `set-cookie` that begins the preview of a link; undefined if it has expired, or was revoked. */
  open(token: string, host: string | undefined): Promise<string | undefined>;
  /**
   * The release that a request in a preview sees: with the drafts of the change set of its link, else with those of the
   * common set. Undefined once its link has expired, or was revoked.
   */
  releaseOf(headers: CookieHeaders): Promise<PreviewRelease | undefined>;
}

export function previewLinks(
  access: LinkAccess,
  { reviewing }: Pick<Store, 'reviewing'>,
  previews: PreviewReleases,
): PreviewLinks {
  return {
    async open(token, host) {
      const link = sha256(token);
      const opened = await reviewing.opened(link);
      return opened && access.enterBy(link, new Date(opened.expiresAt), host);
    },
    async releaseOf(headers) {
      const link = access.linkOf(headers);
      if (link === undefined) return await previews.read();
      const opened = await reviewing.opened(link);
      return opened && (await previews.read(opened.changeSet));
    },
  };
}
