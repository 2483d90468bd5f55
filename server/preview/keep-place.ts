import { randomUUID } from 'node:crypto';
import type { PreviewPlace } from '#analysis';
import { type CompiledRelease, type JourneyState, newState } from '#engine';
import { type OpenJourney, openJourney } from '../journeys/state/journey-session.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import { cookieHeaders } from '../sessions/cookies.ts';
import { splitState } from '../sessions/stored-state.ts';
import { previewDeps } from './preview-deps.ts';

/** Where a visitor with stored answers goes, and the `set-cookie` of one who had no session. */
export interface KeptPlace {
  readonly path: string;
  readonly cookie: string | undefined;
}

type Step = Pick<PreviewPlace, 'journey' | 'step'>;

/**
 * Stores answers in a preview as those of its visitor, in place of all that were there: the steps before the named one
 * count as sent. Nothing is called. Answers of no question of the journey are left out.
 *
 * @returns undefined if there is no such journey or step
 */
export function keepPlace(
  request: Request,
  place: PreviewPlace,
  release: CompiledRelease,
  deps: SubmitDeps,
): Promise<KeptPlace | undefined> {
  return keepAt(request, place, release, deps, (open) => stateAt(open, place));
}

/** Stores a visitor who has come to a step as that of a preview, in place of the one who was there. Nothing is called. */
export function keepVisitor(
  request: Request,
  { state, ...step }: Step & { readonly state: JourneyState },
  release: CompiledRelease,
  deps: SubmitDeps,
): Promise<KeptPlace | undefined> {
  return keepAt(request, step, release, deps, () => ({ ...state, run: randomUUID() }));
}

async function keepAt(
  request: Request,
  place: Step,
  release: CompiledRelease,
  deps: SubmitDeps,
  stateOf: (open: OpenJourney) => JourneyState | Promise<JourneyState>,
): Promise<KeptPlace | undefined> {
  const { sessions } = previewDeps(release, deps);
  const headers = cookieHeaders(request);
  const known = sessions.ids.read(headers);
  const id = known ?? sessions.ids.issue();
  const open = await openJourney(id, place.journey, previewDeps(release, deps));
  if (!open?.journey.journey.steps.some((step) => step.id === place.step)) return undefined;
  const state = await stateOf(open);
  await sessions.save({
    id,
    journey: place.journey,
    expectedRevision: open.revision,
    run: state.run,
    release: open.release.id,
    ...splitState(state, open.journey.compiled.sensitive),
  });
  const { path } = open.journey.pageOf(place.step);
  return { path, cookie: known === undefined ? sessions.ids.cookie(id, headers.host) : undefined };
}

async function stateAt({ journey }: OpenJourney, { step, answers }: PreviewPlace): Promise<JourneyState> {
  const { readGivenAnswers } = await import('#analysis');
  const { steps } = journey.compiled;
  const ids = steps.map((each) => each.definition.id);
  const before = ids.slice(0, ids.indexOf(step));
  const fields = steps.flatMap(({ form }) => form.fields);
  return {
    ...newState(randomUUID()),
    answers: readGivenAnswers(fields, answers),
    completed: before,
    submitted: before,
  };
}
