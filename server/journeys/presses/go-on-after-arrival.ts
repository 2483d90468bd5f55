import { fieldsShown, provesHuman } from '#engine';
import type { OpenJourney } from '../state/journey-session.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { submitJourneyStep } from './submit-step.ts';

/**
 * Goes on with the press of a visitor who looks at the journey after people have said that it arrived: as if it had been
 * answered then. The ledger is asked only for visitors who are shown that a press of theirs failed.
 *
 * @returns where that leads; undefined if there is no such press
 */
export async function goOnAfterArrival(
  sessionId: string,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<string | undefined> {
  const { notices, run, ended } = open.state;
  const steps = open.journey.journey.steps.map(({ id }) => id);
  const failed = steps.filter((step) => notices[step]?.some(({ tone }) => tone === 'error'));
  if (failed.length === 0 || ended !== undefined) return undefined;
  const journey = open.journey.journey.id;
  const remembered = await deps.submissions.ofRun(journey, run);
  const arrived = remembered.find(({ step, hasArrived }) => hasArrived && failed.includes(step));
  if (arrived === undefined) return undefined;
  // The ledger holds the content of the first press, except for its human check, which was passed then.
  const proofs = fieldsShown(open.journey.compiled, arrived.step).filter(provesHuman);
  const press = {
    sessionId,
    journey,
    step: arrived.step,
    run,
    isOld: false,
    isInDoubt: true,
    entries: proofs.map(({ name }) => [name, 'true'] as const),
    origin: '',
  };
  const { reply } = await submitJourneyStep(press, open, { ...deps, verifyHuman: async () => true });
  return reply.outcome === 'accepted' ? reply.location : undefined;
}
