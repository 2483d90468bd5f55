import { type LimitName, type SiteLimits, tooManyRequests } from '../http/client-limits.ts';
import { refusal } from '../http/message-document.ts';
import type { Asked } from '../http/routes.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import type { Log } from '../observing/log.ts';
import { retryAfterSeconds } from '../pages/answer-failure.ts';
import { isDatabaseAway, logFailure } from '../store/database/database-away.ts';

interface LimitDeps {
  readonly limits: SiteLimits;
  readonly log: Log;
}

const noStore = { 'cache-control': 'no-store' };

/** Statuses of presses refused because of their sender or their content. */
const refusedStatuses: ReadonlySet<number> = new Set([403, 413, 429]);

/** Answers a press within the limits of its client. An error is logged, and the client gets a refusal. */
export async function pressWithinLimits(
  { request, client }: Pick<Asked, 'request' | 'client'>,
  { log, releases, limits }: LimitDeps & Pick<SubmitDeps, 'releases'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const refuse = (status: number, why: string, retryAfter?: number) =>
    refusal(request, releases.live().compiled.site, { status, why, retryAfter });
  try {
    const admission = await limits.presses.admit(client);
    if (admission.admitted) {
      const answered = await answer();
      const { status } = answered;
      if (refusedStatuses.has(status)) log.warn({ status }, 'A press was refused.');
      return answered;
    }
    log.warn({ status: 429, limit: 'presses' }, tooManyRequests);
    return refuse(429, 'Too many presses.', admission.retryAfterSeconds);
  } catch (error) {
    logFailure(log, error, 'A request could not be answered.');
    if (!isDatabaseAway(error)) return refuse(500, 'Something went wrong.');
    return refuse(503, 'The site cannot keep answers now.', retryAfterSeconds);
  }
}

/** Answers a request within the limits of its client. */
export async function withinLimits(
  { request, client }: Pick<Asked, 'request' | 'client'>,
  name: LimitName,
  { limits, log }: LimitDeps,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const admission = await limits[name].admit(client);
  if (admission.admitted) return await unlessAborted(request, answer);
  log.warn({ status: 429, limit: name }, tooManyRequests);
  const headers = { ...noStore, 'retry-after': String(admission.retryAfterSeconds) };
  return Response.json({ message: 'Too many requests.' }, { status: 429, headers });
}

/** Ends quietly if the client has gone away while it sent the request: nobody reads the response. */
export async function unlessAborted(
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 400, headers: noStore });
    throw error;
  }
}
