import type { FieldProblem } from '../../forms/validate-form.ts';
import type { Notice } from '../model/compile-actions.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import type { StepModel } from '../steps/step-model.ts';

/** The server's reply to the submitted form of a step. */
export type StepReply = {
  /** Path on this site or address of a hosted page; the step's own path if the visitor stays. */
  readonly location: string;
  /** Analytics events, in order. */
  readonly events: readonly AnalyticsEvent[];
  /** Token for the form from now on: its page shows what `model` says. Absent where the old one is still right. */
  readonly formToken?: string;
} & (
  | { readonly outcome: 'accepted' | 'redirected' }
  /** The step has more questions, which its page shows. Sent only to browsers without scripts. */
  | { readonly outcome: 'revealed' }
  /** `model`, here and below: the step as it is now. Absent in a reply to the submit button that no answer refused. */
  | { readonly outcome: 'invalid'; readonly problems: readonly FieldProblem[]; readonly model?: StepModel }
  | { readonly outcome: 'failed'; readonly notices: readonly Notice[]; readonly model?: StepModel }
  | { readonly outcome: 'updated'; readonly notices: readonly Notice[]; readonly model: StepModel }
);

/** The reply to a press of the submit button. */
export type SubmissionReply = Exclude<StepReply, { readonly outcome: 'updated' }>;

/** The reply to an event of a field: a press of its button or a changed answer. */
export type EventReply = Exclude<StepReply, { readonly outcome: 'revealed' }>;

/** Reads a reply of our own server; undefined for anything else. Models are not validated. */
export function readStepReply(body: unknown): StepReply | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { outcome, location, events, problems, notices, model, formToken } = body as Readonly<
    Record<string, unknown>
  >;
  if (typeof location !== 'string' || !Array.isArray(events)) return undefined;
  const always = { location, events, ...(typeof formToken === 'string' && { formToken }) };
  const withModel = isModel(model) ? { model } : {};
  switch (outcome) {
    case 'accepted':
    case 'redirected':
    case 'revealed':
      return { outcome, ...always };
    case 'invalid':
      return Array.isArray(problems) ? { outcome, problems, ...always, ...withModel } : undefined;
    case 'failed':
      return Array.isArray(notices) ? { outcome, notices, ...always, ...withModel } : undefined;
    case 'updated':
      return Array.isArray(notices) && isModel(model) ? { outcome, notices, model, ...always } : undefined;
    default:
      return undefined;
  }
}

function isModel(value: unknown): value is StepModel {
  return typeof value === 'object' && value !== null;
}
