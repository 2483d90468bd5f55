import type { JourneyState, StepModel, Visit } from '#engine';
import { momentOf, type OpenJourney } from './journey-session.ts';
import { shownPage } from './shown-page.ts';
import { stepModelOf } from './step-model-of.ts';
import type { SubmitDeps } from './submit-deps.ts';

/** The step as its page shows it from now on, and the token of its form if that changes with it. */
export function stepNow(
  open: OpenJourney,
  state: JourneyState,
  visit: Extract<Visit, { visit: 'show' }>,
  deps: SubmitDeps,
): { readonly model: StepModel; readonly formToken?: string } {
  const model = stepModelOf(open, state, visit, { moment: momentOf(deps), events: [] });
  const shown = shownPage(open, visit);
  const { forms } = deps.sessions;
  const token = { run: state.run, begins: undefined, captured: {}, shown };
  return { model, ...(shown && { formToken: forms.issue(open.journey.journey.id, token) }) };
}
