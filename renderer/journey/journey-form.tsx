'use client';

import { Provider } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { compileDisplay, evaluateDisplay, type StepModel } from '#engine';
import { defaultWords, type FormWords, type HumanCheck } from '../host/field-host.ts';
import { createFormState } from '../state/form-state.ts';
import { stepAtoms } from '../state/request-state.ts';
import { documentsOf, surroundingsOf } from '../state/surroundings.ts';
import { Actions } from './actions.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { form as formClass, heading as headingClass } from './journey-form.classes.ts';
import { Notices } from './notices.tsx';
import { Questions } from './questions.tsx';
import { type StepContext, StepProvider } from './step-context.ts';
import { postDismissal } from './submission-answer.ts';
import { useSubmission } from './use-submission.ts';

export interface JourneyFormProps {
  readonly model: StepModel;
  /** Address the form is posted to. */
  readonly action: string;
  /** Address of the script that checks the form's answers in the browser. */
  readonly validatorsSrc: string;
  readonly humanCheck: HumanCheck;
  readonly backHref?: string | undefined;
  readonly heading?: string | undefined;
  readonly words?: Partial<FormWords>;
  /** Leaves for another page. Left out, the browser loads it. */
  readonly navigate?: (href: string) => void;
}

/**
 * The form of one step. In server HTML it is a native form that works as it is; in the browser the same engine
 * shows and hides its fields, checks answers as they are given, and sends the form without leaving the page.
 */
export function JourneyForm(props: JourneyFormProps) {
  const { journey, step, run } = props.model;
  return <StepForm key={`${journey}/${step}/${run}`} {...props} />;
}

function StepForm(props: JourneyFormProps) {
  const { model, action, validatorsSrc, humanCheck, backHref, heading, navigate = loadPage } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { register, getValues, setValue } = useForm();
  const [step] = useState((): StepContext => {
    const words = { ...defaultWords, ...props.words };
    return {
      form: createFormState(model),
      atoms: stepAtoms(model),
      host: { words, humanCheck, suggestions: model.suggestions },
      register,
      readValue: getValues,
      setValue,
      idOf: (name) => `${id}-${name}`,
    };
  });
  const { form, atoms, host } = step;
  const [{ submitLabel }] = useState(() =>
    evaluateDisplay(
      compileDisplay(model.display, model.facts, documentsOf(model)),
      model.given,
      surroundingsOf(model),
    ),
  );
  const { prepare, submit } = useSubmission({
    model,
    action,
    validatorsSrc,
    words: host.words,
    navigate,
    form,
    atoms,
  });

  useEffect(() => {
    if (element.current) form.take(entriesOf(element.current));
    // A page that comes back as it was left would stay out of use.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.store.set(atoms.request, { state: 'idle' });
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [form, atoms]);

  return (
    <Provider store={form.store}>
      <StepProvider value={step}>
        <form
          ref={element}
          method="post"
          action={action}
          noValidate
          className={formClass()}
          onFocus={prepare}
          onPointerDown={prepare}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          {heading !== undefined && <h2 className={headingClass()}>{heading}</h2>}
          <ErrorSummary heading={model.errorSummaryTitle ?? host.words.errorSummaryTitle} />
          <Notices
            onClosed={() => {
              submitButton.current?.focus();
              postDismissal(action, model.run);
            }}
          />
          <input type="hidden" name="_run" value={model.run} />
          <Questions fields={model.form.fields} />
          <Actions
            submitLabel={submitLabel ?? ''}
            back={
              model.back && backHref !== undefined ? { label: model.back.label, href: backHref } : undefined
            }
            submitRef={submitButton}
          />
        </form>
      </StepProvider>
    </Provider>
  );
}

function entriesOf(element: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...new FormData(element)].map(([name, value]) => [name, String(value)]);
}

function loadPage(href: string): void {
  window.location.assign(href);
}
