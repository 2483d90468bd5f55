import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { button } from '../theme/button.classes.ts';
import { visuallyHidden } from '../theme/layout.classes.ts';
import { actions, sender, spinner } from './journey-form.classes.ts';
import { useStep } from './step-context.ts';

interface ActionsProps {
  readonly submitLabel: string;
  readonly back: { readonly label: string; readonly href: string } | undefined;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/** The button that sends the form, out of use while that lasts and after it was accepted, and the way back. */
export function Actions({ submitLabel, back, submitRef }: ActionsProps) {
  const { atoms, host } = useStep();
  const { state } = useAtomValue(atoms.request);
  const busy = state === 'submitting' || state === 'success';
  return (
    <div className={actions()}>
      <button
        ref={submitRef}
        type="submit"
        className={`${button({ size: 'large' })} ${sender()}`}
        disabled={busy}
        aria-disabled={busy}
      >
        {submitLabel}
        {busy && <span className={spinner()} aria-hidden="true" />}
      </button>
      {back && (
        <a href={back.href} className={button({ tone: 'secondary', size: 'large' })}>
          {back.label}
        </a>
      )}
      <p role="status" className={visuallyHidden()}>
        {busy ? host.words.sending : ''}
      </p>
    </div>
  );
}
