import type { CompiledRelease, PageContent, ThirdParty } from '#engine';
import type { Page } from '#schemas';
import type { ReadPageContent } from '../content/page-content.ts';
import type { RegionData, RegionRequest } from '../content/regions/region.ts';
import type { SiteApi } from '../front/site-api.ts';
import type { HumanChecker } from '../journeys/human-check/human-checker.ts';
import type { StepRequest } from '../journeys/show-step.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { Observing } from '../observing/observing.ts';
import type { HeadElement } from '../pages/head-elements.ts';
import type { ShownSteps } from '../pages/show-steps.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import type { PreviewRelease } from '../preview/preview-release.ts';
import type { SessionIds } from '../sessions/session-ids.ts';

/** A page to render, with everything that affects how. */
export interface ShownPage {
  readonly page: Page;
  readonly release: CompiledRelease;
  /** Items of content lists, for the modules of the page. */
  readonly content: PageContent;
  /** Additional elements by the author for the head; only safe ones. */
  readonly head: readonly HeadElement[];
  /** Prefix of the title on hosts that are not the public one; '' on that one. */
  readonly titlePrefix: string;
  readonly year: number;
  /** Third parties that the page needs. */
  readonly thirdParties: readonly ThirdParty[];
}

/** The site that a process serves. */
export interface RunningSite {
  /** The release that visitors see now. */
  release(): CompiledRelease;
  /** A release by its id, live or not; undefined if it can no longer be read. */
  findRelease(id: string): Promise<CompiledRelease | undefined>;
  /** Sign the addresses of definitions. */
  readonly definitionKeys: KeyRing;
  /** The release as it would be with every draft published. */
  previewRelease(): Promise<PreviewRelease>;
  /** A page as it is now on that host. */
  showPage(page: Page, release: CompiledRelease, content: PageContent, host: number): ShownPage;
  /** The content of a page. */
  readonly pageContent: ReadPageContent;
  /** The data of a page's regions for one request. */
  readRegions(request: RegionRequest): Promise<readonly RegionData[]>;
  /** Third parties that a page needs. */
  thirdParties(page: Page, release: CompiledRelease): readonly ThirdParty[];
  /** The forms of a page for the visitor of that session, or with the drafts. */
  showSteps(
    shown: Pick<ShownPage, 'page' | 'release'>,
    visit: Pick<StepRequest, 'sessionId' | 'query'>,
    preview: boolean,
  ): Promise<ShownSteps>;
  /** Logs why a page cannot be shown. */
  fail(error: unknown, page: string): void;
  /** Logs that a request was refused before it reached the site. */
  refuse(status: number, why: string): void;
  /** The current year in the site's time zone. */
  year(): number;
  readonly previewAccess: PreviewAccess;
  /** Issues visitors' session ids. */
  readonly sessionIds: SessionIds;
  readonly humanChecker: HumanChecker;
  /** Address from which browsers load pictures of a service; undefined if it shows none. */
  publicUrl(service: string): string | undefined;
  readonly observing: Observing;
  /** Id of the running build, to match browsers' reports with it. */
  readonly buildId: string;
  /** The network address of the client of a connection, from the addresses that proxies have added. */
  clientOf(connection: string, forwarded: string | undefined): string;
  /**
   * Whether requests come through our own proxies, which pass on the client's address and the request's id.
   */
  readonly trustsProxies: boolean;
  /** Whether a host, with its port, is one of the site's. */
  answersTo(host: string): boolean;
  /** Handlers of `/api` and of files such as `/robots.txt`. */
  readonly api: SiteApi;
  /** Longest duration of a press in milliseconds, for the live release and the configured services. */
  longestPressMs(): number;
  /** Makes the health check fail, so that no more requests are sent here. */
  beginStop(): void;
  /** Waits for presses and calls in progress, and closes everything. */
  stop(): Promise<void>;
}

let running: RunningSite | undefined;

/** The site of this process; `undefined` before it is started, for example while Next builds. */
export function runningSite(): RunningSite | undefined {
  return running;
}

export function setRunningSite(site: RunningSite | undefined): void {
  running = site;
}
