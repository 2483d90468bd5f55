import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { button } from '../../theme/button.styles.ts';
import { useStep } from '../step-context.ts';
import { durationIn } from './duration.ts';
import { ForgetButton } from './forget-button.tsx';
import { keepForLonger } from './keep-for-longer.ts';
import type { Keeping } from './keeping-time.ts';
import { choices, dialog as dialogClass } from './standing.styles.ts';

export interface KeepingDialogProps {
  readonly keeping: Keeping;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Interval at which the remaining time is updated. */
const everyMs = 60_000;

/** Asks whether to keep answers for longer that will soon be deleted. */
export function KeepingDialog({ keeping, form }: KeepingDialogProps) {
  const { words, action } = useStep().host;
  const [ends, setEnds] = useState(
    () => Date.now() + Math.min(keeping.leftMs, 10 * 60_000, keeping.keptMs / 2),
  );
  const [now, setNow] = useState(Date.now);
  const [state, setState] = useState<'asked' | 'asking' | 'failed'>('asked');
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);

  async function keep(): Promise<void> {
    setState('asking');
    const kept = form.current ? await keepForLonger(action, form.current) : undefined;
    if (kept === undefined) return setState('failed');
    setEnds(Date.now() + kept.leftMs);
    setState('asked');
    element.current?.close();
  }

  const left = ends - now;
  return (
    <dialog
      ref={element}
      className={dialogClass()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{left > 0 ? words.moreTimeTitle : words.timeOverTitle}</h2>
      <p id={`${id}-text`} aria-live="polite">
        {left > 0 ? words.moreTimeText.replace('{time}', durationIn(left, words)) : words.timeOverText}
        {state === 'failed' && ` ${words.connectionMessage}`}
      </p>
      {left > 0 ? (
        <div className={choices()}>
          <button
            type="button"
            className={button({ tone: 'primary', size: 'small' })}
            aria-busy={state === 'asking'}
            onClick={() => void keep()}
          >
            {words.keepAnswers}
          </button>
          <ForgetButton words={words} />
        </div>
      ) : (
        <button
          type="button"
          className={button({ tone: 'primary', size: 'small' })}
          onClick={() => element.current?.close()}
        >
          {words.closeLabel}
        </button>
      )}
    </dialog>
  );
}
