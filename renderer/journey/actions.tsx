import type { Ref } from 'react';
import { formEntries, type StepModel } from '#engine';
import { Anchor } from '../host/anchor.tsx';
import { button } from '../theme/button.styles.ts';
import { visuallyHidden } from '../theme/layout.styles.ts';
import { spinner } from '../theme/spinner.styles.ts';
import { actions, sender } from './journey-form.styles.ts';
import { useStep } from './step-context.ts';
import { useAtomValue } from './use-atom-value.ts';

interface ActionsProps {
  readonly model: StepModel;
  readonly backHref: string | undefined;
  /** Label of the button that leads to the step that saves the answers for later. */
  readonly saveLabel: string | undefined;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/**
 * The submit button, the link back, and the button to save for later. The button is disabled while the form is being sent and after it was
 * accepted. While answers are missing it is announced and looks disabled, but a press says which.
 */
export function Actions({ model, backHref, saveLabel, submitRef }: ActionsProps) {
  const { atoms, submitLabel, submitReady, host, idOf } = useStep();
  const label = useAtomValue(submitLabel);
  const ready = useAtomValue(submitReady);
  const { state } = useAtomValue(atoms.request);
  const settling = useAtomValue(atoms.settling);
  const sending = state === 'submitting' || state === 'success';
  const busy = sending || settling;
  const isUnready = !ready && !busy;
  // No field can have such a name.
  const unreadyId = idOf('-unready');
  const back = backHref !== undefined && model.back;
  if (label === undefined && !back && saveLabel === undefined) return null;
  return (
    <div className={actions()}>
      {label !== undefined && (
        <button
          ref={submitRef}
          type="submit"
          lang={model.definition.display.submitLabelIn}
          className={`${button({ tone: 'primary', size: 'large' })} ${sender()}`}
          disabled={sending}
          aria-busy={busy || undefined}
          aria-disabled={busy || !ready || undefined}
          aria-describedby={isUnready ? unreadyId : undefined}
        >
          {label}
          {busy && <span className={spinner({ place: 'end' })} aria-hidden="true" />}
        </button>
      )}
      {back && (
        <Anchor href={backHref} className={button({ tone: 'secondary', size: 'large' })}>
          {back.label}
        </Anchor>
      )}
      {saveLabel !== undefined && (
        <button
          type="submit"
          name={formEntries.save}
          value="true"
          formNoValidate
          className={button({ tone: 'secondary', size: 'large' })}
        >
          {saveLabel}
        </button>
      )}
      {isUnready && (
        <p id={unreadyId} className={visuallyHidden()}>
          {host.words.notReady}
        </p>
      )}
      <p role="status" className={visuallyHidden()}>
        {busy ? host.words.sending : ''}
      </p>
    </div>
  );
}
