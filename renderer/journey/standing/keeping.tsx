import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { FormWords } from '#engine';
import type { StepAtoms } from '../../state/request-state.ts';
import { useStep } from '../step-context.ts';
import { durationIn } from './duration.ts';
import { ForgetButton } from './forget-button.tsx';
import type { KeepingDialogProps } from './keeping-dialog.tsx';
import type { Keeping } from './keeping-time.ts';
import { clearer, keeping as keepingClass } from './standing.styles.ts';

interface KeepingNoteProps {
  readonly keeping: Keeping;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * Says how long answers are kept, from the first step on, lets a visitor delete them, and warns before they
 * are deleted.
 */
export function KeepingNote({ keeping, form }: KeepingNoteProps) {
  const { host, atoms } = useStep();
  const { words } = host;
  const { hasAnswers, isFirst } = keeping;
  const Warning = useWarning(keeping, atoms);
  if (!isFirst && !hasAnswers) return null;
  return (
    <div className={keepingClass()} data-note="">
      <p>{filled(words.keptFor, keeping.keptMs, keeping.endsInMs, words)}</p>
      {hasAnswers && (
        <details className={clearer()}>
          <summary>{words.clearAnswers}</summary>
          <p>{words.clearWarning}</p>
          <ForgetButton words={words} />
        </details>
      )}
      {Warning && <Warning keeping={keeping} form={form} />}
    </div>
  );
}

/**
 * Added before the longest time is rounded down: otherwise a session that began up to half an hour ago would
 * be said to last a whole day less than a new one.
 */
const roundingMs = 30 * 60_000;

/** Fills both durations into a text: how long answers are kept, and at most. */
function filled(text: string, keptMs: number, endsInMs: number, words: FormWords): string {
  return text
    .replace('{time}', durationIn(keptMs, words))
    .replace('{most}', durationIn(endsInMs + roundingMs, words));
}

/** The warning comes this long before the end, or half the kept time if that is shorter. */
const warningMs = 10 * 60_000;
/** A browser's timer with a longer delay fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The dialog, once it is due. Every event sent to the server restarts the time. */
function useWarning({ keptMs, leftMs, endsInMs, hasAnswers }: Keeping, atoms: StepAtoms) {
  const [Warning, setWarning] = useState<ComponentType<KeepingDialogProps>>();
  useEffect(() => {
    if (!hasAnswers) return;
    const latest = Date.now() + endsInMs;
    let ends = Date.now() + leftMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const wait = ends - Date.now() - Math.min(warningMs, keptMs / 2);
      if (wait > 0) timer = setTimeout(look, Math.min(wait, longestTimerMs));
      else
        void import('./keeping-dialog.tsx').then((module) => setWarning(() => module.KeepingDialog), ignore);
    };
    const begun = atoms.underWay.follow(() => {
      if (atoms.underWay.get() !== undefined) return;
      ends = Math.min(Date.now() + keptMs, latest);
      look();
    });
    // Timers pause while a device sleeps.
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      begun();
      document.removeEventListener('visibilitychange', look);
    };
  }, [keptMs, leftMs, endsInMs, hasAnswers, atoms]);
  return Warning;
}

/** Without the dialog the answers are deleted after the time that the first step announces. */
function ignore(): void {}
