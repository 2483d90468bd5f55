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

/** A question whose answer is typed into several boxes side by side, sent as entries of one name in their order. */
export function Boxes(props: BoxesProps) {
  const { boxes, id, texts, required, problem, registration } = props;
  return (
    <GroupFrame {...props} role="group" options={boxes}>
      <div className={row()}>
        {boxes.map(({ part, label, width, autoComplete, takesWords }, index) => (
          <label key={part} className={box({ digits: width })}>
            {label}
            <input
              {...registration}
              id={choiceId(id, index)}
              type="text"
              inputMode={takesWords ? undefined : 'numeric'}
              autoComplete={autoComplete}
              spellCheck={false}
              defaultValue={texts[index] ?? ''}
              aria-required={required}
              aria-invalid={problem !== undefined}
              className={`${control()} ${digits()}`}
            />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
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
