import type { FormWords } from '#engine';
import { PhoneText } from '../../host/phone.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { spinner } from '../../theme/spinner.styles.ts';
import { problemId } from '../field-ids.ts';
import { message, messageIcon, working as workingClass } from './field.styles.ts';

interface FieldMessageProps {
  readonly id: string;
  readonly problem: string | undefined;
  /**
   * Text shown while work for the field is in progress; empty when idle, undefined for a field that never has
   * any.
   */
  readonly working?: string | undefined;
  /** Whether screen readers announce a problem that appears while the focus is elsewhere. */
  readonly announced?: boolean | undefined;
  readonly words: FormWords;
}

/**
 * The problem with an answer, or the work in progress for it. Its space is reserved when there is neither.
 */
export function FieldMessage({ id, problem, working, announced, words }: FieldMessageProps) {
  return (
    <p id={problemId(id)} aria-live={announced ? 'polite' : undefined} className={message()}>
      {problem !== undefined && (
        <>
          <svg className={messageIcon()} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              fill="currentColor"
              fillRule="evenodd"
              d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 4.75a1 1 0 1 0-2 0v4.5a1 1 0 1 0 2 0v-4.5ZM10 13a1.15 1.15 0 1 0 0 2.3A1.15 1.15 0 0 0 10 13Z"
            />
          </svg>
          <span>
            <span className={visuallyHidden()}>{words.errorPrefix} </span>
            <PhoneText text={problem} phones={words.phones} />
          </span>
        </>
      )}
      {working !== undefined && (
        <span role="status" className={problem === undefined ? workingClass() : visuallyHidden()}>
          {working !== '' && (
            <>
              <span className={spinner()} aria-hidden="true" /> {working}
            </>
          )}
        </span>
      )}
    </p>
  );
}
