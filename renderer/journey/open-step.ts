import type { DisplayDefinition } from '#engine';
import { atom } from '../state/atom.ts';
import { createFormState, type FormState } from '../state/form-state.ts';
import { stepAtoms } from '../state/request-state.ts';
import { createStepOverview, type StepOverview } from '../state/step-overview.ts';
import type { JourneyFormProps } from './journey-form-props.ts';
import { standsAlone } from './late-parts.ts';
import type { StepContext } from './step-context.ts';
import { createSubmission, type Submission } from './submission/submission.ts';

/** A step on the page, with everything that stays the same while it is shown. */
export interface OpenStep {
  readonly context: StepContext & { readonly form: FormState };
  /** Undefined where the step has no chips and no summary. */
  readonly overview: StepOverview | undefined;
  readonly submission: Submission;
}

/**
 * Opens a step. Its late parts must be loaded.
 * @param element returns the form element on the page
 */
export function openStep(
  props: JourneyFormProps,
  id: string,
  element: () => HTMLFormElement | null,
): OpenStep {
  const { model, action, words, validatorsSrc, humanCheck, navigate = loadPage } = props;
  const { display, suggestions } = model.definition;
  const form = createFormState(model);
  const atoms = stepAtoms(model);
  const overview = standsAlone(display) ? undefined : createStepOverview(form);
  const submission = createSubmission({
    model,
    action,
    validatorsSrc,
    words,
    navigate,
    form,
    overview,
    atoms,
    element,
  });
  return {
    overview,
    submission,
    context: {
      form,
      atoms,
      submitLabel: overview?.submitLabel ?? atom(plainLabel(display.submitLabel)),
      submitReady: overview?.submitReady ?? atom(true),
      host: {
        words,
        formats: model.formats,
        action,
        humanCheck,
        suggestions,
        suggested: model.suggested,
        reviewed: model.reviewed,
        receipt: model.receipt,
        files: model.fileWords && { words: model.fileWords, messages: model.fallbackMessages },
        formatting: model.formattingWords,
        sections: model.sections,
      },
      answerChanged: (name) => submission.events?.change(name),
      idOf: (name) => `${id}-${name}`,
    },
  };
}

/** The label, if it is a literal text and not a rule. */
function plainLabel(label: DisplayDefinition['submitLabel']): string | undefined {
  return typeof label === 'string' ? label : undefined;
}

function loadPage(href: string): void {
  window.location.assign(href);
}
