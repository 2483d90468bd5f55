import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { formEntries } from '#engine';
import { fieldRoom } from '../field-parts/frame/field.styles.ts';
import { formId, summaryId } from '../host/summary-id.ts';
import { hasSiteToken } from '../state/kept-site-token.ts';
import { Actions } from './actions.tsx';
import { body, form as formClass, heading as headingClass } from './journey-form.styles.ts';
import type { JourneyFormProps } from './journey-form-props.ts';
import { partsOf } from './late-parts.ts';
import { ErrorSummary } from './notices/error-summary.tsx';
import { Notices } from './notices/notices.tsx';
import { openStep } from './open-step.ts';
import { Chips, Summary } from './overview/overview.tsx';
import { Questions } from './questions/questions.tsx';
import { KeepingNote } from './standing/keeping.tsx';
import { Announcement, Progress } from './standing/standing.tsx';
import { StepProvider } from './step-context.ts';
import { pushEvents } from './submission/data-layer.ts';
import { postDismissal } from './submission/post-submission.ts';
import type { Submission } from './submission/submission.ts';

/**
 * The form of one step. In server HTML it is a native form that works by itself. In the browser the same
 * engine shows and hides its fields, checks answers as they are given, and sends the form without leaving the
 * page.
 */
export function JourneyForm(props: JourneyFormProps) {
  const { journey, step, run } = props.model;
  // Loads all parts in parallel before the first render. There is no Suspense boundary, so the server waits,
  // too.
  const coming = partsOf(props.model).map((part) => part.fetch());
  for (const part of coming) use(part);
  return <StepForm key={`${journey}/${step}/${run}`} {...props} />;
}

function StepForm(props: JourneyFormProps) {
  const { model, action, formToken = '', backHref, cameFrom, heading, keeping } = props;
  const id = formId(model);
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [{ context, overview, submission }] = useState(() => openStep(props, id, () => element.current));
  const { form, atoms, host } = context;
  const { display, errorSummaryTitle } = model.definition;
  const { fields } = model.definition.form;
  const { summary, changeLabel, submitLabel } = display;
  const hasSummary = summary !== undefined;
  const hasChips = overview !== undefined && overview.chips.get().length > 0;
  const keepingNote = keeping && <KeepingNote keeping={keeping} form={element} />;

  useEffect(() => {
    if (element.current) form.take(entriesOf(element.current));
    // A page restored from the back-forward cache would stay disabled.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) atoms.request.set({ state: 'idle' });
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [form, atoms]);

  useEffect(() => {
    const page = element.current;
    // Added to every submission, ours and the browser's own.
    const addSiteToken = ({ formData }: FormDataEvent) =>
      formData.set(formEntries.hasSiteToken, String(hasSiteToken()));
    page?.addEventListener('formdata', addSiteToken);
    return () => page?.removeEventListener('formdata', addSiteToken);
  }, []);

  useEffect(() => {
    pushEvents(model.events);
    // Problems and notices take the focus themselves.
    if (model.problems.length + model.notices.length > 0 || !document.referrer) return;
    void import('./arrival.ts').then(({ beginAtHeading }) => beginAtHeading(document), ignore);
  }, [model]);

  return (
    <StepProvider value={context}>
      <form
        ref={element}
        id={id}
        method="post"
        action={action}
        encType={model.fileWords && 'multipart/form-data'}
        noValidate
        data-beside={summary && ''}
        className={formClass({ columns: hasSummary ? 'two' : 'one', chips: hasChips })}
        onFocus={submission.prepare}
        onPointerDown={submission.prepare}
        onSubmit={(event) => send(event, submission)}
      >
        {/* The Enter key presses a form's first button: it must be the one that submits. */}
        {submitLabel !== undefined && <button type="submit" hidden />}
        <input type="hidden" name={formEntries.run} value={formToken} />
        {cameFrom !== undefined && <input type="hidden" name={formEntries.cameFrom} value={cameFrom} />}
        <div className={`${body()} ${fieldRoom()}`}>
          {model.progress && <Progress progress={model.progress} words={host.words} />}
          {heading !== undefined && <h2 className={headingClass()}>{heading}</h2>}
          <Announcement model={model} keeping={keeping} words={host.words} />
          <ErrorSummary heading={errorSummaryTitle ?? host.words.errorSummaryTitle} fields={fields} />
          <Notices
            onClosed={() => {
              submitButton.current?.focus();
              postDismissal(action, formToken);
            }}
          />
          <Questions fields={fields} />
          <Actions
            model={model}
            backHref={backHref}
            saveLabel={keeping?.saveLabel}
            submitRef={submitButton}
          />
          {hasSummary && keepingNote}
        </div>
        {!hasSummary && keepingNote}
        {/* Visually before or beside the questions; for the keyboard and screen readers after them. */}
        {overview && summary && <Summary overview={overview} summary={summary} id={summaryId(model)} />}
        {overview && <Chips overview={overview} changeLabel={changeLabel} />}
      </form>
    </StepProvider>
  );
}

/** If it fails to load, the browser decides where the visitor begins. */
function ignore(): void {}

/** Submits the form for its own button, or sends the event of a field's button. */
function send(event: FormEvent<HTMLFormElement>, { submit, events }: Submission): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  // The server answers with another page.
  if (submitter instanceof HTMLButtonElement && /^_(forget|language|save)$/.test(submitter.name)) return;
  event.preventDefault();
  if (submitter instanceof HTMLButtonElement && submitter.name === formEntries.press)
    events?.press(submitter.value);
  else void submit(event.currentTarget);
}

function entriesOf(element: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...new FormData(element)].map(([name, value]) => [name, String(value)]);
}
