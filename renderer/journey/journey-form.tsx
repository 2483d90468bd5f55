import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import { formEntries } from '#engine';
import { fieldRoom } from '../field-parts/frame/field.classes.ts';
import { summaryId } from '../host/summary-id.ts';
import { hasSiteToken } from '../state/kept-site-token.ts';
import { Actions } from './actions.tsx';
import { body, form as formClass, heading as headingClass } from './journey-form.classes.ts';
import type { JourneyFormProps } from './journey-form-props.ts';
import { overviewPart, partsOf, standingPart } from './late-parts.ts';
import { ErrorSummary } from './notices/error-summary.tsx';
import { Notices } from './notices/notices.tsx';
import { openStep } from './open-step.ts';
import { Questions } from './questions/questions.tsx';
import { StepProvider } from './step-context.ts';
import { pushEvents } from './submission/data-layer.ts';
import { postDismissal } from './submission/post-submission.ts';
import type { Submission } from './submission/submission.ts';

/**
 * The form of one step. In server HTML it is a native form that works as it is; in the browser the same engine
 * shows and hides its fields, checks answers as they are given, and sends the form without leaving the page.
 */
export function JourneyForm(props: JourneyFormProps) {
  const { journey, step, run } = props.model;
  // All at once, and before anything is shown: without a boundary around it the server waits, too.
  const coming = partsOf(props.model, props.keeping, props.words).map((part) => part.fetch());
  for (const part of coming) use(part);
  return <StepForm key={`${journey}/${step}/${run}`} {...props} />;
}

function StepForm(props: JourneyFormProps) {
  const { model, action, formToken = '', backHref, cameFrom, heading, keeping } = props;
  const id = `step-${model.journey}-${model.step}`;
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [{ context, overview, submission }] = useState(() => openStep(props, id, () => element.current));
  const { form, atoms, host } = context;
  const { display, errorSummaryTitle } = model.definition;
  const { fields } = model.definition.form;
  const { summary, changeLabel, submitLabel } = display;
  const { Chips, Summary } = overviewPart.here() ?? {};
  const { Announcement, KeepingNote, Progress } = standingPart.here() ?? {};
  const hasSummary = summary !== undefined;
  const keepingNote = keeping && KeepingNote && <KeepingNote keeping={keeping} form={element} />;

  useEffect(() => {
    if (element.current) form.take(entriesOf(element.current));
    // A page that comes back as it was left would stay out of use.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.store.set(atoms.request, { state: 'idle' });
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [form, atoms]);

  useEffect(() => {
    const page = element.current;
    // Comes with whatever the form sends, by us or by the browser itself.
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
        noValidate
        data-beside={summary && ''}
        className={formClass({ beside: hasSummary })}
        onFocus={submission.prepare}
        onPointerDown={submission.prepare}
        onSubmit={(event) => send(event, submission)}
      >
        {/* The Enter key presses the first button of a form: it is to send the form, whatever buttons its fields have. */}
        {submitLabel !== undefined && <button type="submit" hidden />}
        <input type="hidden" name={formEntries.run} value={formToken} />
        {cameFrom !== undefined && <input type="hidden" name={formEntries.cameFrom} value={cameFrom} />}
        <div className={`${body()} ${fieldRoom()}`}>
          {model.progress && Progress && <Progress progress={model.progress} words={host.words} />}
          {heading !== undefined && <h2 className={headingClass()}>{heading}</h2>}
          {Announcement && <Announcement model={model} keeping={keeping} words={host.words} />}
          <ErrorSummary heading={errorSummaryTitle ?? host.words.errorSummaryTitle} fields={fields} />
          <Notices
            onClosed={() => {
              submitButton.current?.focus();
              postDismissal(action, formToken);
            }}
          />
          <Questions fields={fields} />
          <Actions
            back={
              model.back && backHref !== undefined ? { label: model.back.label, href: backHref } : undefined
            }
            submitRef={submitButton}
          />
          {hasSummary && keepingNote}
        </div>
        {!hasSummary && keepingNote}
        {/* Seen before the questions or beside them; the keyboard and a screen reader come to the questions first. */}
        {overview && summary && Summary && (
          <Summary overview={overview} summary={summary} id={summaryId(model)} />
        )}
        {overview && Chips && <Chips overview={overview} changeLabel={changeLabel} />}
      </form>
    </StepProvider>
  );
}

/** Without it the visitor begins where the browser says. */
function ignore(): void {}

/** A form is sent by its own button, or by a button of one of its fields. */
function send(event: FormEvent<HTMLFormElement>, { submit, events }: Submission): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  // What is kept is deleted by the server, which shows the page that comes next.
  if (submitter instanceof HTMLButtonElement && submitter.name === formEntries.forget) return;
  event.preventDefault();
  if (submitter instanceof HTMLButtonElement && submitter.name === formEntries.press)
    events?.press(submitter.value);
  else void submit(event.currentTarget);
}

function entriesOf(element: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...new FormData(element)].map(([name, value]) => [name, String(value)]);
}
