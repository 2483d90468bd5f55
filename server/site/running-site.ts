import type { CompiledRelease } from '#engine';
import type { Page } from '#schemas';
import type { SiteApi } from '../front/site-api.ts';
import type { HumanChecker } from '../human-check/human-checker.ts';
import type { StepRequest } from '../journeys/show-step.ts';
import type { Observing } from '../observing/observing.ts';
import type { HeadElement } from '../pages/head-elements.ts';
import type { ShownSteps } from '../pages/show-steps.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import type { PreviewRelease } from '../preview/preview-release.ts';
import type { SessionIds } from '../sessions/session-ids.ts';

/** A page to be rendered, with all that decides how. */
export interface ShownPage {
  readonly page: Page;
  readonly release: CompiledRelease;
  /** Extra elements the author put in the head, the safe ones. */
  readonly head: readonly HeadElement[];
  /** Stands before the title on hosts that are not the public one; '' on that one. */
  readonly titlePrefix: string;
  readonly year: number;
}

/** The one site a process serves. */
export interface RunningSite {
  /** What visitors see now. */
  release(): CompiledRelease;
  /** What they would see if every draft were published. */
  previewRelease(): Promise<PreviewRelease>;
  /** A page as it is now on that host. */
  showPage(page: Page, release: CompiledRelease, host: number): ShownPage;
  /** The forms of a page as the visitor of that session gets them, or as the drafts have them. */
  showSteps(
    shown: ShownPage,
    visit: Pick<StepRequest, 'sessionId' | 'query'>,
    preview: boolean,
  ): Promise<ShownSteps>;
  /** Logs why a page cannot be shown. */
  fail(error: unknown, page: string): void;
  /** Logs that a request was refused before the site looked at it. */
  refuse(status: number, why: string): void;
  /** The current year in the site's time zone. */
  year(): number;
  readonly previewAccess: PreviewAccess;
  /** Gives visitors their ids. */
  readonly sessionIds: SessionIds;
  readonly humanChecker: HumanChecker;
  readonly observing: Observing;
  /** Names the running build, so that a report from a browser can be matched with it. */
  readonly buildId: string;
  /** The network address of the client of a connection, given what proxies say they were called by. */
  clientOf(connection: string, forwarded: string | undefined): string;
  /** Whether requests come through proxies of our own, which say who is calling and which request it is. */
  readonly trustsProxies: boolean;
  /** Whether a host, with its port, is one of the site's. */
  answersTo(host: string): boolean;
  /** What answers under `/api` and beside the pages. */
  readonly api: SiteApi;
  /** Milliseconds that a press can take at most, as the live release and the services are. */
  longestPressMs(): number;
  /** Has the health check fail, so that no more requests are sent here. */
  beginStop(): void;
  /** Waits for the presses and calls that are being made, and lets go of everything. */
  stop(): Promise<void>;
}

let running: RunningSite | undefined;

/** The site of this process, or `undefined` before it is started, as while Next builds. */
export function runningSite(): RunningSite | undefined {
  return running;
}

export function setRunningSite(site: RunningSite | undefined): void {
  running = site;
}
