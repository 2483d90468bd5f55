import { atom } from 'jotai/vanilla';
import type { DisplayDefinition } from '#engine';
import { defaultWords } from '../host/field-host.ts';
import { createFormState, type FormState } from '../state/form-state.ts';
import { stepAtoms } from '../state/request-state.ts';
import type { StepAround } from '../state/step-around.ts';
import type { JourneyFormProps } from './journey-form-props.ts';
import { aroundPart, standsAlone } from './late-parts.ts';
import type { StepContext } from './step-context.ts';
import { createSubmission, type Submission } from './submission.ts';

/** A step that is on the page, with everything that stays the same while it is. */
export interface OpenStep {
  readonly context: StepContext & { readonly form: FormState };
  /** Undefined where nothing stands around the form. */
  readonly around: StepAround | undefined;
  readonly submission: Submission;
}

/**
 * Opens a step. Its late parts are here by now.
 * @param element gives the form that is on the page
 */
export function openStep(
  props: JourneyFormProps,
  id: string,
  element: () => HTMLFormElement | null,
): OpenStep {
  const { model, action, validatorsSrc, humanCheck, navigate = loadPage } = props;
  const { display, suggestions } = model.definition;
  const words = { ...defaultWords, ...props.words };
  const form = createFormState(model);
  const atoms = stepAtoms(model);
  const around = standsAlone(display) ? undefined : aroundPart.here()?.createStepAround(form);
  const submission = createSubmission({
    model,
    action,
    validatorsSrc,
    words,
    navigate,
    form,
    around,
    atoms,
    element,
  });
  return {
    around,
    submission,
    context: {
      form,
      atoms,
      submitLabel: around?.submitLabel ?? atom(plainLabel(display.submitLabel)),
      submitReady: around?.submitReady ?? atom(true),
      host: { words, action, humanCheck, suggestions, suggested: model.suggested, reviewed: model.reviewed },
      tell: (name) => submission.events?.change(name),
      idOf: (name) => `${id}-${name}`,
    },
  };
}

/** A label that no rule gives. */
function plainLabel(label: DisplayDefinition['submitLabel']): string | undefined {
  return typeof label === 'string' ? label : undefined;
}

function loadPage(href: string): void {
  window.location.assign(href);
}
