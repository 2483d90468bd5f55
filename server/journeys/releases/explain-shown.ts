import type { JourneyState, Moment, ReleaseJourney, StepExplanation } from '#engine';

/** A step of a preview, explained. */
export interface ExplainedStep {
  readonly explanation: StepExplanation;
  /** Address that opens the step with its answers. */
  readonly link: string;
}

/** Explains a step for the answers of a preview, as if every step had been sent. */
export async function explainShown(
  journey: ReleaseJourney,
  state: JourneyState,
  step: string,
  moment: Moment,
): Promise<ExplainedStep> {
  const { answersToShare, explainStep, previewLink, whyContext } = await import('#analysis');
  const { compiled } = journey;
  const steps = compiled.steps.map((each) => each.definition.id);
  const asSent = { ...state, completed: steps, submitted: steps };
  const context = whyContext(journey.journey, compiled, asSent, journey.environment(step, moment));
  const link = previewLink({ journey: journey.journey.id, step, answers: answersToShare(context) });
  return { explanation: explainStep(context, step), link };
}
