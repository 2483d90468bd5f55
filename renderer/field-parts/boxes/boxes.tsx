import type { FormWords } from '#engine';
import { css } from '../../theme/css.ts';
import { control } from '../control/control.styles.ts';
import { choiceId } from '../field-ids.ts';
import type { QuestionProps, Registration } from '../field-props.ts';
import { GroupFrame } from '../frame/group-frame.tsx';

/** One of the boxes of an answer. */
interface Box {
  readonly part: string;
  readonly label: string;
  readonly width: 'two' | 'four';
  readonly autoComplete?: string | undefined;
  /** Takes words, too. */
  readonly takesWords?: boolean;
}

interface BoxesProps extends QuestionProps {
  readonly boxes: readonly Box[];
  readonly texts: readonly string[];
  readonly registration: Registration;
}

interface RowProps extends BoxesProps {
  /** How many boxes of the question come before them. */
  readonly after?: number;
}

/** A question whose answer is typed into several boxes side by side, sent as entries of one name in their order. */
export function Boxes(props: BoxesProps) {
  return (
    <GroupFrame {...props} role="group" options={props.boxes}>
      <RowOfBoxes {...props} />
    </GroupFrame>
  );
}

/** Boxes side by side, without the frame of a question. */
export function RowOfBoxes({ boxes, id, texts, required, problem, registration, after = 0 }: RowProps) {
  return (
    <div className={row()}>
      {boxes.map(({ part, label, width, autoComplete, takesWords }, index) => (
        <label key={part} className={box({ digits: width })}>
          {label}
          <input
            {...registration}
            id={choiceId(id, after + index)}
            type="text"
            inputMode={takesWords ? undefined : 'numeric'}
            autoComplete={autoComplete}
            spellCheck={false}
            defaultValue={texts[after + index] ?? ''}
            aria-required={required}
            aria-invalid={problem !== undefined}
            className={`${control()} ${digits()}`}
          />
        </label>
      ))}
    </div>
  );
}

/** The three boxes of a date, in the order in which they are sent. */
export function boxesOfDate({ day, month, year }: FormWords) {
  return [
    { part: 'day', label: day, width: 'two' },
    { part: 'month', label: month, width: 'two' },
    { part: 'year', label: year, width: 'four' },
  ] as const;
}

/** The boxes side by side; they wrap only where text is very large. */
const row = css('boxes', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

/** A box below its name. */
const box = css('boxes-box', {
  display: 'grid',
  gap: '$1',
  fontSize: '$sm',
  variants: {
    digits: {
      two: { width: '4.75rem' },
      four: { width: '6.75rem' },
    },
  },
});

/** With `control`: the digits of one box. */
const digits = css('boxes-digits', { fontVariantNumeric: 'tabular-nums' });
