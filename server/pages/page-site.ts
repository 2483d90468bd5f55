import type { IncomingMessage } from 'node:http';
import type { CompiledRelease, PageContent, ThirdParty } from '#engine';
import type { Page } from '#schemas';
import type { ReadPageContent } from '../content/page-content.ts';
import type { RegionData, RegionRequest } from '../content/regions/region.ts';
import type { HumanChecker } from '../journeys/human-check/human-checker.ts';
import type { StepRequest } from '../journeys/show-step.ts';
import type { PreviewRelease } from '../preview/preview-release.ts';
import type { CookieHeaders } from '../sessions/cookies.ts';
import type { SessionIds } from '../sessions/session-ids.ts';
import type { Visits } from '../sessions/visits.ts';
import type { ShownPage } from './rendering/page-to-render.ts';
import type { ShownSteps } from './show-steps.ts';

/** The part of a running site that pages need. */
export interface PageSite {
  /** The release that visitors see now. */
  release(): CompiledRelease;
  /** The release as it would be with the drafts of a request's preview published; undefined if it has ended. */
  previewRelease(headers: CookieHeaders): Promise<PreviewRelease | undefined>;
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
    visit: Pick<StepRequest, 'sessionId' | 'query' | 'captured'>,
    preview: boolean,
  ): Promise<ShownSteps>;
  /** The network address of the client of a connection, from the addresses that proxies have added. */
  clientOf(connection: string, forwarded: string | undefined): string;
  /** Deletes the answers of an ended run of a journey, whose visitor leaves its end. */
  leaveEnd(sessionId: string, journey: string): Promise<void>;
  /** Logs why a page cannot be shown. */
  fail(error: unknown, page: string): void;
  /** Logs why a part of a page cannot be shown, and has the health check name it; undefined when it can again. */
  impair(part: string, trouble: string | undefined, page: string): void;
  /** The current year in the site's time zone. */
  year(): number;
  /** Issues visitors' session ids. */
  readonly sessionIds: SessionIds;
  /** Keeps the query parameters that visits began with. */
  readonly visits: Visits;
  readonly humanChecker: HumanChecker;
  /** Address from which browsers load pictures of a service; undefined if it shows none. */
  publicUrl(service: string): string | undefined;
  /** Id of the running build, to match browsers' reports with it. */
  readonly buildId: string;
}

/** The network address of the client of a request. */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  site: Pick<PageSite, 'clientOf'>,
): string {
  return site.clientOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString());
}
