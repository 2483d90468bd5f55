import type { Problem } from '#engine';
import type { StoreContext } from '../context.ts';
import { BeyondLimits, type LimitedRequest } from '../limits.ts';
import { type PublishOutcome, publishChange } from './publish.ts';
import {
  type Refusal,
  readDue,
  refuseScheduled,
  type ScheduledChange,
  type ScheduledRelease,
} from './scheduled.ts';

/** Says what somebody may publish now; undefined for nothing. */
export type MayPublish = (person: string) => Promise<LimitedRequest | undefined>;

/** Publishes the scheduled release that is due, if there is one. Several instances may try at once: one does, and says so. */
export async function publishDue(
  context: StoreContext,
  mayPublish?: MayPublish,
): Promise<{ readonly scheduled: ScheduledRelease; readonly outcome: PublishOutcome } | undefined> {
  const due = await readDue(context);
  if (due === undefined) return undefined;
  const { scheduled, change } = due;
  const outcome = await publishScheduled(context, due, mayPublish);
  const refusal = refusalOf(outcome);
  if (refusal && !(await refuseScheduled(context, scheduled, refusal, change.changeSet)))
    return await publishDue(context, mayPublish);
  return { scheduled, outcome };
}

/** Publishes a scheduled release if who scheduled it may still do so: they may have been removed since, or be allowed less. */
async function publishScheduled(
  context: StoreContext,
  { scheduled, change, accept, person }: ScheduledChange,
  mayPublish: MayPublish | undefined,
): Promise<PublishOutcome> {
  const { author, message, id } = scheduled;
  const publisher = person === undefined || mayPublish === undefined ? {} : await mayPublish(person);
  const request = { author, message, accept, ...publisher };
  if (publisher === undefined)
    return {
      outcome: 'refused',
      problems: [noPublisher(`${author}, who has scheduled this, may not publish any more.`)],
    };
  try {
    return await publishChange(context, request, change, 'publish', id);
  } catch (error) {
    if (!(error instanceof BeyondLimits)) throw error;
    return { outcome: 'refused', problems: [noPublisher(error.message)] };
  }
}

/** Why an outcome keeps a scheduled release from going live; undefined if it does not. */
function refusalOf(outcome: PublishOutcome): Refusal | undefined {
  if (outcome.outcome === 'conflict') return { problems: [], theirs: outcome.theirs };
  if (outcome.outcome === 'closed') return { problems: [], theirs: [] };
  const isRefused = outcome.outcome === 'refused' || outcome.outcome === 'unaccepted';
  return isRefused ? { problems: outcome.problems, theirs: [] } : undefined;
}

function noPublisher(message: string): Problem {
  return {
    ...{ code: 'no-publisher', severity: 'error', document: 'release', pointer: '', message },
    help: 'Have somebody who may publish it look at it, and publish or schedule it.',
  };
}
