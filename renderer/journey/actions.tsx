import type { Ref } from 'react';
import { Anchor } from '../host/anchor.tsx';
import { button } from '../theme/button.classes.ts';
import { visuallyHidden } from '../theme/layout.classes.ts';
import { spinner } from '../theme/spinner.classes.ts';
import { actions, sender } from './journey-form.classes.ts';
import { useStep } from './step-context.ts';
import { useAtomValue } from './use-atom-value.ts';
import { useHydrated } from './use-hydrated.ts';

interface ActionsProps {
  readonly back: { readonly label: string; readonly href: string } | undefined;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/**
 * The button that sends the form, out of use while that lasts and after it was accepted, and the way back. A button that
 * is not ready only looks out of use: pressed, it says what is missing. Without scripts nobody could say when it is ready.
 */
export function Actions({ back, submitRef }: ActionsProps) {
  const { atoms, submitLabel, submitReady, host } = useStep();
  const label = useAtomValue(submitLabel);
  const ready = useAtomValue(submitReady);
  const hydrated = useHydrated();
  const { state } = useAtomValue(atoms.request);
  const settling = useAtomValue(atoms.settling);
  const sending = state === 'submitting' || state === 'success';
  const busy = sending || settling;
  if (label === undefined && !back) return null;
  return (
    <div className={actions()}>
      {label !== undefined && (
        <button
          ref={submitRef}
          type="submit"
          className={`${button({ size: 'large' })} ${sender()}`}
          disabled={sending}
          aria-disabled={busy || (hydrated && !ready)}
          data-unready={ready ? undefined : ''}
        >
          {label}
          {busy && <span className={spinner({ place: 'end' })} aria-hidden="true" />}
        </button>
      )}
      {back && (
        <Anchor href={back.href} className={button({ tone: 'secondary', size: 'large' })}>
          {back.label}
        </Anchor>
      )}
      <p role="status" className={visuallyHidden()}>
        {busy ? host.words.sending : ''}
      </p>
    </div>
  );
}
