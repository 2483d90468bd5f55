import { useEffect, useState } from 'react';
import { characterCount, type FormWords, pluralForm, wordCount } from '#engine';
import { css } from '../../theme/css.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { counterId } from '../field-ids.ts';
import type { ShownLimit } from './shown-limit.ts';

interface RemainingProps {
  /** Id of the field. */
  readonly id: string;
  /** Id of the control, if that is another one. */
  readonly controlId?: string;
  readonly limit: ShownLimit;
  /** The text that the control begins with. */
  readonly text: string;
  readonly words: FormWords;
  /** Counts a text otherwise than as it is typed. */
  readonly countOf?: (text: string) => number;
}

/** Pause in typing before what remains is announced. */
const announcedAfterMs = 1000;

const counts = { characters: characterCount, words: wordCount };

/** How many characters or words may follow in a text control, or are too many. Announced when typing pauses. */
export function Remaining(props: RemainingProps) {
  const { id, controlId = id, limit, text, words, countOf = counts[limit.unit] } = props;
  const [typed, setTyped] = useState(text);
  const [announced, setAnnounced] = useState('');
  const { unit, most, from } = limit;
  const { limits, language } = words;
  const left = most - countOf(typed.trim());
  const isShown = most - left >= (most * from) / 100 || left < 0;
  const forms = limits[`${unit}${left < 0 ? ('Over' as const) : ('Left' as const)}`];
  const said = isShown ? pluralForm(forms, Math.abs(left), language) : '';

  useEffect(() => {
    const control = document.getElementById(controlId);
    const read = () => {
      if (control && 'value' in control) setTyped(String(control.value));
    };
    // A browser may have restored a text before the script came.
    read();
    control?.addEventListener('input', read);
    return () => control?.removeEventListener('input', read);
  }, [controlId]);

  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => setAnnounced(said), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [typed, text, said]);

  return (
    <>
      <p id={counterId(id)} className={allowed()}>
        {pluralForm(limits[`${unit}Allowed`], most, language)}
      </p>
      {isShown && (
        <p aria-hidden="true" className={remaining({ state: left < 0 ? 'over' : 'within' })}>
          {said}
        </p>
      )}
      <span role="status" className={visuallyHidden()}>
        {announced}
      </span>
    </>
  );
}

/** How much a text may have. Describes the control, and is seen where no script counts. */
const allowed = css('field-allowed', {
  display: 'none',
  fontSize: '$sm',
  color: '$inkSoft',
  '@unscripted': { display: 'block' },
});

/** How much may follow. */
const remaining = css('field-remaining', {
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  variants: {
    state: {
      within: { color: '$inkSoft' },
      over: { color: '$danger', fontWeight: '$medium' },
    },
  },
});
