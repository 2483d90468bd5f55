import type { FormWords } from '../../host/field-host.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';

interface PressStatusProps {
  readonly busy: boolean;
  readonly words: FormWords;
}

/** Tells a screen reader that work is in progress. */
export function PressStatus({ busy, words }: PressStatusProps) {
  return (
    <span role="status" className={visuallyHidden()}>
      {busy ? words.working : ''}
    </span>
  );
}
