import { useAtomValue } from 'jotai';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { links, summary, title } from './error-summary.classes.ts';
import { useStep } from './step-context.ts';

interface ErrorSummaryProps {
  readonly heading: string;
}

/** Lists what is wrong, each with a link to its field. Takes the focus when a submission was turned down. */
export function ErrorSummary({ heading }: ErrorSummaryProps) {
  const { atoms, idOf } = useStep();
  const current = useAtomValue(atoms.summary);
  const headingId = useId();
  const focused = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every submission has a summary of its own.
  useEffect(() => {
    focused.current?.focus({ preventScroll: true });
    focused.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [current]);

  if (current.problems.length === 0) return null;
  return (
    <div role="alert" aria-labelledby={headingId} className={summary()}>
      <h2 id={headingId} ref={focused} tabIndex={-1} className={title()}>
        {heading}
      </h2>
      <ul className={links()}>
        {current.problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Goes to the field itself: a fragment alone would scroll past its label. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.closest('div') ?? control).scrollIntoView({ block: 'center' });
}
