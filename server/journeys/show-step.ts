import { buildStepModel, type StepModel, visitStep } from '#engine';
import { openJourney, type SessionDeps } from './journey-session.ts';

/** What a page that holds a step's form shows. */
export type ShownStep =
  | {
      readonly shown: 'step';
      readonly model: StepModel;
      readonly action: string;
      readonly backHref: string | undefined;
      readonly validatorsSrc: string;
    }
  /** The visitor may not be here: the path of the page to go to instead. */
  | { readonly shown: 'redirect'; readonly path: string };

/**
 * The step of a journey as a visitor gets it.
 * @returns undefined when there is no such journey or step
 */
export async function showStep(
  request: { readonly sessionId: string; readonly journey: string; readonly step: string },
  deps: SessionDeps,
): Promise<ShownStep | undefined> {
  const open = await openJourney(request.sessionId, request.journey, deps);
  if (!open?.journey.journey.steps.some(({ id }) => id === request.step)) return undefined;
  const { journey, release, state } = open;
  const environment = journey.environment(request.step, deps.today());
  const visit = visitStep(journey.compiled, state, request.step, environment);
  if (visit.visit === 'redirect') return { shown: 'redirect', path: journey.pageOf(visit.step).path };
  const { site, page } = environment.surroundings;
  const model = buildStepModel(visit, state, journey.documentsOf(request.step), {
    site: site as StepModel['site'],
    page: page as StepModel['page'],
    now: deps.today(),
    locale: release.compiled.site.language,
    fallbackMessages: release.compiled.site.messages.fieldErrors,
  });
  return {
    shown: 'step',
    model,
    action: submissionPath(request.journey, request.step),
    backHref: model.back?.step === undefined ? model.back?.href : journey.pageOf(model.back.step).path,
    validatorsSrc: `/validators/${(await journey.validatorOf(request.step)).hash}`,
  };
}

/** Where a step's form is posted. */
export function submissionPath(journey: string, step: string): string {
  return `/api/journeys/${journey}/${step}`;
}
