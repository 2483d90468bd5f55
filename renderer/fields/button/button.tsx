import { type FormWords, formEntries } from '#engine';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { spinner } from '../../theme/spinner.styles.ts';

const tones = { primary: 'primary', secondary: 'secondary', link: 'quiet' } as const;

/** A button with an action of its own. Without JavaScript the server performs it. */
export function Button({ field, id, busy, host }: FieldProps<'button'>) {
  return (
    <div className={pressPlace({ tone: field.tone })}>
      <button
        id={id}
        type="submit"
        name={formEntries.press}
        value={field.name}
        formNoValidate
        aria-busy={busy}
        className={`${button({ tone: tones[field.tone] })} ${press()}`}
      >
        {field.label}
        {busy && <span className={spinner({ place: 'end' })} aria-hidden="true" />}
      </button>
      <PressStatus busy={busy} words={host.words} />
    </div>
  );
}

interface PressStatusProps {
  readonly busy: boolean;
  readonly words: FormWords;
}

/** Tells a screen reader that work is in progress. */
function PressStatus({ busy, words }: PressStatusProps) {
  return (
    <span role="status" className={visuallyHidden()}>
      {busy ? words.working : ''}
    </span>
  );
}

/** Place of a button among the questions, and of its spinner. */
const pressPlace = css('button-press-place', {
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockEnd: '$5',
  '@print': { display: 'none' },
  variants: {
    tone: {
      primary: {},
      secondary: {},
      // Aligned with the text around it, and close to other links.
      link: { marginBlockEnd: '$2', marginInlineStart: '-0.25rem' },
    },
  },
});

const press = css('button-press', { position: 'relative' });
