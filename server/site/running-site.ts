import type { FrontSite } from '../front/front-site.ts';
import type { AnswerRoute } from '../http/routes.ts';
import type { Observing } from '../observing/observing.ts';
import type { People } from '../sign-in/people.ts';

/** The site that a process serves. */
export interface RunningSite extends FrontSite {
  readonly observing: Observing;
  /** Answers `/studio/api`; only with a studio. */
  readonly studio?: AnswerRoute;
  readonly people?: People;
  /** Longest duration of a press in milliseconds, for the live release and the configured services. */
  longestPressMs(): number;
  /** Makes the health check fail, so that no more requests are sent here. */
  beginStop(): void;
  /** Waits for presses and calls in progress, and closes everything. */
  stop(): Promise<void>;
}
