import type { PublishOutcome } from '../store/publishing/publish.ts';

/** The HTTP status of an answer that says how a publication went. */
export function publishStatusOf({ outcome }: PublishOutcome): number {
  if (outcome === 'conflict' || outcome === 'closed') return 409;
  return outcome === 'refused' || outcome === 'unaccepted' ? 422 : 200;
}
