import type { FrontSite } from '../front/front-site.ts';
import type { SiteApi } from '../front/site-api.ts';
import type { Observing } from '../observing/observing.ts';

/** The site that a process serves. */
export interface RunningSite extends FrontSite {
  readonly observing: Observing;
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
