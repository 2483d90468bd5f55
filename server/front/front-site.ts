import type { CompiledRelease } from '#engine';
import type { StudioPlace } from '../authoring/studio-place.ts';
import type { SiteAssets } from '../files/assets/site-assets.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { PageSite } from '../pages/page-site.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import type { SiteApi } from './site-api.ts';

/** The part of a running site that the front needs. */
export interface FrontSite extends PageSite {
  /** Pictures and files of the release. */
  readonly assets: SiteAssets;
  /** A release by its id, live or not; undefined if it can no longer be read. */
  findRelease(id: string): Promise<CompiledRelease | undefined>;
  /** Sign the addresses of definitions. */
  readonly definitionKeys: KeyRing;
  readonly previewAccess: PreviewAccess;
  readonly api: Pick<SiteApi, 'answer'>;
  /** Logs that a request was refused before it reached the site. */
  refuse(status: number, why: string): void;
  /**
   * Whether requests come through our own proxies, which pass on the client's address and the request's id.
   */
  readonly trustsProxies: boolean;
  /** Where people work on the site, if they do. */
  readonly studioPlace: StudioPlace;
  /** Whether a host, with its port, is one of the site's. */
  answersTo(host: string): boolean;
}
